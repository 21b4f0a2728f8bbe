import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const documents = execFileSync('git', ['ls-files', '*.md', '*.mdx'], { encoding: 'utf8' })
  .split('\n')
  // Those of the contracts are about files that were written once.
  .filter((file) => file !== '' && !file.startsWith('mocks/chain/contracts/'))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  it('starts TypeScript by npm, which brings a Node that reads it', () => {
    expect(text.match(/\bnode (?:\.\/)?(?:scripts|mocks|tests)\/\S+\.ts\b/g) ?? []).toEqual([])
  })

  it('names existing commands', () => {
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:]*)/g)]
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
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
