/// `paywallgen explain`.
@Sendable func explain(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  console.complain("'explain' is not part of this version yet")
  return .incomplete
}
