import type { SafeRef } from '#base'

/** The address has no contract on this chain, or one that does not respond like a Safe. */
export class NotASafeError extends Error {
  override readonly name = 'NotASafeError'
  readonly at: SafeRef
  constructor(at: SafeRef) {
    super(
      `There is no Safe at ${at.address} on chain ${at.chainId}. ` +
        'Check the address and the network: a Safe exists only on the networks it was created on.',
    )
    this.at = at
  }
}
