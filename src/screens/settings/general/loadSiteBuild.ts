import { readAnswer } from '#base'

/** What a site says about the files that it serves. */
export type SiteBuild =
  /** The root hash of all files and, unless the sources were changed, their commit; both in hex. */
  | { kind: 'found'; commit: string | undefined; root: string }
  | { kind: 'missing' | 'unreadable' }
  /** The site has been updated since this page was loaded. */
  | { kind: 'other'; version: string }

/** Bytes: several times the size of a list of all files. */
const largest = 1_000_000
const timeout = 10_000

/**
 * Reads the list of files next to the page. It proves nothing, because the same site serves it.
 * @param version of this page
 * @throws if the site doesn't respond
 */
export async function loadSiteBuild(
  url: string,
  version: string,
  signal?: AbortSignal,
): Promise<SiteBuild> {
  const limit = AbortSignal.timeout(timeout)
  const response = await fetch(url, {
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-cache',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  // Some servers answer with the page instead.
  const isPage = response.headers.get('content-type')?.includes('html') === true
  if (response.status === 404 || (response.ok && isPage)) return { kind: 'missing' }
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return readSiteBuild(await readAnswer(response, largest), version)
}

const hash = /^[\da-fA-F]{64}$/
const hexCommit = /^[\da-fA-F]{40,64}$/

/** Reads such a list; undefined if it was too long. */
export function readSiteBuild(text: string | undefined, version: string): SiteBuild {
  const told = parse(text)
  if (typeof told !== 'object' || told === null) return { kind: 'unreadable' }
  const { version: served, commit, root } = told as Record<string, unknown>
  if (typeof served !== 'string' || typeof root !== 'string' || !hash.test(root))
    return { kind: 'unreadable' }
  if (served !== version) return { kind: 'other', version: served.slice(0, 40) }
  const isCommit = typeof commit === 'string' && hexCommit.test(commit)
  return { kind: 'found', commit: isCommit ? commit : undefined, root }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
