import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = execFileSync('git', ['ls-files', '*.md', '*.mdx'], { encoding: 'utf8' })
  .split('\n')
  // Those of the contracts are about files that were written once.
  .filter((file) => file !== '' && !file.startsWith('mocks/chain/contracts/'))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsIn = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Whether a link of a document leads to a file, and to a heading in it if it names one. */
function leadsSomewhere(from: string, link: string): boolean {
  const [target = '', anchor] = link.split('#')
  const file = target === '' ? from : path.posix.join(path.posix.dirname(from), target)
  if (!existsSync(file)) return false
  return anchor === undefined || anchorsIn(readFileSync(file, 'utf8')).includes(anchor)
}

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  it('starts TypeScript by npm, which brings a Node that reads it', () => {
    expect(text.match(/\bnode (?:\.\/)?(?:scripts|mocks|tests)\/\S+\.ts\b/g) ?? []).toEqual([])
  })

  it('names existing commands', () => {
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
  })

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter((link) => !/^(?:[a-z]+:|\?path=)/.test(link))
    expect(links.filter((link) => !leadsSomewhere(file, link))).toEqual([])
  })
})

it('every command is a file or another command', () => {
  const started = Object.entries(scripts).flatMap(([name, command]) =>
    [...command.matchAll(/\bnode (\S+\.m?[jt]s)|\bnpm run (?:--silent )?([\w:]+)/g)].map(
      ([, file, other = '']) => ({ name, file, other }),
    ),
  )
  expect(started.length).toBeGreaterThan(20)
  expect(
    started.filter(({ name, file, other }) =>
      file ? !existsSync(file) : other === name || !(other in scripts),
    ),
  ).toEqual([])
})
