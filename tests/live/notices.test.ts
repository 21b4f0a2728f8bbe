import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { built } from '../../scripts/build/builds.mjs'
import { noticesFile } from '../../scripts/build/notices.ts'

const permissive = new Set([
  'MIT',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '(Apache-2.0 AND MIT)',
  '(MIT OR Apache-2.0)',
])
/** Font licenses, which only require that they are included. */
const fonts = ['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono']

it('the app lists every bundled package with its license, which is permissive', async () => {
  const dir = await built('live')
  const text = readFileSync(path.join(dir, noticesFile), 'utf8')
  expect(readFileSync(path.join(dir, 'index.html'), 'utf8')).toContain(`href="/${noticesFile}"`)
  const carried = [...text.matchAll(/^-{80}\n(\S+) (\d\S*)\nLicense: (.+)\n\n(.+)/gm)].map(
    ([, name = '', version = '', license = '', words = '']) => ({
      name,
      version,
      license,
      words,
    }),
  )
  expect(carried.length).toBe(text.split(`\n${'-'.repeat(80)}\n`).length - 1)
  const names = carried.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'viem',
      'wagmi',
      '@walletconnect/ethereum-provider',
      'uqr',
      ...fonts,
    ]),
  )
  expect(names.filter((name) => /ethereumjs|^msw$|storybook/.test(name))).toEqual([])
  expect(
    carried.filter(
      ({ name, license }) =>
        !(fonts.includes(name) ? license === 'OFL-1.1' : permissive.has(license)),
    ),
  ).toEqual([])
})
