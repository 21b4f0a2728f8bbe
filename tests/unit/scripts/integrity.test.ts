import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { rootOf, sha256 } from '../../../scripts/build/proven/buildManifest.ts'
import { inlineScripts, withIntegrity } from '../../../scripts/build/proven/integrity.ts'

const files: Record<string, string> = {
  'assets/index-1.js': "import('./later-2.js')",
  'assets/later-2.js': 'export {}',
  'assets/style-3.css': 'body{}',
}
const read = (file: string) => Buffer.from(files[file] ?? '')
const modules = ['assets/index-1.js', 'assets/later-2.js']
const hash = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`
const pageFor = (base: string) => `<head>
    <link rel="icon" href="${base}icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" crossorigin href="${base}assets/style-3.css">
    <link rel="modulepreload" href="${base}assets/later-2.js" crossorigin>
    <script type="module" crossorigin src="${base}assets/index-1.js"></script>
</head>`

describe('the hashes in a page', () => {
  it.each(['/', '/a/b/', './'])('are of each script and stylesheet below %s', (base) => {
    const lines = withIntegrity(pageFor(base), base, modules, read).split('\n')
    const integrityOf = (name: string) =>
      /integrity="([^"]+)"/.exec(
        lines.find((line) => /src=|href=/.test(line) && line.includes(name))!,
      )?.[1]
    expect(integrityOf('icon.svg')).toBeUndefined()
    for (const file of Object.keys(files))
      expect(integrityOf(file)).toBe(hash('sha384', files[file]!))
    // Before what loads modules, and after the styles.
    const map = lines.findIndex((line) => line.includes('importmap'))
    expect(lines[map + 1]).toContain('modulepreload')
    expect(JSON.parse(/>(.*)<\/script>/.exec(lines[map]!)![1]!)).toEqual({
      integrity: Object.fromEntries(
        modules.map((file) => [`${base}${file}`, hash('sha256', files[file]!)]),
      ),
    })
  })

  it("can't be of a script of another site", () => {
    const page = pageFor('/').replace('"/assets/index-1.js"', '"https://x.test/index.js"')
    expect(() => withIntegrity(page, '/', modules, read)).toThrow('another place')
  })

  it('are allowed by a policy with the hash of their map', () => {
    const page = withIntegrity(pageFor('/'), '/', modules, read)
    const [, map = ''] = /<script type="importmap">(.*)<\/script>/.exec(page)!
    expect(inlineScripts(page)).toEqual([`'${hash('sha256', map)}'`])
    expect(inlineScripts(pageFor('/'))).toEqual([])
  })
})

test('the root hash is that of the lines of sha256sum, in the order of character codes', () => {
  const listed = { b: sha256('1'), 'a/é': sha256('2'), 'a-b': sha256('3'), Z: sha256('4') }
  expect(rootOf(listed)).toBe(
    sha256(`${sha256('4')}  Z\n${sha256('3')}  a-b\n${sha256('2')}  a/é\n${sha256('1')}  b\n`),
  )
})
