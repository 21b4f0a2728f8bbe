import type { Address, Hex } from 'viem'
import { type SigninMessage, writeSigninMessage } from './signinMessage.ts'

/** Input for creating a message. */
export interface SigninFacts {
  nonce: string
  address: Address
  chainId: number
}

/** How an app signs users in. Errors are shown in the dialog, and users can retry. */
export interface SigninAdapter<Message = unknown> {
  /**
   * A fresh nonce from the app's server: at least eight letters and digits (EIP-4361), so no UUID
   * with dashes. Requested when the dialog opens, so that the press itself can open the wallet.
   */
  getNonce(options: { signal: AbortSignal }): Promise<string>
  /** The message to sign. */
  createMessage(facts: SigninFacts): Message | Promise<Message>
  /** The text of a message that is not a string. */
  getMessageBody?(options: { message: Message }): string
  /** Whether the server accepts the signature. */
  verify(answer: { message: Message; signature: Hex }): Promise<boolean>
  /**
   * Ends the session on the server. Called when the wallet disconnects or changes its account; may
   * be called without a session.
   */
  signOut(): void | Promise<void>
  /**
   * The account of the current session, as the server knows it; null without a session. Called when
   * a wallet connects while there is a session, such as one from a cookie, so that no one is shown
   * as signed in with someone else's session. Without it, such a session is ended.
   */
  getAccount?(options: { signal: AbortSignal }): Promise<Address | null>
  /** The server's time in milliseconds, if it is known better than by the visitor's clock. */
  now?(): number
  /**
   * `eip4361`, the default, checks every message before it is signed: format, site, account, chain,
   * nonce and times. `own` disables the check for a custom format.
   */
  format?: 'eip4361' | 'own'
}

export interface SigninAdapterOptions
  extends
    Pick<SigninAdapter<string>, 'verify' | 'signOut' | 'getAccount'>,
    Pick<SigninMessage, 'statement' | 'resources'> {
  /**
   * A fresh nonce, or the server's response with the nonce as its text. A response that isn't ok is
   * a failure, and the times of messages follow its `Date`, so that a visitor's wrong clock doesn't
   * matter: with another origin, the server has to expose that header.
   */
  getNonce(options: { signal: AbortSignal }): Promise<string | Response>
  /** Validity of a message in milliseconds; without it, it does not expire. */
  lifetime?: number | undefined
  /** Milliseconds. Default: the clock. */
  now?: (() => number) | undefined
  /** The app's site. Default: the page. */
  site?: (() => Site) | undefined
}

/** A site as named in messages. */
export interface Site {
  /** Host, with the port unless it is the default one. */
  domain: string
  /** Such as `https`. */
  scheme: string
  uri: string
}

/** The site of this page. The path is left out, because it may be private. */
export const pageSite = (): Site => ({
  domain: location.host,
  scheme: location.protocol.replace(/:$/, ''),
  uri: location.origin,
})

/** An adapter for EIP-4361 messages of this page; the app provides its server's three calls. */
export function createSigninAdapter({
  getNonce,
  verify,
  signOut,
  getAccount,
  statement,
  resources,
  lifetime,
  now = Date.now,
  site = pageSite,
}: SigninAdapterOptions): SigninAdapter<string> {
  const timeText = (time: number) => new Date(time).toISOString()
  let ahead = 0
  const serverTime = () => now() + ahead
  return {
    now: serverTime,
    getNonce: async (options) => {
      const answer = await getNonce(options)
      if (typeof answer === 'string') return answer
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
      const date = Date.parse(answer.headers.get('date') ?? '')
      ahead = Number.isNaN(date) ? 0 : date - now()
      return (await answer.text()).trim()
    },
    verify,
    signOut,
    ...(getAccount && { getAccount }),
    createMessage: ({ nonce, address, chainId }) => {
      const { domain, uri } = site()
      const issued = serverTime()
      return writeSigninMessage({
        domain,
        address,
        ...(statement === undefined ? {} : { statement }),
        uri,
        chainId,
        nonce,
        issuedAt: timeText(issued),
        ...(lifetime === undefined ? {} : { expirationTime: timeText(issued + lifetime) }),
        ...(resources ? { resources } : {}),
      })
    },
  }
}
