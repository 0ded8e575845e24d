import Findings
import SourceFormats

/// A resource of App Store Connect, united from all files that hold it.
struct Resource {
  let type: ResourceType
  let id: Placed<String>
  /// Its `attributes` and `relationships`, one of each for a file that has them.
  var attributes: [Node] = []
  var relationships: [Node] = []
  /// Its first object.
  let range: SourceRange
  /// Whether something owns it.
  var isOwned = false

  /// A territory stands in every file with the same attributes; those of the first files are enough.
  static let attributeLimit = 32

  /// The value of an attribute, of the first file that has it; nil where it is absent or null everywhere.
  func attribute(_ key: String) -> Node? {
    for node in attributes {
      if let value = node[key], value.kind != .null { return value }
    }
    return nil
  }

  /// The `data` of a relationship, be it null; nil where no file has it.
  func linkage(_ name: String) -> Node? {
    for node in relationships {
      if let data = node[name]?["data"] { return data }
    }
    return nil
  }
}

/// All resources of all files, joined by type and id, and who owns whom.
struct Resources {
  private(set) var all: [Resource] = []
  private var places: [Key: Int] = [:]
  private var children: [Link: [Int]] = [:]
  private var linked: Set<Pair> = []
  /// Relationships that some file lists, if only as empty.
  private var known: Set<Link> = []

  private struct Key: Hashable {
    var type: ResourceType
    var id: String
  }

  private struct Link: Hashable {
    var owner: Int
    var name: String
  }

  private struct Pair: Hashable {
    var link: Link
    var child: Int
  }

  func find(_ type: ResourceType, _ id: String) -> Int? { places[Key(type: type, id: id)] }

  /// The resource that a relationship with one end leads to, and the id as it stands.
  func target(of resource: Resource, _ name: String, _ type: ResourceType) -> (index: Int?, id: Placed<String>)? {
    guard let id = resource.linkage(name)?["id"]?.placedString else { return nil }
    return (find(type, id.value), id)
  }

  /// What a resource owns by a relationship, in the order of the files.
  func children(of owner: Int, _ name: String) -> [Int] { children[Link(owner: owner, name: name)] ?? [] }

  /// Whether the files say what a relationship leads to, if only to nothing.
  func knows(_ name: String, of owner: Int) -> Bool {
    let link = Link(owner: owner, name: name)
    return known.contains(link) || children[link] != nil
  }

  subscript(index: Int) -> Resource { all[index] }

  func indices(of type: ResourceType) -> [Int] { all.indices.filter { all[$0].type == type } }

  /// Notes an object that stands in `data` or `included`.
  mutating func add(_ node: Node, type: ResourceType, id: Placed<String>) -> Int {
    let key = Key(type: type, id: id.value)
    let index: Int
    if let known = places[key] {
      index = known
    } else {
      index = all.count
      places[key] = index
      all.append(Resource(type: type, id: id, range: node.range))
    }
    if let attributes = node["attributes"], attributes.kind == .object,
      all[index].attributes.count < Resource.attributeLimit
    {
      all[index].attributes.append(attributes)
    }
    if let relationships = node["relationships"], relationships.kind == .object {
      all[index].relationships.append(relationships)
    }
    return index
  }

  mutating func link(_ child: Int, to owner: Int, by name: String) {
    let link = Link(owner: owner, name: name)
    guard linked.insert(Pair(link: link, child: child)).inserted else { return }
    children[link, default: []].append(child)
    all[child].isOwned = true
  }

  mutating func noteKnown(_ name: String, of owner: Int) { known.insert(Link(owner: owner, name: name)) }

  /// Follows the relationships that the resources themselves hold, in both directions.
  mutating func linkAll() {
    for owner in all.indices {
      for relation in Relation.byOwner[all[owner].type] ?? [] {
        for node in all[owner].relationships {
          guard let data = node[relation.name]?["data"] else { continue }
          noteKnown(relation.name, of: owner)
          let ends = data.kind == .array ? data.elements : [data]
          for end in ends {
            guard let id = end["id"]?.string, let child = find(relation.child, id) else { continue }
            link(child, to: owner, by: relation.name)
          }
        }
      }
    }
    for child in all.indices {
      for relation in Relation.byChild[all[child].type] ?? [] {
        guard let back = relation.back, let owner = target(of: all[child], back, relation.owner)?.index else {
          continue
        }
        link(child, to: owner, by: relation.name)
      }
    }
  }
}
