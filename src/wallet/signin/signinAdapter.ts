import type { Address, Hex } from 'viem'
import { type SigninMessage, writeSigninMessage } from './signinMessage.ts'

/** What a message is made for. */
export interface SigninFacts {
  nonce: string
  address: Address
  chainId: number
}

/** How an app lets people sign in. Whatever throws is told in the dialog, and can be tried again. */
export interface SigninAdapter<Message = unknown> {
  /** A fresh nonce of the app's server. It is asked for when the dialog appears, so that the press itself can open the wallet. */
  getNonce(options: { signal: AbortSignal }): Promise<string>
  /** What is to be signed. */
  createMessage(facts: SigninFacts): Message | Promise<Message>
  /** The text of a message that is not a text itself. */
  getMessageBody?(options: { message: Message }): string
  /** Whether the server takes the answer. */
  verify(answer: { message: Message; signature: Hex }): Promise<boolean>
  /** Ends the session at the server. Called when the wallet disconnects or becomes another account; it may be called without a session. */
  signOut(): void | Promise<void>
  /** `eip4361`, the default, has every message checked before it is signed: form, site, account, chain, nonce, times. `own` has a form of its own. */
  format?: 'eip4361' | 'own'
}

export interface SigninAdapterOptions extends Pick<SigninAdapter<string>, 'getNonce' | 'verify' | 'signOut'>, Pick<SigninMessage, 'statement' | 'resources'> {
  /** For how many milliseconds a message may be used; without it, it names no end. */
  lifetime?: number | undefined
  /** Milliseconds; by default the clock. */
  now?: (() => number) | undefined
  /** Where the app stands; by default the page. */
  site?: (() => Site) | undefined
}

/** A place on the web as messages name it. */
export interface Site {
  /** Host, and port unless it is the usual one. */
  domain: string
  /** As `https`. */
  scheme: string
  uri: string
}

/** The site of this page. Its path is left out: it may hold what is nobody's business. */
export const pageSite = (): Site => ({ domain: location.host, scheme: location.protocol.replace(/:$/, ''), uri: location.origin })

/** An adapter whose messages are of EIP-4361 and of this page; the app brings its server's three calls. */
export function createSigninAdapter({
  getNonce,
  verify,
  signOut,
  statement,
  resources,
  lifetime,
  now = Date.now,
  site = pageSite,
}: SigninAdapterOptions): SigninAdapter<string> {
  const timeText = (time: number) => new Date(time).toISOString()
  return {
    getNonce,
    verify,
    signOut,
    createMessage: ({ nonce, address, chainId }) => {
      const { domain, uri } = site()
      const issued = now()
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
