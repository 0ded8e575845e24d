/// `paywallgen build`.
@Sendable func build(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  console.complain("'build' is not part of this version yet")
  return .incomplete
}
