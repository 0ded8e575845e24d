import Findings
import Locales
import Projects
import StoreCatalog

/// Pictures that promote products are of one size, and each its own.
enum PromoImageInvalid: ProjectRule {
  static let id = "promo-image-invalid"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = "2.3.2"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A promotional image has the wrong size or format, or is another product's

    A product's promotional image is a PNG or JPEG file of 1024 × 1024 pixels, and no two products share one.

    ## Why

    App Store Connect takes no other size and no other format. Equal images weigh less: App Review has sent back products for "duplicate or
    identical promotional images".

    ## Source

    Apple, In-app purchase information,
    <https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information>, 2026-11; App Review Guidelines 2.3.2,
    2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: asc.json
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.all", "name": "All",
        "inAppPurchaseType": "NON_CONSUMABLE" }, "relationships": { "images": { "data": [ { "type": "inAppPurchaseImages", "id": "I" } ] } } } ],
      "included": [ { "type": "inAppPurchaseImages", "id": "I", "attributes": { "fileName": "all.png",
        "imageAsset": «{ "width": 512, "height": 512 }» } } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: asc.json
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.a", "name": "A",
        "inAppPurchaseType": "CONSUMABLE" }, "relationships": { "images": { "data": [ { "type": "inAppPurchaseImages", "id": "I" } ] } } },
      { "type": "inAppPurchases", "id": "2", "attributes": { "productId": "com.example.b", "name": "B",
        "inAppPurchaseType": "CONSUMABLE" }, "relationships": { "images": { "data": [ { "type": "inAppPurchaseImages", "id": "J" } ] } } } ],
      "included": [ { "type": "inAppPurchaseImages", "id": "I", "attributes": { "fileName": "a.png", "sourceFileChecksum": "c0ffee",
        "imageAsset": { "width": 1024, "height": 1024 } } },
      { "type": "inAppPurchaseImages", "id": "J", "attributes": { "fileName": «"b.webp"», "sourceFileChecksum": «"c0ffee"»,
        "imageAsset": { "width": 1024, "height": 1024 } } } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: asc.json
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.a", "name": "A",
        "inAppPurchaseType": "CONSUMABLE" }, "relationships": { "images": { "data": [ { "type": "inAppPurchaseImages", "id": "I" } ] } } },
      { "type": "inAppPurchases", "id": "2", "attributes": { "productId": "com.example.b", "name": "B",
        "inAppPurchaseType": "CONSUMABLE" }, "relationships": { "images": { "data": [ { "type": "inAppPurchaseImages", "id": "J" } ] } } } ],
      "included": [ { "type": "inAppPurchaseImages", "id": "I", "attributes": { "fileName": "a.PNG", "sourceFileChecksum": "c0ffee",
        "imageAsset": { "width": 1024, "height": 1024 } } },
      { "type": "inAppPurchaseImages", "id": "J", "attributes": { "fileName": "b.jpeg", "sourceFileChecksum": "decade",
        "imageAsset": { "width": 1024, "height": 1024 } } } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: asc.json
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.a", "name": "A",
        "inAppPurchaseType": "CONSUMABLE" }, "relationships": { "images": { "data": [ { "type": "inAppPurchaseImages", "id": "I" },
        { "type": "inAppPurchaseImages", "id": "J" } ] } } } ],
      "included": [ { "type": "inAppPurchaseImages", "id": "I", "attributes": { "fileName": "a.png", "sourceFileChecksum": "c0ffee",
        "state": "APPROVED" } },
      { "type": "inAppPurchaseImages", "id": "J", "attributes": { "fileName": "a.png", "sourceFileChecksum": "c0ffee",
        "state": "PREPARE_FOR_SUBMISSION" } } ] }
    ```

    ## How to fix

    Upload another image: 1024 × 1024 pixels, without rounded corners, one of its own for each product. Or none: it is needed for promoted
    products only.
    """

  static func obstacle(in project: Project) -> String? {
    project.catalog.products.contains { !$0.images.isEmpty }
      ? nil : "no data of App Store Connect includes promotional images"
  }

  static func check(_ project: Project, report: (Violation) -> Void) {
    var first: [String: (product: Int, range: SourceRange)] = [:]
    for (index, product) in project.catalog.products.enumerated() {
      let subject = product.subject(at: index)
      for image in product.images {
        if let width = image.width, let height = image.height, width != 1024 || height != 1024 {
          report(
            Violation(
              "Promotional image of \(subject.quoted) has \(width) × \(height) pixels; 1024 × 1024 are needed",
              help: "upload another", at: image.range, subjects: [subject]))
        }
        if let name = image.name, let point = name.value.lastIndex(of: "."),
          !["png", "jpg", "jpeg"].contains(name.value[name.value.index(after: point)...].lowercased())
        {
          report(
            Violation(
              "'\(shortened(name.value))', the promotional image of \(subject.quoted), is neither PNG nor JPEG",
              help: "upload another", at: name.range, subjects: [subject]))
        }
        guard let checksum = image.checksum else { continue }
        guard let other = first[checksum.value] else {
          first[checksum.value] = (index, checksum.range)
          continue
        }
        guard other.product != index else { continue }
        report(
          Violation(
            "Promotional image of \(subject.quoted) is another product's too", help: "give each its own, or none",
            at: checksum.range, related: [.init("the other one", at: other.range)], subjects: [subject], isMinor: true))
      }
    }
  }
}
