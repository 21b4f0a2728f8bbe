import { sameAddress } from '#base'
import { type Address, type Hex, recoverMessageAddress } from 'viem'
import { holdsAt, readLoginText } from '../gateway/userData/loginText.ts'

/**
 * What the server does when it is asked: `agrees`; `noNonce` (answers 503 to the first question); `refuses` (takes no signature);
 * `fails` (breaks while it looks at one); `hangs` (answers only once the switch is moved).
 */
const serverBehaviours = ['agrees', 'noNonce', 'refuses', 'fails', 'hangs'] as const
type ServerBehaviour = (typeof serverBehaviours)[number]

export interface SigninServerOptions {
  behaviour?: ServerBehaviour
  /** Milliseconds. */
  now: () => number
  /** The site for which it lets people in. */
  domain: () => string
}

/** A stranger's server to sign in at. It reads messages and signatures with code of its own, and every nonce is good once. */
export interface SigninServer {
  nonce(): Promise<string>
  login(text: string, signature: Hex): Promise<boolean>
  logout(): void
  /** Who is signed in. */
  session(): Address | undefined
  set(behaviour: ServerBehaviour): void
  /** Forgets everybody and every nonce. */
  reset(behaviour?: ServerBehaviour): void
  /** Calls back when a session begins or ends, and when the switch is moved; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

export function createSigninServer({ behaviour: first = 'agrees', now, domain }: SigninServerOptions): SigninServer {
  let behaviour = first
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

  /** Waits for as long as the server hangs. */
  async function answering(): Promise<void> {
    while (behaviour === 'hangs') {
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
    logout: () => change(undefined),
    set(next) {
      behaviour = next
      tell()
    },
    reset(next = 'agrees') {
      behaviour = next
      count = 0
      open.clear()
      change(undefined)
    },
    async nonce() {
      await answering()
      if (behaviour === 'noNonce') throw new Error('503 Service Unavailable')
      const nonce = `nonce${String(++count).padStart(5, '0')}`
      open.add(nonce)
      return nonce
    },
    async login(text, signature) {
      await answering()
      if (behaviour === 'fails') throw new Error('500 Internal Server Error')
      const said = readLoginText(text)
      // Struck off before the signature is looked at: a wrong one costs it.
      if (!said || !open.delete(said.nonce) || behaviour === 'refuses') return false
      if (said.domain !== domain() || !holdsAt(said, now())) return false
      const signer = await recoverMessageAddress({ message: text, signature }).catch(() => undefined)
      if (!sameAddress(signer, said.address)) return false
      change(said.address)
      return true
    },
  }
}
