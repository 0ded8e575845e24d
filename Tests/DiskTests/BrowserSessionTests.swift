import Findings
import Foundation
import Testing

@testable import Disk

@Suite struct BrowserSessionTests {
  static let browser = Browser.find(ProcessInfo.processInfo.environment)
  static let absent = Comment("there is no Chromium on this machine: nothing is drawn with it")

  func program(_ text: String, in folder: TemporaryFolder) throws -> Browser {
    try folder.write("program", Array("#!/bin/sh\n\(text)\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/program")
    return Browser(program: folder.path + "/program")
  }

  @Test func saysWhyNothingCanBeAsked() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Browser.Failure.cannotStart("No such file or directory")) {
      try BrowserSession(Browser(program: folder.path + "/nowhere"), profile: folder.path, scale: 1)
    }
    #expect(throws: Browser.Failure.ended(3)) {
      try BrowserSession(try program("exit 3", in: folder), profile: folder.path, scale: 1)
    }
    #expect(throws: Browser.Failure.refused("an answer to Target.createTarget that makes no sense")) {
      try BrowserSession(
        try program(#"printf 'nonsense\0' >&4; sleep 60"#, in: folder), profile: folder.path, scale: 1)
    }
    #expect(throws: Browser.Failure.refused("no")) {
      let answer = #"{"id":7,"result":{}}\0{"method":"x"}\0{"id":1,"error":{"message":"no"}}\0"#
      return try BrowserSession(
        try program("printf '\(answer)' >&4; sleep 60", in: folder), profile: folder.path, scale: 1)
    }
  }

  @Test func waitsNeitherForeverNorForNobody() throws {
    let folder = try TemporaryFolder()
    let silent = try program("sleep 60", in: folder)
    #expect(throws: Browser.Failure.tookTooLong) {
      try BrowserSession(silent, profile: folder.path, scale: 1, seconds: 0)
    }
    #expect(throws: Browser.Failure.stopped) {
      try BrowserSession(silent, profile: folder.path, scale: 1, isStopped: { true })
    }
  }

  /// The program has started another one, as browsers do; both are gone when the session is.
  @Test func leavesNoProcessBehind() throws {
    let folder = try TemporaryFolder()
    let parent = try program(
      "echo $$ >'\(folder.path)/ids'; sleep 60 & echo $! >>'\(folder.path)/ids'; wait", in: folder)
    #expect(throws: Browser.Failure.stopped) {
      try BrowserSession(parent, profile: folder.path, scale: 1) {
        let ids = try? String(contentsOfFile: folder.path + "/ids", encoding: .utf8)
        return ids?.split(separator: "\n").count == 2
      }
    }
    let ids = try String(contentsOfFile: folder.path + "/ids", encoding: .utf8).split(separator: "\n").compactMap {
      Int32($0)
    }
    #expect(ids.count == 2)
    for id in ids {
      // Whoever is ended but not yet taken note of by its new parent is no process any more.
      let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8).split(separator: " ").dropFirst(2)
        .first
      #expect(kill(id, 0) != 0 || state == "Z")
    }
  }

  @Test(.enabled(if: browser != nil, absent)) func drawsOnePageAfterTheOther() throws {
    let browser = try #require(Self.browser)
    let folder = try TemporaryFolder()
    func write(_ name: String, height: Int) throws {
      try folder.write(
        name,
        Array(
          """
          <!doctype html><body style="margin:0;height:\(height)px;background:red"><script>
          setTimeout(() => { window.picture = { width: 300, height: \(height) } }, 30)</script>
          """.utf8))
    }
    try write("a.html", height: 1200)
    try write("b.html", height: 10)
    try write("c.html", height: 9000)
    let session = try BrowserSession(browser, profile: folder.path + "/profile", scale: 2)
    let first = try session.draw(folder.path + "/a.html", width: 300)
    #expect(first.width == 300 && first.height == 1200)
    #expect(Array(first.png[16..<24]) == [0, 0, 2, 88, 0, 0, 9, 96])
    let second = try session.draw(folder.path + "/b.html", width: 300)
    #expect(Array(second.png[16..<24]) == [0, 0, 2, 88, 0, 0, 0, 20])
    #expect(try session.draw(folder.path + "/a.html", width: 300) == first)
    #expect(throws: Browser.Failure.tooLong(9000)) { try session.draw(folder.path + "/c.html", width: 300) }
    #expect(throws: Browser.Failure.refused("net::ERR_FILE_NOT_FOUND")) {
      try session.draw(folder.path + "/d.html", width: 300)
    }
  }
}
