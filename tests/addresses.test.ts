import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exempt, unmarked } from './architecture/addresses.ts'

const sources = readdirSync('src/screens', { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
  .map((one) => path.posix.join(one.parentPath, one.name))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('no form reads an address without comparing it with known ones', () => {
  expect(unmarked(sources)).toEqual([])
  for (const file of Object.keys(exempt)) expect(sources.map((one) => one.file)).toContain(file)
})

test.each([
  ['src/screens/x/payForm.ts', 'const read = parseAddress(text)', 'payForm.ts reads'],
  ['src/screens/x/PayView.tsx', 'found: FoundAddress\n<TextInput />', 'PayView.tsx shows'],
])('%s with "%s" is reported', (file, text, told) =>
  expect(unmarked([{ file, text }])).toEqual([expect.stringContaining(told)]),
)
