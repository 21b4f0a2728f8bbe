import { expect, test } from 'vitest'
import type { Action } from '#domain'
import { isDescribedByData } from '../../../../../src/screens/transactions/queue/isDescribedByData.ts'

const to = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', name: 'USD Coin' } as const
const call = (method: string | null): Action => ({ kind: 'call', to, method, value: 0n })

test.each(['approve', 'increaseAllowance', 'setApprovalForAll', 'transferFrom', 'permit'])(
  'a row says, from its call data, what %s gives to whom',
  (method) => expect(isDescribedByData(call(method))).toBe(true),
)

test('and what a batch does', () =>
  expect(isDescribedByData({ kind: 'batch', count: 2, to })).toBe(true))

test.each([call(null), call('deposit'), { kind: 'reject' } as const])(
  'the details of others aren’t requested: %o',
  (action) => expect(isDescribedByData(action)).toBe(false),
)
