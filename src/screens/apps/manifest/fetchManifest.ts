import { type Manifest, manifestUrl, maxManifestSize, readManifest } from '#apps/host'
import { readAnswer } from '#base'

type ManifestProblem =
  | { why: 'unreachable' | 'timeout' | 'redirect' | 'tooLarge' | 'notJson' }
  | { why: 'status'; status: number }
  | { why: 'field'; field: string }

export type FetchedManifest =
  | { kind: 'found'; manifest: Manifest }
  | ({ kind: 'problem' } & ManifestProblem)

const timeout = 5_000

/**
 * Reads an app's manifest from its own server. Sends nothing about this page.
 * @param url the checked app URL
 */
export async function fetchManifest(url: string, signal?: AbortSignal): Promise<FetchedManifest> {
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(manifestUrl(url), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    if (response.type === 'opaqueredirect') return { kind: 'problem', why: 'redirect' }
    if (!response.ok) return { kind: 'problem', why: 'status', status: response.status }
    const text = await readAnswer(response, maxManifestSize)
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
