import { isEmptyAnswer, isHexBytes, withPrefix } from '#base'
import type { Address } from 'viem'
import { readWalletError } from '../connectors/walletErrors.ts'
import { checkSigninMessage } from './checkSigninMessage.ts'
import { readSigninMessage } from './readSigninMessage.ts'
import { SigninError } from './SigninError.ts'
import type { SigninAdapter, SigninFacts, Site } from './signinAdapter.ts'
import type { SigninEvent } from './signinFlow.ts'

export interface SigninRun extends Pick<SigninFacts, 'nonce'> {
  /** Undefined if the wallet disconnected just before. */
  address: Address | undefined
  chainId: number | undefined
  adapter: Pick<
    SigninAdapter,
    'createMessage' | 'getMessageBody' | 'verify' | 'signOut' | 'format' | 'now'
  >
  /** Asks the wallet to sign a message. */
  sign: (text: string) => Promise<unknown>
  site: Site
  now: () => number
  turn: number
  send: (event: SigninEvent) => void
  /** Whether the user has moved on; the wallet's response is then ignored. */
  isOver: () => boolean
  tell?: ((error: SigninError) => void) | undefined
}

/** Runs one sign-in, from the message to the server's response. Reports each step; never throws. */
export async function runSignin(run: SigninRun): Promise<void> {
  const { adapter, turn, send, isOver } = run
  const fail = (
    failure: Extract<SigninEvent, { type: 'failed' }>['failure'],
    message: string,
    cause?: unknown,
  ) => {
    if (isOver()) return
    send({ type: 'failed', turn, failure })
    run.tell?.(new SigninError(failure.at, message, { cause }))
  }

  const { nonce, address, chainId } = run
  if (!address || chainId === undefined)
    return fail({ at: 'preparing' }, 'No address or chain ID found')
  const facts = { nonce, address, chainId }
  let message: unknown
  let text: unknown
  let problem: string | undefined
  try {
    const made = adapter.createMessage(facts)
    // Avoids an unnecessary await: some browsers open a wallet only right after the press.
    message = isPromise(made) ? await made : made
    text = adapter.getMessageBody ? adapter.getMessageBody({ message }) : message
    if (typeof text === 'string' && adapter.format !== 'own')
      problem = problemOf(text, facts, { site: run.site, now: adapter.now?.() ?? run.now() })
  } catch (cause) {
    return fail({ at: 'preparing' }, "Couldn't create the message.", cause)
  }
  if (typeof text !== 'string')
    return fail(
      { at: 'elsewhere' },
      "createMessage didn't return a string, so the adapter needs getMessageBody.",
    )
  if (problem)
    return fail(
      { at: 'preparing' },
      `This page can't request a signature for this message: ${problem}.`,
    )
  if (isOver()) return
  send({ type: 'messageCreated', turn })

  let answer: unknown
  try {
    answer = withPrefix(await run.sign(text))
  } catch (cause) {
    const reason = readWalletError(cause)
    if (reason.kind !== 'rejected')
      return fail({ at: 'signing', reason }, "The wallet didn't sign.", cause)
    return send({ type: 'declined', turn })
  }
  if (isEmptyAnswer(answer)) return send({ type: 'declined', turn })
  if (!isHexBytes(answer)) {
    const failure = { at: 'signing', reason: { kind: 'failed' } } as const
    return fail(failure, "The wallet didn't return a signature.")
  }
  if (isOver()) return
  send({ type: 'signed', turn })

  try {
    const taken = await adapter.verify({ message, signature: answer })
    // The user left before the session started, so it's ended.
    if (taken && isOver()) return await leave()
    if (!taken) return fail({ at: 'verifying' }, 'The server rejected the signature.')
  } catch (cause) {
    return fail({ at: 'verifying' }, "Couldn't verify the signature.", cause)
  }
  send({ type: 'verified', turn, account: address })

  async function leave(): Promise<void> {
    try {
      await adapter.signOut()
    } catch (cause) {
      run.tell?.(new SigninError('elsewhere', "Couldn't end the session.", { cause }))
    }
  }
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

function problemOf(
  text: string,
  facts: SigninFacts,
  { site, now }: Pick<SigninRun, 'site'> & { now: number },
) {
  const message = readSigninMessage(text)
  if (!message) return 'malformed'
  return checkSigninMessage(message, {
    domain: site.domain,
    scheme: site.scheme,
    ...facts,
    now,
  })
}
