import Looks
import Projects
import Screens

extension Site {
  /// The pictures of a sheet's screens that are chosen, in the order of its screens; devices, schemes and sizes within.
  ///
  /// A screen whose address another page has has none.
  public func pictures(of sheet: Sheet, _ choice: PictureChoice) -> [Picture] {
    guard let pages = SheetPages(self, sheet) else { return [] }
    var pictures: [Picture] = []
    for (slot, screen) in sheet.screens.enumerated() where slot < pages.pages.slots.count {
      guard !pages.pages.slots[slot].isClashing, choice.contains(screen, of: pages.paywall, in: project) else {
        continue
      }
      let title = pages.title(slot: slot)
      let notices =
        pages.notices.map(\.title) + (screen.isJudged ? [] : ["An excerpt: customers see all tiers at once."])
      for device in choice.devices {
        for scheme in choice.schemes {
          for size in choice.sizes {
            var picture = Picture(
              address: screen.address, path: "", device: device, scheme: scheme, size: size, heading: title.heading,
              lead: title.lead, notices: notices, imitates: imitates)
            let looks =
              [device.rawValue]
              + picture.anchor.split(separator: "-").map(String.init)
              .filter { $0 != device.rawValue }
            picture.path =
              screen.address + (screen.situation == .new ? "/new" : "") + "@" + looks.joined(separator: "-") + ".png"
            pictures.append(picture)
          }
        }
      }
    }
    return pictures
  }
}
