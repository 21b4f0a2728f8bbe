import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('README.md', 'utf8')

test('the README has at most 700 words', () => {
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(700)
})

test('the README starts with what it is and with both commands', () => {
  const screen = text.split('\n').slice(0, 12).join('\n')
  expect(screen).toMatch(/^# Coffer\n\n\w/)
  expect(screen).toMatch(/^npm start +#/m)
  expect(screen).toMatch(/^npm test +#/m)
})

test('the README has small pictures, for light and dark', () => {
  const [picture = ''] = /<picture>.*?<\/picture>/s.exec(text) ?? []
  const files = [...picture.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file = '']) => file)
  expect(picture).toMatch(/media="\(prefers-color-scheme: dark\)" srcset="[^"]*dark/)
  expect(picture).toMatch(/ alt="[^"]+"/)
  expect(new Set(files).size).toBe(2)
  expect(files.filter((file) => statSync(file).size > 100_000)).toEqual([])
})
