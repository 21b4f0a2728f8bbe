import { expect, test } from 'vitest'
import {
  networkFlow,
  networkStart,
  type NetworkEvent,
  type NetworkState,
} from '../../../src/wallet/network/networkFlow.ts'

const rejected = { kind: 'rejected' } as const
const after = (...events: NetworkEvent[]) => events.reduce<NetworkState>(networkFlow, networkStart)
const asked = { type: 'asked', chainId: 17_000 } as const

test('a request starts switching', () =>
  expect(after(asked)).toEqual({ status: 'switching', turn: 1, chainId: 17_000 }))

test('a successful switch resets the state', () =>
  expect(after(asked, { type: 'switched', turn: 1 })).toEqual({ status: 'idle', turn: 1 }))

test('a failure names its network', () =>
  expect(after(asked, { type: 'failed', turn: 1, failure: rejected })).toEqual({
    status: 'failed',
    turn: 1,
    chainId: 17_000,
    failure: rejected,
  }))

test('a new request resets the failure', () =>
  expect(after(asked, { type: 'failed', turn: 1, failure: rejected }, asked)).toEqual({
    status: 'switching',
    turn: 2,
    chainId: 17_000,
  }))

test('only the newest request counts', () => {
  const second = after(asked, { type: 'asked', chainId: 1 })
  expect(networkFlow(second, { type: 'switched', turn: 1 })).toBe(second)
  expect(networkFlow(second, { type: 'failed', turn: 1, failure: rejected })).toBe(second)
})

test('a late result has no effect', () =>
  expect(networkFlow(networkStart, { type: 'switched', turn: 0 })).toBe(networkStart))

test('an unknown network is added first, and a failure says whether adding failed', () => {
  const adding = after(asked, { type: 'adding', turn: 1 })
  expect(adding).toEqual({ status: 'adding', turn: 1, chainId: 17_000 })
  expect(networkFlow(adding, { type: 'failed', turn: 1, failure: rejected })).toEqual({
    status: 'failed',
    turn: 1,
    chainId: 17_000,
    failure: rejected,
    adding: true,
  })
  expect(networkFlow(adding, { type: 'switched', turn: 1 })).toEqual({ status: 'idle', turn: 1 })
  const added = networkFlow(adding, { type: 'added', turn: 1 })
  expect(added).toEqual({ status: 'switching', turn: 1, chainId: 17_000 })
  expect(networkFlow(added, { type: 'failed', turn: 1, failure: rejected })).toEqual({
    status: 'failed',
    turn: 1,
    chainId: 17_000,
    failure: rejected,
  })
  expect(networkFlow(adding, { type: 'adding', turn: 2 })).toBe(adding)
})

test('after the user has left, nothing is reported', () => {
  expect(after(asked, { type: 'left' }, { type: 'failed', turn: 1, failure: rejected })).toEqual({
    status: 'idle',
    turn: 1,
  })
  expect(after(asked, { type: 'failed', turn: 1, failure: rejected }, { type: 'left' })).toEqual({
    status: 'idle',
    turn: 1,
  })
})
