import { expect, test } from 'vitest'
import { connectFlow, connectStart, type ConnectEvent, type ConnectState } from '../../../src/wallet/connect/connectFlow.ts'

const rejected = { kind: 'rejected' } as const
const after = (...events: ConnectEvent[]) => events.reduce<ConnectState>(connectFlow, connectStart)
const picked = { type: 'picked', wallet: 'demo' } as const

test('begins with the list', () => expect(connectStart).toEqual({ step: 'none', attempt: 0 }))

test('a picked wallet is asked', () => expect(after(picked)).toEqual({ step: 'connect', attempt: 1, wallet: 'demo' }))

test('a failure of the present attempt is told', () =>
  expect(after(picked, { type: 'failed', attempt: 1, failure: rejected })).toEqual({ step: 'failed', attempt: 1, wallet: 'demo', failure: rejected }))

test('a retry asks the same wallet again, as a new attempt', () =>
  expect(after(picked, { type: 'failed', attempt: 1, failure: rejected }, { type: 'retried' })).toEqual({ step: 'connect', attempt: 2, wallet: 'demo' }))

test('a late failure of the attempt before the retry changes nothing', () => {
  const second = after(picked, { type: 'failed', attempt: 1, failure: rejected }, { type: 'retried' })
  expect(connectFlow(second, { type: 'failed', attempt: 1, failure: rejected })).toBe(second)
})

test('nothing is retried that has not failed', () => {
  expect(connectFlow(connectStart, { type: 'retried' })).toBe(connectStart)
  const asking = after(picked)
  expect(connectFlow(asking, { type: 'retried' })).toBe(asking)
})

test.each(['wentBack', 'left'] as const)('%s leads to the list from everywhere', (type) => {
  expect(after(picked, { type })).toEqual({ step: 'none', attempt: 2 })
  expect(after(picked, { type: 'failed', attempt: 1, failure: rejected }, { type })).toEqual({ step: 'none', attempt: 2 })
  expect(connectFlow(connectStart, { type }).step).toBe('none')
})

test('a failure that arrives after going back does not bring the person back', () => {
  const list = after(picked, { type: 'wentBack' })
  expect(connectFlow(list, { type: 'failed', attempt: 1, failure: rejected })).toBe(list)
})

test('another wallet can be picked while the first still hangs, and the first can no longer fail it', () => {
  const second = after(picked, { type: 'wentBack' }, { type: 'picked', wallet: 'other' })
  expect(second).toEqual({ step: 'connect', attempt: 3, wallet: 'other' })
  expect(connectFlow(second, { type: 'failed', attempt: 1, failure: rejected })).toBe(second)
})

test('every attempt has a number of its own, one more than the state before', () => {
  const ways: ConnectEvent[][] = [[], [picked, { type: 'wentBack' }], [picked, { type: 'failed', attempt: 1, failure: rejected }]]
  const before = ways.map((way) => after(...way))
  const next = before.map((state) => connectFlow(state, picked))
  expect(next.map(({ attempt }) => attempt)).toEqual(before.map(({ attempt }) => attempt + 1))
})
