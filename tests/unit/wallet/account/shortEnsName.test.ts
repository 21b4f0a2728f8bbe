import { expect, test } from 'vitest'
import { shortEnsName } from '../../../../src/wallet/account/shortEnsName.ts'

const a = (count: number) => 'a'.repeat(count)

test.each([
  ['alice.eth', 'alice.eth'],
  [`${a(24)}.eth`, `${a(24)}.eth`],
  [`${a(25)}.eth`, `${a(24)}…`],
  [`${a(20)}.bcd.eth`, `${a(20)}.bcd.eth`],
  [`${a(20)}.bcde.eth`, `${a(20)}.bcd…`],
  // The most popular kit shows ".foo" for this.
  ['foo', 'foo'],
  [a(30), `${a(24)}…`],
  ['', ''],
  ['.eth', '.eth'],
  [`${'👩🏽‍🚀'.repeat(24)}.eth`, `${'👩🏽‍🚀'.repeat(24)}.eth`],
  [`${'👩🏽‍🚀'.repeat(25)}.eth`, `${'👩🏽‍🚀'.repeat(24)}…`],
])('%s reads %s', (name, shown) => expect(shortEnsName(name)).toBe(shown))
