import type { FileResult, SiteComparison } from './compareSite.ts'

/** 0: the site serves the build; 1: it doesn't; 2: that isn't known, as it didn't answer. */
export function exitCodeOf({ files }: SiteComparison): 0 | 1 | 2 {
  const has = (...results: FileResult['result'][]) =>
    files.some(({ result }) => results.includes(result))
  if (has('differs', 'missing', 'extra')) return 1
  return has('unchecked') || files.length === 0 ? 2 : 0
}

/** Rows of a table; more of the same kind are counted. */
const mostRows = 40

/** What a person reads: a table of all files that aren't as in the build, and the verdict. */
export function describeSite(comparison: SiteComparison, root: string): string[] {
  const { files, reported } = comparison
  const wrong = files.filter(({ result }) => result !== 'same')
  const width = Math.max(4, ...wrong.slice(0, mostRows).map(({ file }) => visible(file).length))
  const row = (file: string, result: string, detail: string) =>
    `${file.padEnd(width)}  ${result.padEnd(9)}  ${detail}`.trimEnd()
  const table = [
    row('File', 'Result', 'Detail'),
    ...wrong
      .slice(0, mostRows)
      .map(({ file, result, detail = '' }) => row(visible(file), result, visible(detail))),
    ...(wrong.length > mostRows ? [`… and ${wrong.length - mostRows} more`] : []),
  ]
  const count = (wanted: FileResult['result']) =>
    files.filter(({ result }) => result === wanted).length
  const counts = (['same', 'differs', 'missing', 'extra', 'unchecked'] as const)
    .map((result) => `${count(result)} ${result}`)
    .join(', ')
  return [
    ...(wrong.length > 0 ? [...table, ''] : []),
    counts,
    reported === undefined
      ? 'The site has no readable manifest.json.'
      : reported === root
        ? "The site's own manifest.json has the same root hash."
        : "The site's own manifest.json has another root hash.",
    [
      'The site serves this build.',
      "The site doesn't serve this build.",
      "The site couldn't be checked completely.",
    ][exitCodeOf(comparison)]!,
  ]
}

/** A site's text without control characters, which could rewrite what a terminal shows. */
const visible = (text: string): string => text.replaceAll(/\p{C}/gu, '\uFFFD').slice(0, 200)
