import Findings
import Testing

@testable import StoreCatalog

/// What is hidden of broken files, which are shown to people where they are broken.
@Suite struct SecretRangesTests {
  private func shown(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var files = SourceFiles()
    var left: [UInt8] = []
    let ranges = secretRanges(in: bytes, root: nil, file: files.add(path: "App.storekit", bytes: bytes))
    for (index, byte) in bytes.enumerated() where !ranges.contains(where: { index >= $0.start && index < $0.end }) {
      left.append(byte)
    }
    return String(decoding: left, as: UTF8.self)
  }

  @Test(arguments: [
    #""subscriptionOffersKeyPair": {"privateKey": "SECRET"},"#,
    #""subscriptionOffersKe\u0079Pair" : { "id":,"SECRET" }"#,
    "\"subsc\triptionOffersKeyPair\": {\"x\": \"SECRET\",,}", "\"subscriptionOffersKe\u{0}yPair\": {\"a\": \"SECRET\"}",
    #""privateKey: "SECRET""#, #"privateKey": "SECRET""#, #""privatKey": "SECRET""#, #""PrivateKey" "SECRET""#,
    #""subscriptionOffersKyPair": ["SECRET""#,
    "\"x\": \"MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSECRETSECRETSECRETSECRETSECRETSECRET\"",
  ]) func hidesKeysWhateverIsBroken(_ text: String) {
    #expect(!shown("{ " + text + " ").contains("SECRET"), "\(shown(text))")
  }

  @Test(arguments: [
    #"{ "productID": "com.example.private", "displayPrice": "9.99" }"#,
    #"{ "subscriptionGroupID": "A", "recurringSubscriptionPeriod": "P1M", "description": "A private key to your garden" }"#,
    #"{ "displayName": "MIGRATION", "referenceName": "Pirate" }"#,
  ]) func leavesTheRest(_ text: String) {
    #expect(shown(text) == text)
  }
}
