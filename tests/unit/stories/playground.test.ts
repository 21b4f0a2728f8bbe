import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playgroundCode } from '../../../stories/wallet/playground/playgroundCode.ts'
import {
  argsOf,
  playgroundControls,
} from '../../../stories/wallet/playground/playgroundControls.ts'

/** The names in a table of the documentation, by its first heading. */
function documented(heading: string): string[] {
  const guide = readFileSync('docs/wallet-kit.md', 'utf8')
  const start = `(?:### \`${heading}\`\\n\\n\\| Prop|\\| \`${heading}\`) \\| Default.*\\n`
  const [, rows = ''] = new RegExp(`^${start}.*\\n((?:\\|.*\\n)+)`, 'm').exec(guide) ?? []
  return rows
    .split('\n')
    .flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    )
}

test.each([
  ['WalletProvider', ['config', 'provider-']],
  ['picker', ['picker-']],
  ['account', ['account-']],
  ['ConnectButton', ['button-']],
])('the playground has a control for each documented prop of %s', (heading, prefixes) => {
  const props = documented(heading).filter((name) => name !== 'picker' && name !== 'account')
  const controls = Object.keys(playgroundControls)
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    .map((name) => name.replace(/^\w+-/, ''))
  expect(props.length).toBeGreaterThan(3)
  expect(controls.toSorted()).toEqual(props.toSorted())
})

test('each choice appears in the code, and leaves no trace without it', () => {
  const bare = playgroundCode(argsOf({}))
  for (const [control, { name, options }] of Object.entries(playgroundControls))
    for (const label of options) {
      const code = playgroundCode(argsOf({ [control]: label }))
      if (control === 'config') continue
      expect(code, `${control}: ${label}`).toMatch(new RegExp(`\\b${name}\\b`))
      expect(bare).not.toMatch(new RegExp(`^ *${name}(=|:|$)`, 'm'))
    }
})
