import type { Config } from './config.ts'
import { ConfigError } from './ConfigError.ts'

/** Timeout for `config.json`, in milliseconds. */
export const configTimeout = 15_000

/** Fetches and validates the `config.json` next to the page. @throws ConfigError */
export async function loadConfig(
  url: string,
  {
    fetch: ask = globalThis.fetch,
    signal,
  }: { fetch?: typeof fetch; signal?: AbortSignal | undefined } = {},
): Promise<Config> {
  const [told, { parseConfig }] = await Promise.all([
    withTimeout((stop) => fetchJson(url, ask, stop), signal),
    import('./validation.ts'),
  ])
  return parseConfig(told)
}

async function fetchJson(url: string, ask: typeof fetch, signal: AbortSignal): Promise<unknown> {
  const response = await ask(url, { credentials: 'omit', cache: 'no-cache', signal }).catch(
    (cause: unknown) => {
      throw new ConfigError('unreachable', [], { cause })
    },
  )
  if (response.status === 404) throw new ConfigError('missing')
  if (!response.ok) throw new ConfigError('unreachable')
  const told = await response.text().catch((cause: unknown) => {
    throw new ConfigError('unreachable', [], { cause })
  })
  try {
    return JSON.parse(told)
  } catch (cause) {
    throw new ConfigError('notJson', [], { cause })
  }
}

/**
 * Limits a request to {@link configTimeout}, body included. Rejects immediately if `signal` is
 * aborted.
 */
async function withTimeout<T>(
  request: (stop: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const stop = new AbortController()
  const giveUp = () => stop.abort(signal?.reason)
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const timer = setTimeout(() => stop.abort(new ConfigError('timeout')), configTimeout)
  const stopped = new Promise<never>((_, reject) =>
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error)),
  )
  try {
    stop.signal.throwIfAborted()
    return await Promise.race([stopped, request(stop.signal)])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
