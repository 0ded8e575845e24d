/// `paywallgen check`.
@Sendable func check(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  console.complain("'check' is not part of this version yet")
  return .incomplete
}
