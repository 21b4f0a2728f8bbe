import { sameAddress } from '#base'
import { type Address, type Hex, recoverMessageAddress } from 'viem'
import { holdsAt, readLoginText } from '../gateway/userData/loginText.ts'

/**
 * The server's behavior: `agrees`; `noNonce` (returns 503 for the first nonce request); `rejects`
 * (rejects every signature); `fails` (breaks while verifying one); `hangs` (responds only after the
 * behavior changes).
 */
const serverBehaviors = ['agrees', 'noNonce', 'rejects', 'fails', 'hangs'] as const
type ServerBehavior = (typeof serverBehaviors)[number]

export interface SigninServerOptions {
  behavior?: ServerBehavior
  /** Milliseconds. */
  now: () => number
  /** The site that users sign in to. */
  domain: () => string
}

/**
 * A consumer app's sign-in server. It parses messages and verifies signatures with its own code,
 * and every nonce is for single use.
 */
export interface SigninServer {
  nonce(): Promise<string>
  login(text: string, signature: Hex): Promise<boolean>
  logout(): void
  /** The logged-in address. */
  session(): Address | undefined
  /** What the server returns for the logged-in address. */
  account(): Promise<Address | null>
  /** Begins a session without a message, as a cookie from an earlier visit does. */
  restore(account: Address): void
  set(behavior: ServerBehavior): void
  /** Deletes all sessions and nonces. */
  reset(behavior?: ServerBehavior): void
  /**
   * Calls back when a session begins or ends, and when the behavior changes; returns a function
   * that unsubscribes.
   */
  subscribe(listener: () => void): () => void
}

export function createSigninServer({
  behavior: first = 'agrees',
  now,
  domain,
}: SigninServerOptions): SigninServer {
  let behavior = first
  let count = 0
  let session: Address | undefined
  const open = new Set<string>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const change = (next: Address | undefined) => {
    session = next
    tell()
  }

  /** Waits while the server hangs. */
  async function answering(): Promise<void> {
    while (behavior === 'hangs') {
      await new Promise<void>((done) => {
        const stop = subscribe(() => {
          stop()
          done()
        })
      })
    }
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    subscribe,
    session: () => session,
    async account() {
      await answering()
      if (behavior === 'fails') throw new Error('500 Internal Server Error')
      return session ?? null
    },
    restore: change,
    logout: () => change(undefined),
    set(next) {
      behavior = next
      tell()
    },
    reset(next = 'agrees') {
      behavior = next
      count = 0
      open.clear()
      change(undefined)
    },
    async nonce() {
      await answering()
      if (behavior === 'noNonce') throw new Error('503 Service Unavailable')
      const nonce = `nonce${String(++count).padStart(5, '0')}`
      open.add(nonce)
      return nonce
    },
    async login(text, signature) {
      await answering()
      if (behavior === 'fails') throw new Error('500 Internal Server Error')
      const said = readLoginText(text)
      // Used up before the signature is checked, even if it is wrong.
      if (!said || !open.delete(said.nonce) || behavior === 'rejects') return false
      if (said.domain !== domain() || !holdsAt(said, now())) return false
      const signer = await recoverMessageAddress({ message: text, signature }).catch(
        () => undefined,
      )
      if (!sameAddress(signer, said.address)) return false
      change(said.address)
      return true
    },
  }
}
