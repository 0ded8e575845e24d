import Looks
import Reports

/// A paywall's look under the name it is handed over by.
public struct NamedLook: Sendable {
  /// The paywall's part of addresses.
  public var name: String
  public var look: Look

  public init(name: String, look: Look) {
    self.name = name
    self.look = look
  }
}

/// The looks of paywalls as design tokens: the Design Tokens Format Module 2025.10, <https://www.designtokens.org/tr/2025.10/format/>.
///
/// A group a paywall; in it `color.light` and `color.dark`, `type` (a role's size, line, weight) at the three text sizes of the previews, and `space`.
/// They are the tokens that draw the previews and that the rules judge.
public func designTokens(_ looks: [NamedLook]) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    for named in looks {
      writer.key(named: named.name)
      writer.object { $0.tokens(of: named.look) }
    }
  }
  return writer.finished()
}

extension JSONWriter {
  fileprivate mutating func tokens(of look: Look) {
    key("color")
    object { writer in
      writer.key("$type")
      writer.string("color")
      for scheme in Scheme.allCases {
        writer.key(named: scheme.rawValue)
        writer.object { writer in
          for token in ColorToken.allCases {
            writer.key(named: token.rawValue)
            writer.object(inline: true) { writer in
              writer.key("$value")
              writer.value(look.color(token, in: scheme))
            }
          }
        }
      }
    }
    key("type")
    object { writer in
      writer.key("$type")
      writer.string("typography")
      for (name, size) in [("large", TextSize.large), ("ax3", .ax3), ("ax5", .ax5)] {
        writer.key(named: name)
        writer.object { writer in
          for role in Role.allCases where role != .icon {
            let style = look.style(for: role, at: size)
            writer.key(named: role.rawValue)
            writer.object(inline: true) { writer in
              writer.key("$value")
              writer.value(style)
            }
          }
        }
      }
    }
    key("space")
    object { writer in
      writer.key("$type")
      writer.string("dimension")
      for measure in Measure.allCases {
        writer.key(named: measure.rawValue)
        writer.object(inline: true) { writer in
          writer.key("$value")
          writer.points(measure.value(in: look.controlStyle))
        }
      }
    }
  }

  private mutating func value(_ color: Color) {
    object(inline: true) { writer in
      writer.key("colorSpace")
      writer.string("srgb")
      writer.key("components")
      writer.array(inline: true) { writer in
        for part in [color.red, color.green, color.blue] { writer.share(Double(part) / 255) }
      }
      writer.key("alpha")
      writer.share(color.opacity)
      writer.key("hex")
      writer.string(color.opacity(1).hex)
    }
  }

  private mutating func value(_ style: RoleStyle) {
    object(inline: true) { writer in
      writer.key("fontFamily")
      writer.strings(["system-ui", "sans-serif"])
      writer.key("fontSize")
      writer.points(style.size)
      writer.key("fontWeight")
      writer.number(style.weight)
      writer.key("letterSpacing")
      writer.points(0)
      writer.key("lineHeight")
      writer.number(style.size > 0 ? style.lineHeight / style.size : 1)
    }
  }

  private mutating func points(_ value: Double) {
    object(inline: true) { writer in
      writer.key("value")
      writer.number(value)
      writer.key("unit")
      writer.string("px")
    }
  }
}
