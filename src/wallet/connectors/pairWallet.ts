import { pairingLasts } from '../connect/session.ts'
import type { PairingClient } from './pairingClient.ts'

/** No wallet responded to the code in time. */
class PairingExpiredError extends Error {
  override readonly name = 'TimeoutError'
  constructor() {
    super('The code expired before a wallet responded. Get a new code and scan it.')
  }
}

/**
 * Maximum time until a code is available, in milliseconds. The client allows 15 seconds per
 * connection attempt; this leaves a slow network one full attempt, plus some time to load the
 * client.
 */
export const pairingPatience = 20_000

/** No code in time: the relay or its client could not be reached. */
export class NoPairingError extends Error {
  override readonly name = 'TimeoutError'
  constructor(cause?: unknown) {
    super(
      "Couldn't create a code: the service that connects wallets didn't respond. " +
        'Check your internet connection, then try again.',
      { cause },
    )
  }
}

/** The wallet approved, but shared no account of this page's networks. */
export class NoAccountError extends Error {
  override readonly name = 'NoAccountError'
  constructor() {
    super(
      "The wallet shared no account on this page's networks, so the session was ended. " +
        'Select another account in the wallet, then pair it again.',
    )
  }
}

/** The result of a canceled pairing. */
export const pairingReset = () => new Error('Connection request reset. Please try again.')

/** The result of a load, or `NoPairingError` if it takes longer than {@link pairingPatience}. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoPairingError()), pairingPatience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A code waiting for a wallet. */
export interface Pairing {
  /**
   * Resolves when the wallet has approved. Throws the wallet's error, `TimeoutError` if no wallet
   * responded or no code was available in time, or the reason passed to `cancel`.
   */
  paired: Promise<void>
  /**
   * Cancels the pairing: the code becomes invalid, and a wallet that still approves is
   * disconnected.
   */
  cancel(reason?: Error): void
}

/** Creates a pairing for some chains, the first one preferred, and reports its URI. */
export function pairWallet(
  client: PairingClient,
  chains: readonly number[],
  tell: (uri: string) => void,
): Pairing {
  let open = true
  let timer = setTimeout(() => cancel(new NoPairingError()), pairingPatience)
  let give: (reason: Error) => void = () => {}
  const show = (uri: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => cancel(new PairingExpiredError()), pairingLasts)
    tell(uri)
  }
  const close = () => {
    open = false
    clearTimeout(timer)
    client.removeListener('display_uri', show)
  }
  const cancel = (reason: Error = pairingReset()) => {
    if (!open) return
    close()
    // Best effort: without a connection to the relay, no wallet can respond to the code anyway.
    client.forgetPairings().catch(() => {})
    give(reason)
  }

  client.on('display_uri', show)
  const answered = client.pair(chains).then(
    () => (open ? close() : client.disconnect().catch(() => {})),
    (error: unknown) => {
      if (!open) return
      close()
      throw error
    },
  )
  const givenUp = new Promise<never>((_, reject) => {
    give = reject
  })
  return { paired: Promise.race([answered, givenUp]), cancel }
}
