import { pairingLasts } from '../connect/session.ts'
import type { PairingClient } from './loadPairingClient.ts'

/** Nobody has answered a code in time. */
class PairingExpiredError extends Error {
  override readonly name = 'TimeoutError'
  constructor() {
    super('The code has expired: no wallet has answered it in time. Make a new one and scan that.')
  }
}

/**
 * So long the client and the relay may take until there is a code, in milliseconds. The client gives each try to reach the relay 15 seconds; a slow network
 * has one whole try, and some time for loading the client.
 */
export const pairingPatience = 20_000

/** There is no code in time: the relay, or the client of it, could not be reached. */
class NoPairingError extends Error {
  override readonly name = 'TimeoutError'
  constructor() {
    super('No code could be made: the service that connects wallets does not answer. Check the connection to the internet, then try again.')
  }
}

/** What a pairing that was given up ends in. */
export const pairingReset = () => new Error('Connection request reset. Please try again.')

/** What somebody else loads, or `NoPairingError` where it takes longer than {@link pairingPatience}. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoPairingError()), pairingPatience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A code that waits for a wallet. */
export interface Pairing {
  /** Ends when the wallet has agreed; throws what it answered, `TimeoutError` when nobody did or there was no code in time, or what `cancel` was given. */
  paired: Promise<void>
  /** Gives it up: the code is dead, and a wallet that agrees all the same is disconnected again. */
  cancel(reason?: Error): void
}

/** Makes a pairing for some chains, of which the first is preferred, and tells its URI. */
export function pairWallet(client: PairingClient, chains: readonly number[], tell: (uri: string) => void): Pairing {
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
    // Best effort: without a connection to the relay nobody can answer the code either.
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
