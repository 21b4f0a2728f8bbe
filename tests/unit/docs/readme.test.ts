import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('README.md', 'utf8')

test('the README takes 700 words at most', () => {
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(700)
})

test('the README starts with what it is and with both commands', () => {
  const screen = text.split('\n').slice(0, 12).join('\n')
  expect(screen).toMatch(/^# Coffer\n\n\w/)
  expect(screen).toMatch(/^npm start +#/m)
  expect(screen).toMatch(/^npm test +#/m)
})
