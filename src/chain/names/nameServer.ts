import { type Address, type Hex, readAnswer, readUrl } from '#base'

/** A contract's request to a server, as in EIP-3668. */
export interface ServerQuestion {
  sender: Address
  data: Hex
  /** Templates: with `{data}` the request is part of the URL, otherwise it is sent as JSON. */
  urls: readonly string[]
}

export interface NameServer {
  url: string
  host: string
  method: 'GET' | 'POST'
}

/** Characters of a DNS name. */
const longestHost = 253
/** Names that only mean something on this machine or in its network. */
const localHost = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|arpa)$/

/**
 * The first server that a page may contact: encrypted, with a public host name, without a user
 * name.
 */
export function serverOf({ urls, sender, data }: ServerQuestion): NameServer | undefined {
  for (const template of urls) {
    const text = template.replace('{sender}', sender.toLowerCase()).replace('{data}', data)
    const url = readUrl(text)
    if (!url) continue
    const { protocol, username, password, href, host, hostname } = url
    const isPublic =
      /\.[a-z][\da-z-]*$/.test(hostname) &&
      !localHost.test(hostname) &&
      hostname.length <= longestHost
    if (protocol === 'https:' && !username && !password && isPublic)
      return { url: href, host, method: template.includes('{data}') ? 'GET' : 'POST' }
  }
  return undefined
}

const timeout = 10_000
/** Characters. */
const longestAnswer = 500_000

/**
 * Contacts a server; its response is verified on-chain. Sends nothing about this page, and doesn't
 * follow redirects. Throws if it can't be reached; undefined if it rejects the request.
 */
export async function askNameServer(
  { url, method }: NameServer,
  { sender, data }: ServerQuestion,
): Promise<Hex | undefined> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data, sender }),
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  })
  if (response.status >= 500)
    throw new Error(`The server responded with status ${response.status}.`)
  if (!response.ok) return undefined
  const text = await readAnswer(response, longestAnswer)
  if (text === undefined) throw new Error("The server's response is too large.")
  const { data: answer } = (JSON.parse(text) ?? {}) as { data?: unknown }
  if (typeof answer !== 'string' || !/^0x(?:[\da-f]{2})*$/.test(answer.toLowerCase()))
    throw new Error("The server's response isn't hex data.")
  return answer.toLowerCase() as Hex
}
