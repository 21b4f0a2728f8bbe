import { readUrl } from '#base'
/** Why a text can't be the URL of a node. */
export type NodeUrlProblem = 'empty' | 'tooLong' | 'scheme' | 'credentials'

const longest = 2_000

/** The policy of the page can name only these two. */
const isLocal = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

/**
 * Reads user input: an encrypted URL, or one on this computer. Fetching a URL with a user name
 * throws.
 */
export function readNodeUrl(typed: string): { url: string } | { problem: NodeUrlProblem } {
  const text = typed.trim()
  if (text === '') return { problem: 'empty' }
  if (text.length > longest) return { problem: 'tooLong' }
  const url = readUrl(text)
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname))))
    return { problem: 'scheme' }
  if (url.username || url.password) return { problem: 'credentials' }
  url.hash = ''
  return { url: url.href }
}
