/// `paywallgen screens`.
@Sendable func screens(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  console.complain("'screens' is not part of this version yet")
  return .incomplete
}
