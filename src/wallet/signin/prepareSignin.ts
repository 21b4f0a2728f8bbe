import { isOf } from './grammar.ts'
import { SigninError } from './SigninError.ts'
import type { SigninAdapter } from './signinAdapter.ts'
import type { SigninEvent } from './signinFlow.ts'

/** Timeout of a nonce request, in milliseconds. */
export const noncePatience = 20_000
/**
 * A nonce older than this, in milliseconds, is replaced before use: servers expire them after about
 * five minutes.
 */
export const nonceLasts = 240_000

export interface Preparation {
  adapter: Pick<SigninAdapter, 'getNonce' | 'format'>
  turn: number
  send: (event: SigninEvent) => void
  tell?: ((error: SigninError) => void) | undefined
}

const noNonce = (text: string) =>
  'A nonce has at least eight letters and digits, and nothing else (EIP-4361): ' +
  `"${text}" isn't valid. For a UUID: crypto.randomUUID().replaceAll('-', '').`

/**
 * Requests a nonce and reports it, or the failure. Returns a function that cancels it; nothing is
 * reported afterward.
 */
export function prepareSignin({ adapter, turn, send, tell }: Preparation): () => void {
  const given = new AbortController()
  const fail = (message: string, cause?: unknown) => {
    if (given.signal.aborted) return
    stop()
    send({ type: 'nonceFailed', turn })
    tell?.(new SigninError('preparing', message, { cause }))
  }
  const timer = setTimeout(
    () => fail(`getNonce didn't return a nonce within ${noncePatience / 1000} seconds.`),
    noncePatience,
  )
  const stop = () => {
    clearTimeout(timer)
    given.abort()
  }
  const ask = async () => {
    try {
      const nonce: unknown = await adapter.getNonce({ signal: given.signal })
      if (typeof nonce !== 'string' || nonce === '')
        return fail('getNonce must return a non-empty string.')
      if (given.signal.aborted) return
      if (adapter.format !== 'own' && !isOf('nonce', nonce)) {
        // Logged for the developer: sign-in fails for everyone.
        console.error(noNonce(nonce))
        return fail(noNonce(nonce))
      }
      clearTimeout(timer)
      send({ type: 'nonceArrived', turn, nonce })
    } catch (cause) {
      fail("Couldn't load the nonce.", cause)
    }
  }
  void ask()
  return stop
}
