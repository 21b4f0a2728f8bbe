import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { physicalPropertiesIn } from './architecture/logicalProperties.ts'

const sheets = ['src/ui', 'src/wallet'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith('.css'))
    .map((one) => path.posix.join(one.parentPath, one.name)),
)

test('all styles of the kit use logical properties instead of left and right', () => {
  expect(sheets.length).toBeGreaterThan(40)
  expect(sheets.flatMap((file) => physicalPropertiesIn(file, readFileSync(file, 'utf8')))).toEqual(
    [],
  )
})

const rule = (declaration: string, more = '') =>
  physicalPropertiesIn('x.css', `/* left: 0; */\n.a:hover { color: red; ${declaration} }\n${more}`)

test.each([
  'margin-left: 4px',
  'left: 0',
  'border-right-width: 1px',
  'scroll-padding-left: 1em',
  'text-align: right',
  'float: left',
  'background-position: right 4px center',
  'background: linear-gradient(to right, red, blue)',
  'padding: 2px 10px 2px 7px',
  'padding: 6px var(--a) 6px calc(var(--b) + (1px * 2))',
  'inset: 0 auto 0 0',
  'border-radius: 4px 0',
  'border-radius: 4px 4px 4px 0',
  'translate: -50% 0',
  'transform: translateX(16px)',
])('%s is found', (declaration) =>
  expect(rule(`${declaration};`)).toEqual([`x.css:2 ${declaration}`]),
)

test.each([
  'margin-inline-start: 4px',
  'inset-inline: 0',
  'text-align: start',
  'padding: 2px 10px 3px 10px',
  'padding: 1px 2px',
  'border-radius: 4px 4px 0 0',
  'translate: 0 4px',
  'transform: translateY(4px)',
  'transition: translate 1s',
  '--side: left',
])('%s is the same in both directions', (declaration) =>
  expect(rule(`${declaration};`)).toEqual([]),
)

test('a rule for the other direction counts as a mirror', () => {
  expect(rule('translate: 16px 0;', '.a:dir(rtl) { translate: -16px 0; }')).toEqual([])
  expect(rule('transform: translateX(var(--way));', '.a:dir(rtl) { --way: -4px; }')).toEqual([])
  expect(rule('translate: 16px 0;', '.a:dir(rtl) { color: blue; }')).toHaveLength(1)
  expect(rule('transform: translateX(var(--way));', '.a { --way: -4px; }')).toHaveLength(1)
})
