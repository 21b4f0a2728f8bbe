import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** An amount and a symbol with a space between them, in code or in a catalog. */
const byHand = /\} \$\{(?!collection)[\w.?]*symbol|\{(?:amount|price)\} \{(?:symbol|buy)\}/i
// The wallet kit keeps its amounts on one line itself; `displayBalance` is an interface of others.
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|json)$/.test(file) && !file.startsWith('wallet'),
)

test('no line breaks between an amount and its symbol: none are joined by hand', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(
    sources.filter((file) => byHand.test(readFileSync(path.join('src', file), 'utf8'))),
  ).toEqual([])
})
