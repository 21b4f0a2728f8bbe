import { createHash } from 'node:crypto'
import { parsedUrl } from './siteUrl.ts'

/** What a site answers for a file. */
export type Answer =
  /** `isPage`: it begins as an HTML page does. */
  | { status: 'file'; hash: string; isPage: boolean; text: string }
  | { status: 'missing'; code: number }
  | { status: 'redirected'; to: string }
  /** Larger than the limit; the rest wasn't read. */
  | { status: 'tooLarge' }
  /** Its content isn't encoded as its header says. */
  | { status: 'undecodable'; encoding: string }
  | { status: 'unavailable'; reason: string }

export interface FetchLimits {
  /** Bytes, once decoded. */
  bytes: number
  /** Aborts the request, its content included. */
  signal: AbortSignal
}

/** As a browser asks, so that a site can't easily answer this check differently. */
const headers = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/140.0.0.0 Safari/537.36',
  Accept: '*/*',
  'Accept-Language': 'en-US,en;q=0.9',
  'Accept-Encoding': 'gzip, deflate, br',
  'Cache-Control': 'no-cache',
}
const page = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Requests a file without following redirects. Doesn't throw. */
export async function fetchFile(
  url: string,
  { bytes, signal }: FetchLimits,
  isPage = false,
): Promise<Answer> {
  let response: Response | undefined
  try {
    response = await fetch(url, {
      redirect: 'manual',
      headers: isPage ? { ...headers, ...page } : headers,
      signal,
    })
    return await answerOf(response, url, bytes)
  } catch (error) {
    const encoding = response?.headers.get('content-encoding')
    if (encoding && isDecodingError(error)) return { status: 'undecodable', encoding }
    return { status: 'unavailable', reason: signal.aborted ? 'no answer in time' : reasonOf(error) }
  } finally {
    // Frees the connection if the content wasn't read.
    await response?.body?.cancel().catch(() => {})
  }
}

async function answerOf(response: Response, url: string, limit: number): Promise<Answer> {
  const { status: code } = response
  if (code >= 300 && code < 400) {
    const to = response.headers.get('location') ?? ''
    return { status: 'redirected', to: parsedUrl(to, url)?.href ?? to }
  }
  if (code === 429 || code >= 500) return { status: 'unavailable', reason: `HTTP ${code}` }
  if (code !== 200) return { status: 'missing', code }
  const parts: Uint8Array[] = []
  const hash = createHash('sha256')
  let size = 0
  if (response.body) {
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > limit) {
        await reader.cancel()
        return { status: 'tooLarge' }
      }
      hash.update(part.value)
      parts.push(part.value)
    }
    reader.releaseLock()
  }
  const text = new TextDecoder().decode(Buffer.concat(parts))
  const isPage = /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html)\b/i.test(text)
  return { status: 'file', hash: hash.digest('hex'), isPage, text }
}

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? codeOf(cause) : ''
}
/** Codes of zlib and brotli; those of connections begin otherwise. */
const isDecodingError = (error: unknown) => /^(?:Z_|ERR_(?:_|BROTLI|ZSTD))/.test(codeOf(error))

const reasonOf = (error: unknown): string =>
  codeOf(error) || (error instanceof Error ? error.message : String(error))
