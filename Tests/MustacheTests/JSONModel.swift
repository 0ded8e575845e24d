import Foundation

@testable import Mustache

/// Builds a model of JSON data. Every key in it becomes a symbol.
struct JSONModel {
  private(set) var symbols = SymbolTable()
  private(set) var model: Model

  init(_ json: Any) {
    var builder = ModelBuilder()
    var symbols = SymbolTable()
    let root = Self.add(json, to: &builder, &symbols)
    model = builder.finish(root)
    self.symbols = symbols
  }

  init(text: String) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
  }

  private static func add(_ json: Any, to builder: inout ModelBuilder, _ symbols: inout SymbolTable) -> ModelReference {
    switch json {
    case let object as [String: Any]:
      return builder.object { builder in
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
          builder.set(symbols.add(key), add(value, to: &builder, &symbols))
        }
      }
    case let list as [Any]:
      return builder.list { builder in
        for value in list { builder.append(add(value, to: &builder, &symbols)) }
      }
    case let text as String: return builder.text(text)
    case let number as NSNumber:
      return JSONFlag.isFlag(number) ? builder.flag(number.boolValue) : builder.text(number.stringValue)
    default: return .absent
    }
  }
}

private enum JSONFlag {
  static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
