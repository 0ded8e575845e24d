/// `paywallgen init`.
@Sendable func initialize(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  console.complain("'init' is not part of this version yet")
  return .incomplete
}
