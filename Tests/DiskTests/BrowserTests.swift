import Findings
import Foundation
import Testing

@testable import Disk

@Suite struct BrowserTests {
  @Test func isTheOneThatIsNamedElseTheFirstThatIsFound() throws {
    let folder = try TemporaryFolder()
    for name in ["a/google-chrome", "b/chromium", "c/mine"] {
      try folder.write(name, Array("#!/bin/sh\n".utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + name)
    }
    try folder.write("a/chromium", Array("no program".utf8))
    let path = "relative:\(folder.path)/a:\(folder.path)/b"
    #expect(Browser.find(["PATH": path])?.program == folder.path + "/b/chromium")
    #expect(Browser.find(["PATH": "\(folder.path)/a"])?.program == folder.path + "/a/google-chrome")
    #expect(Browser.find(["PATH": path, "CHROME": folder.path + "/c/mine"])?.program == folder.path + "/c/mine")
    #expect(Browser.find(["PATH": folder.path + "/c", "CHROME": "mine"])?.program == folder.path + "/c/mine")
    #expect(Browser.find(["PATH": path, "CHROME": folder.path + "/c"]) == nil)
  }

  @Test func temporaryFoldersGoWithTheirValue() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder).path
    try folder?.write("a/b.txt", Array("x".utf8))
    #expect(FileManager.default.fileExists(atPath: path + "/a/b.txt"))
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aBrowserThatHangsIsStopped() throws {
    let folder = try TemporaryFolder()
    try folder.write("slow", Array("#!/bin/sh\nexec sleep 60\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/slow")
    #expect(throws: Browser.Failure.tookTooLong) {
      try Browser(program: folder.path + "/slow").document(of: "/x.html", profile: folder.path + "/p", seconds: 1)
    }
  }
}
