import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// SECURITY.md promises only what a test shows: each row of its tables, and each item of its lists
// under a bold name, links to one by its title.

const page = readFileSync('SECURITY.md', 'utf8')
const rows = page
  .split('\n')
  .filter(
    (line, index, all) =>
      line.startsWith('- **') ||
      (line.startsWith('| ') && !/^\|[ -]*-\|/.test(all[index + 1] ?? '')),
  )
const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(((?:tests|stories)\/[^)]+)\)/g)].map(
    ([, title = '', file = '']) => ({
      title,
      file,
    }),
  )

/** Whether a file has a test or a story of this title. */
function hasTitle(source: string, title: string): boolean {
  const [, folder, story] = /^(\S.*\/\S.*): (\w+)$/.exec(title) ?? []
  if (folder !== undefined)
    return source.includes(`title: '${folder}'`) && source.includes(`export const ${story}:`)
  // A title may end with the number of its cases.
  return [`'${title}'`, `"${title}"`, `\`${title}\``, `\`${title} (\${`].some((text) =>
    source.includes(text),
  )
}

test('each promise of SECURITY.md links to a test', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => linksIn(row).length === 0)).toEqual([])
})

test('each test that SECURITY.md links to exists, with this title', () => {
  const links = linksIn(page)
  expect(links.length).toBeGreaterThan(20)
  const missing = links.filter(
    ({ file, title }) => !existsSync(file) || !hasTitle(readFileSync(file, 'utf8'), title),
  )
  expect(missing).toEqual([])
})

test('a link must match the complete title', () => {
  const source =
    "it('is verified', () => {})\nexport const Fake: Story = {}\ntitle: 'Incidents/Apps'"
  expect(hasTitle(source, 'is verified')).toBe(true)
  expect(hasTitle(source, 'is')).toBe(false)
  expect(hasTitle(source, 'Incidents/Apps: Fake')).toBe(true)
  expect(hasTitle(source, 'Incidents/Apps: FakeApp')).toBe(false)
  expect(hasTitle(source, 'Incidents/Signing: Fake')).toBe(false)
})
