/** The configured node belongs to another chain. None of its data may be used. */
export class OtherChainError extends Error {
  override readonly name = 'OtherChainError'
  constructor(expected: number, actual: number) {
    super(
      `The node configured for chain ${expected} belongs to chain ${actual}. ` +
        'Nothing was read from it; correct its URL in the configuration.',
    )
  }
}
