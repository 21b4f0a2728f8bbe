import { type Manifest, manifestUrl, maxManifestSize, readManifest } from '#apps/host'

type ManifestProblem =
  | { why: 'unreachable' | 'timeout' | 'redirect' | 'tooLarge' | 'notJson' }
  | { why: 'status'; status: number }
  | { why: 'field'; field: string }

export type FetchedManifest =
  | { kind: 'found'; manifest: Manifest }
  | ({ kind: 'problem' } & ManifestProblem)

const timeout = 5_000

/**
 * Reads what an app says of itself, from its own server. Nothing of this page is sent along.
 * @param url the app, which was checked
 */
export async function fetchManifest(url: string, signal?: AbortSignal): Promise<FetchedManifest> {
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(manifestUrl(url), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    if (response.redirected && new URL(response.url).origin !== new URL(url).origin)
      return { kind: 'problem', why: 'redirect' }
    if (!response.ok) return { kind: 'problem', why: 'status', status: response.status }
    const text = await readText(response, maxManifestSize)
    if (text === undefined) return { kind: 'problem', why: 'tooLarge' }
    const read = readManifest(text)
    if (read.kind === 'valid') return { kind: 'found', manifest: read.manifest }
    return read.problem === 'field'
      ? { kind: 'problem', why: 'field', field: read.field }
      : { kind: 'problem', why: 'notJson' }
  } catch (error) {
    if (signal?.aborted) throw error
    return { kind: 'problem', why: limit.aborted ? 'timeout' : 'unreachable' }
  }
}

/** The text of a response; undefined as soon as it is too long. */
async function readText(response: Response, longest: number): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > longest) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
