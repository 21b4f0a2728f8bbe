import { expect, it } from 'vitest'
import { base } from '../../../mocks/chain/index.ts'
import { multicall } from '../../../src/chain/multicall.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, type Between, noMulticall } from './setup.ts'

const call = { to: base.stubborn, data: '0x12345678' } as const

/** A node without Multicall3 that answers calls with an error. */
const failing =
  (error: object): Between =>
  (request) =>
    noMulticall(request) ?? (request.method === 'eth_call' ? { error } : undefined)

it.each([
  ['by its code alone', { code: 3, message: 'VM Exception: 0x' }],
  ['in words', { code: -32000, message: 'execution reverted' }],
  ['as a lack of gas', { code: -32015, message: 'out of gas' }],
  ["as Nethermind's", { code: -32_015, message: 'VM execution error.', data: 'Reverted 0x' }],
  ['by the code of Parity alone', { code: -32_015, message: 'x' }],
  ['as a jump', { code: -32_000, message: 'invalid jump destination' }],
  ['as a write in a static call', { code: -32_000, message: 'write protection' }],
  ['as an empty stack', { code: -32_000, message: 'stack underflow (0 <=> 1)' }],
  ['as a bad instruction', { code: -32_015, message: 'Bad instruction fe' }],
  ['of an old compiler', { code: -32000, message: 'invalid opcode: INVALID' }],
])('a failed call is a result if the node reports it %s', async (_, error) => {
  const { client } = aClient(await aChain(), failing(error))
  expect((await multicall(client, [call])).results).toEqual([{ success: false, data: '0x' }])
})

it.each([
  ['has too many requests', { code: -32005, message: 'limit exceeded' }],
  ['lacks the block', { code: -32000, message: 'header not found' }],
  ['fails', { code: -32603, message: 'Internal error' }],
])('nothing is known of a call if the node %s', async (_, error) => {
  const { client } = aClient(await aChain(), failing(error))
  await expect(multicall(client, [call])).rejects.toThrow(error.message)
})
