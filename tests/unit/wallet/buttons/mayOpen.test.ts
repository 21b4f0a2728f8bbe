import { expect, test } from 'vitest'
import { mayOpen } from '../../../../src/wallet/buttons/mayOpen.ts'

const open = (status: Parameters<typeof mayOpen>[1], unsupported = false) =>
  (['connect', 'account', 'chain'] as const).filter(
    (dialog) => mayOpen(dialog, status, unsupported).allowed,
  )

test.each([
  ['disconnected', ['connect']],
  ['unauthenticated', ['connect']],
  ['loading', []],
  ['reconnecting', []],
  ['connected', ['account', 'chain']],
] as const)('while %s: %j', (status, dialogs) => expect(open(status)).toEqual(dialogs))

test('on an unsupported network only the network dialog opens', () =>
  expect(open('connected', true)).toEqual(['chain']))
