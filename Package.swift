// swift-tools-version: 6.2
import PackageDescription

/// The modules in the order of the flow. A module sees only those its line names, and all of them stand above it:
/// the arrows of the architecture are checked by the compiler.
let modules: [(name: String, sees: [String])] = [
  ("Threads", []),
  ("Findings", []),
  ("SourceFormats", ["Findings", "CYAML"]),
  ("Locales", ["Findings", "EmbeddedFiles"]),
  ("StoreCatalog", ["Findings", "SourceFormats", "Locales"]),
  ("CommonMark", ["Findings", "CCMark"]),
  ("Words", ["Findings", "SourceFormats", "Locales", "CommonMark", "EmbeddedFiles"]),
  ("Looks", ["Findings", "SourceFormats"]),
  ("Projects", ["Threads", "Findings", "SourceFormats", "Locales", "StoreCatalog", "CommonMark", "Words", "Looks"]),
  ("Screens", ["Findings", "Locales", "StoreCatalog", "CommonMark", "Words", "Looks", "Projects"]),
  ("ReviewRules", ["Findings", "Locales", "StoreCatalog", "CommonMark", "Words", "Looks", "Projects", "Screens"]),
  ("Mustache", ["Findings"]),
  (
    "Reports",
    [
      "Findings", "SourceFormats", "Locales", "StoreCatalog", "Words", "Looks", "Projects", "Screens", "ReviewRules",
      "Mustache",
    ]
  ),
  (
    "Handoff",
    ["Findings", "Locales", "StoreCatalog", "Words", "Looks", "Projects", "Screens", "Reports"]
  ),
  (
    "Sites",
    [
      "Findings", "Locales", "StoreCatalog", "Words", "Looks", "Projects", "Screens", "ReviewRules", "Reports",
      "Handoff", "Mustache", "EmbeddedFiles",
    ]
  ),
  ("Disk", ["Findings"]),
  ("Server", ["Findings", "Disk", "CMicroHTTPD"]),
  (
    "Commands",
    [
      "Threads", "Findings", "SourceFormats", "Locales", "StoreCatalog", "CommonMark", "Words", "Looks", "Projects",
      "Screens",
      "ReviewRules", "Reports", "Handoff", "Mustache", "Sites", "Disk",
      "Server",
    ]
  ),
]

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

let systemLibraries: [Target] = [
  .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
  .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(
    name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
]

/// A module that another one sees. What listens cannot be part of a binary that needs no library, so it is seen only where it is wanted.
func dependency(_ name: String) -> Target.Dependency {
  name == "CMicroHTTPD" ? .target(name: name, condition: .when(traits: ["Server"])) : .byName(name: name)
}

/// What a test of a module may import: the module, what it sees, and the small worlds that tests are written in.
func testDependencies(of module: (name: String, sees: [String])) -> [Target.Dependency] {
  var names = [module.name, "TestWorlds"] + module.sees.filter { !["CYAML", "CCMark", "CMicroHTTPD"].contains($0) }
  // What pages say in Markdown is read back.
  if module.name == "Sites" { names.append("CommonMark") }
  return names.map { .byName(name: $0) }
}

/// What lies beside tests and is none of their source.
let otherTestFiles = [
  "Locales": ["cldr"], "Words": ["Snapshots"], "Screens": ["Snapshots"], "Sites": ["Snapshots"],
  "ReviewRules": ["Silence"],
]

var targets: [Target] = systemLibraries
targets.append(.target(name: "EmbeddedFiles", exclude: ["SystemWords"]))
for module in modules {
  let sees: [Target.Dependency] = module.sees.map(dependency)
  // Foundation's own ICU, which the toolchain does not link by itself, or the system's; only Locales calls it.
  let icu: [LinkerSetting] = [
    .linkedLibrary("_FoundationICU", .when(platforms: [.linux])),
    .linkedLibrary("icucore", .when(platforms: [.macOS])),
  ]
  let links = module.name == "Locales" ? icu : []
  targets.append(
    .target(
      name: module.name, dependencies: sees, exclude: ["Projects", "Reports"].contains(module.name) ? ["Schemas"] : [],
      swiftSettings: settings, linkerSettings: links))
  targets.append(
    .testTarget(
      name: module.name + "Tests", dependencies: testDependencies(of: module),
      exclude: otherTestFiles[module.name] ?? [], swiftSettings: settings))
}
targets.append(
  .target(name: "TestWorlds", dependencies: ["Findings"], path: "Tests/TestWorlds", swiftSettings: settings))
targets.append(.executableTarget(name: "paywallgen", dependencies: ["Commands"], swiftSettings: settings))
// What `make bench` measures beside whole builds. It is no product.
targets.append(
  .executableTarget(
    name: "measure", dependencies: ["Findings", "Locales", "Words"], path: "Benchmarks/measure",
    swiftSettings: settings))

let package = Package(
  name: "paywallgen",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "paywallgen", targets: ["paywallgen"])],
  traits: [
    .trait(name: "Server", description: "The command 'serve', which needs libmicrohttpd"),
    .default(enabledTraits: ["Server"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
