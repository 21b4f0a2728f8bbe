import { isHexBytes } from '#base'
import type { Address, Client, Hex } from 'viem'
import type { SigninProblem } from '../checkSigninMessage.ts'
import { readSigninMessage } from '../readSigninMessage.ts'
import { verifySignin } from '../verifySignin.ts'
import { nonceLifetime, takenNonces } from './takenNonces.ts'

/** A visitor's session. iron-session's has these functions, and keeps the fields. */
export interface SigninSession {
  /** The nonce that was given out last, and when, in milliseconds. */
  nonce?: { value: string; at: number } | undefined
  /** Who is signed in, and on which network the message was signed. */
  account?: Address | undefined
  chainId?: number | undefined
  save(): void | Promise<void>
  destroy(): void | Promise<void>
}

export interface SigninHandlersOptions {
  /** Origins of the app's pages, such as `https://app.example`; others are rejected. */
  origins: readonly string[]
  /**
   * A client of a network, for the signatures of contract accounts; undefined for a network that
   * the app doesn't support.
   */
  client: (chainId: number) => Client | undefined
  /** The visitor's session. What it sets on the response, such as cookies, is sent. */
  session: (request: Request, response: Response) => SigninSession | Promise<SigninSession>
  /**
   * Marks a nonce as used; false if it was before. A session in a cookie can be sent twice, so this
   * is what rejects a second use. Default: the memory of this process.
   */
  takeNonce?: ((nonce: string) => boolean | Promise<boolean>) | undefined
  /** Milliseconds. Default: the clock. */
  now?: (() => number) | undefined
}

/** Web-standard handlers, one for each call of `createSigninAdapter`. */
export interface SigninHandlers {
  /** GET: a nonce as text; 403 for a request that another site makes. */
  nonce(request: Request): Promise<Response>
  /**
   * POST `{ message, signature }`: 200 with `{ account, chainId }`; 401 with `{ problem }`; 400 for
   * another body, 403 with `{ problem: 'origin' }` from another site, 502 if a contract account's
   * network can't be read.
   */
  verify(request: Request): Promise<Response>
  /** GET: `{ account, chainId }`, null without a session. */
  account(request: Request): Promise<Response>
  /** DELETE: ends the session. */
  signOut(request: Request): Promise<Response>
}

/** Maximum characters of a request: the signature of a contract account can be long. */
const longestBody = 200_000

/**
 * Handlers for sign-in on any server with web-standard requests and responses: Next.js, React
 * Router, Hono, Bun, Deno, Cloudflare. They need no page and no React.
 */
export function createSigninHandlers(options: SigninHandlersOptions): SigninHandlers {
  const { origins, client, session, now = Date.now } = options
  const take = options.takeNonce ?? takenNonces(now)

  /** The origin of the requesting page; undefined for any other site. Browsers always send it. */
  const pageOf = (request: Request) =>
    origins.find((origin) => origin === request.headers.get('origin'))

  /** Responds with what the session has set on the response. */
  async function answering(
    request: Request,
    run: (session: SigninSession) => Promise<Answer>,
  ): Promise<Response> {
    const carrier = new Response(null, { headers: { 'cache-control': 'no-store' } })
    const { status, body } = await run(await session(request, carrier))
    const { headers } = carrier
    if (body !== undefined)
      headers.set('content-type', typeof body === 'string' ? 'text/plain' : 'application/json')
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    return new Response(text ?? null, { status, headers })
  }

  /** Signs the visitor in if the login is valid. The nonce is used up, whatever the result. */
  async function signIn(visitor: SigninSession, domain: string, login: Login): Promise<Answer> {
    const { nonce } = visitor
    visitor.nonce = undefined
    const isFresh = nonce && nonce.at + nonceLifetime > now() && (await take(nonce.value))
    const answer = isFresh ? await checked(login, domain, nonce.value) : rejected('nonce')
    if (answer.status === 200) Object.assign(visitor, answer.body)
    // Saved once: each save would send another cookie.
    await visitor.save()
    return answer
  }

  async function checked(
    { message: text, signature }: Login,
    domain: string,
    nonce: string,
  ): Promise<Answer> {
    const chainId = readSigninMessage(text)?.chainId
    if (chainId === undefined) return rejected('malformed')
    const reader = client(chainId)
    if (!reader) return rejected('chain')
    const expected = { domain, chainId, nonce, now: now() }
    const result = await verifySignin(reader, { text, signature, ...expected }).catch(
      () => undefined,
    )
    if (!result) return { status: 502, body: { problem: 'unread' } }
    return result.ok
      ? { status: 200, body: { account: result.message.address, chainId } }
      : rejected(result.problem)
  }

  return {
    nonce: (request) =>
      answering(request, async (visitor) => {
        // A link on another site would replace the nonce that is waiting for its signature.
        if (request.headers.get('sec-fetch-site') === 'cross-site') return fromElsewhere
        const value = randomNonce()
        visitor.nonce = { value, at: now() }
        await visitor.save()
        return { status: 200, body: value }
      }),
    verify: (request) =>
      answering(request, async (visitor) => {
        const page = pageOf(request)
        if (page === undefined) return fromElsewhere
        const login = readLogin(await bodyOf(request))
        return login ? signIn(visitor, new URL(page).host, login) : { status: 400 }
      }),
    account: (request) =>
      answering(request, async ({ account = null, chainId = null }) => ({
        status: 200,
        body: { account, chainId },
      })),
    signOut: (request) =>
      answering(request, async (visitor) => {
        if (pageOf(request) === undefined) return fromElsewhere
        await visitor.destroy()
        return { status: 204 }
      }),
  }
}

interface Answer {
  status: number
  body?: string | object
}

interface Login {
  message: string
  signature: Hex
}

const rejected = (problem: SigninProblem): Answer => ({ status: 401, body: { problem } })

/** The page isn't one of `origins`. Named, because a forgotten origin is a common mistake. */
const fromElsewhere: Answer = { status: 403, body: { problem: 'origin' } }

/** The text of a request; empty if it is too long, and then the rest isn't read. */
async function bodyOf(request: Request): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > longestBody) {
      void reader?.cancel()
      return ''
    }
  }
  return text
}

function readLogin(text: string): Login | undefined {
  const body = parsed(text)
  if (typeof body !== 'object' || body === null) return undefined
  const { message, signature } = body as Record<string, unknown>
  return typeof message === 'string' && isHexBytes(signature) ? { message, signature } : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** 128 random bits in letters and digits, as EIP-4361 requires. */
const randomNonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
