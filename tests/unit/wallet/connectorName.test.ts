import { expect, test } from 'vitest'
import { connectorName } from '../../../src/wallet/connectors/browserWallet.ts'

test.each([
  ['Meta Mask', 'Meta Mask'],
  ['Injected', 'Browser wallet'],
  ['Meta\u202EksaM\nwallet', 'Meta ksaM wallet'],
  ['', 'com.example.wallet'],
  [undefined, 'com.example.wallet'],
  [{ name: 'x' }, 'com.example.wallet'],
  ['x'.repeat(500), `${'x'.repeat(60)}…`],
  ['🦊'.repeat(61), `${'🦊'.repeat(60)}…`],
  ['👩🏽'.repeat(61), `${'👩🏽'.repeat(60)}…`],
])('a connected wallet that calls itself %j is shown as %j', (name, shown) =>
  expect(connectorName({ id: 'com.example.wallet', name: name as string })).toBe(shown),
)
