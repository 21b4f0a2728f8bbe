import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { incompleteKeys } from './architecture/queryKeys.ts'

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
  .map((one) => path.posix.join(one.parentPath, one.name))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** What a query may ask with and not be stored under, and why. */
const exceptions: [RegExp, string][] = [
  [/^src\/app\/useStartup\.ts:\d+ load, push, connectors$/, 'the page starts once'],
  [/^src\/queries\/checkQuery\.ts:\d+ check$/, 'it gets what the key holds, and nothing else'],
  [/^src\/queries\/pagedQuery\.ts:\d+ fetchFirst, input, route$/, 'each list has its own key'],
  [/^src\/queries\/account\/email\.ts:\d+ proof$/, 'it says who asks, not what'],
  [/execute\/changes\/useChanges\.ts:\d+ of, at$/, 'its key is the digest of both'],
]

test("a query's key contains everything that its request depends on", () => {
  const queries = sources.filter(({ text }) => text.includes('queryFn'))
  expect(queries.length).toBeGreaterThan(30)
  expect(queries.flatMap(({ file, text }) => incompleteKeys(file, text))).toEqual(
    exceptions.map(([found]) => expect.stringMatching(found)),
  )
})

const found = (queryKey: string, queryFn: string, before = '') =>
  incompleteKeys(
    'x.ts',
    `const use = (at, message, listed, node) => {
      ${before}
      return { queryKey: ${queryKey}, queryFn: ${queryFn} }
    }`,
  )

test.each([
  ['a hash instead of its text', '[listed.hash]', '() => check(listed.content)', 'listed.content'],
  [
    'a count instead of a list',
    '[at, listed.all.length]',
    '() => check(at, listed.all)',
    'listed.all',
  ],
  ['a part instead of the whole', '[at.chainId]', '() => read(node, at)', 'at'],
  ['nothing of an argument', '[at]', '({ signal }) => read(at, message, signal)', 'message'],
])('%s is found in a key', (_, key, run, missing) =>
  expect(found(key, run)).toEqual([`x.ts:3 ${missing}`]),
)

test('finds what a constant is computed from', () =>
  expect(found('[at]', '() => run()', 'const run = () => check(at, message)')).toEqual([
    'x.ts:3 message',
  ]))

test.each([
  ['[at.chainId, digest([message, listed])]', '() => check(node, at.chainId, message, listed.all)'],
  ['[at?.chainId]', '() => { if (!at) throw new Error(); return read(at.chainId) }'],
  ['[at.address.toLowerCase()]', '() => read(node, at.address)'],
  ['[listed]', '() => listed.all.map((message) => message.text)'],
])('%s is whole', (key, run) => expect(found(key, run)).toEqual([]))
