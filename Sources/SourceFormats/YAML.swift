import Findings

public func readYAML(_ bytes: [UInt8], file: FileID) -> Reading { Reading(root: nil, findings: []) }
