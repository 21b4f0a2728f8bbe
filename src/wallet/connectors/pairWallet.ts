import { pairingLasts } from '../connect/session.ts'
import type { PairingClient } from './loadPairingClient.ts'

/** Nobody has answered a code in time. */
export class PairingExpiredError extends Error {
  override readonly name = 'TimeoutError'
  constructor() {
    super('The code has expired: no wallet has answered it in time. Make a new one and scan that.')
  }
}

/** A code that waits for a wallet. */
export interface Pairing {
  /** Ends when the wallet has agreed; throws what it answered, `TimeoutError` when nobody did in time, or what `cancel` was given. */
  paired: Promise<void>
  /** Gives it up: the code is dead, and a wallet that agrees all the same is disconnected again. */
  cancel(reason?: Error): void
}

/** Makes a pairing for some chains, of which the first is preferred, and tells its URI. */
export function pairWallet(client: PairingClient, chains: readonly number[], tell: (uri: string) => void): Pairing {
  let open = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let give: (reason: Error) => void = () => {}
  const show = (uri: string) => {
    timer = setTimeout(() => cancel(new PairingExpiredError()), pairingLasts)
    tell(uri)
  }
  const close = () => {
    open = false
    clearTimeout(timer)
    client.removeListener('display_uri', show)
  }
  const cancel = (reason: Error = new Error('Connection request reset. Please try again.')) => {
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
