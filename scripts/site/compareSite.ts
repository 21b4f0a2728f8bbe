import { type BuildManifest, manifestFile, readManifest } from '../build/proven/buildManifest.ts'
import { type Answer, fetchFile } from './fetchFile.ts'
import { parsedUrl } from './siteUrl.ts'

/** What is known about a file of a build. */
export interface ExpectedFile {
  /** SHA-256, in hex. */
  hash: string
  /** Bytes, if the build itself is there. */
  size?: number
}

export interface FileResult {
  file: string
  result: 'same' | 'differs' | 'missing' | 'extra' | 'unchecked'
  /** What is wrong. */
  detail?: string
}

export interface SiteComparison {
  /** Of all files of the build, then what the site names in addition. */
  files: readonly FileResult[]
  /** The root hash that the site itself reports, which proves nothing. */
  reported: string | undefined
}

export interface CompareOptions {
  /** Milliseconds for one file. */
  perFile?: number
  /** Milliseconds for all. */
  total?: number
}

/** The page, which browsers request by the site's address. */
const pageFile = 'index.html'
/** Bytes that are read of a file: far more than any has, if its size isn't known. */
const most = 32 * 2 ** 20
/** Otherwise some more than it has, to tell a page from another file. */
const limitOf = ({ size }: ExpectedFile) =>
  size === undefined ? most : Math.max(2 ** 20, 2 * size)
/** Requests at a time. */
const atOnce = 6
/** Files in a row that weren't answered, before the rest isn't requested. */
const enough = 12

/**
 * Fetches the files of a build from a site and compares each. What the site says about its own
 * files only names files that the build doesn't have.
 * @param site URL with a trailing slash
 */
export async function compareSite(
  site: string,
  expected: ReadonlyMap<string, ExpectedFile>,
  { perFile = 20_000, total = 300_000 }: CompareOptions = {},
): Promise<SiteComparison> {
  const deadline = AbortSignal.timeout(total)
  const signal = () => AbortSignal.any([deadline, AbortSignal.timeout(perFile)])
  const ask = (file: string, bytes: number) => {
    const url = new URL(
      file === pageFile ? '.' : file.split('/').map(encodeURIComponent).join('/'),
      site,
    )
    return fetchFile(url.href, { bytes, signal: signal() }, file === pageFile)
  }

  const results = new Map<string, FileResult>()
  // The page first: if it isn't answered, nothing else is requested.
  const order = [pageFile, ...[...expected.keys()].filter((file) => file !== pageFile)]
  let page: Answer | undefined
  let silent = 0
  const check = async (file: string) => {
    const wanted = expected.get(file)
    if (!wanted) return
    if (deadline.aborted || silent >= enough || isSilent(page)) {
      const detail = 'not requested, because the site stopped answering'
      return void results.set(file, { file, result: 'unchecked', detail })
    }
    const answer = await ask(file, limitOf(wanted))
    if (file === pageFile) page = answer
    silent = isSilent(answer) ? silent + 1 : 0
    results.set(file, { file, ...compareAnswer(answer, wanted, file) })
  }
  await check(order[0]!)
  const rest = order.slice(1)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = rest.shift(); file !== undefined; file = rest.shift()) await check(file)
    }),
  )

  const own = isSilent(page) ? undefined : await ask(manifestFile, most)
  const manifest = own?.status === 'file' ? manifestOf(own.text) : undefined
  const named = [
    ...(page?.status === 'file' ? filesNamedIn(page.text, site) : []),
    ...Object.keys(manifest?.files ?? {}),
  ]
  const extra = [...new Set(named)].filter((file) => !expected.has(file)).toSorted()
  return {
    files: [
      ...[...expected.keys()].toSorted().flatMap((file) => results.get(file) ?? []),
      ...extra.map((file): FileResult => ({ file, result: 'extra', detail: 'not in the build' })),
    ],
    reported: manifest?.root,
  }
}

const isSilent = (answer: Answer | undefined) => answer?.status === 'unavailable'

function compareAnswer(
  answer: Answer,
  wanted: ExpectedFile,
  file: string,
): Omit<FileResult, 'file'> {
  switch (answer.status) {
    case 'file':
      if (answer.hash === wanted.hash) return { result: 'same' }
      return answer.isPage && !file.endsWith('.html')
        ? { result: 'missing', detail: 'answered with a page, as HTTP 200' }
        : { result: 'differs', detail: `SHA-256 ${answer.hash}` }
    case 'missing':
      return { result: 'missing', detail: `HTTP ${answer.code}` }
    case 'redirected':
      return { result: 'differs', detail: `redirected to ${answer.to}` }
    case 'tooLarge':
      return { result: 'differs', detail: `larger than ${limitOf(wanted)} bytes` }
    case 'undecodable':
      return { result: 'differs', detail: `not encoded as ${answer.encoding}, as its header says` }
    case 'unavailable':
      return { result: 'unchecked', detail: answer.reason }
  }
}

/** The site's own list, if it has a valid one. */
function manifestOf(text: string): BuildManifest | undefined {
  try {
    return readManifest(text)
  } catch {
    return undefined
  }
}

/** Files of a site that its page loads. */
function filesNamedIn(page: string, site: string): string[] {
  const urls = [...page.matchAll(/\b(?:src|href)\s*=\s*["']?([^"'\s>]+)/gi)].flatMap(
    ([, url = '']) => parsedUrl(url, site) ?? [],
  )
  return urls.flatMap(({ href }) =>
    href.startsWith(site)
      ? (decoded(href.slice(site.length).replace(/[?#].*$/, '')) ?? [])
      : [href],
  )
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
