import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { base, multicall3 } from '../../../../mocks/chain/index.ts'
import { people } from '../../../../mocks/people.ts'
import { aChain } from './setup.ts'

const { alice, dave } = people
const abi = parseAbi([
  'struct Call { address target; bool allowFailure; uint256 value; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3Value(Call[] calls) payable returns (Result[])',
])
/** Multicall3 passes one wei to Dave and one to a contract that rejects it. */
const data = encodeFunctionData({
  abi,
  args: [
    [dave.address, base.stubborn].map((target) => ({
      target,
      allowFailure: true,
      value: 1n,
      callData: '0x' as const,
    })),
  ],
})

interface Simulated {
  calls: {
    status: string
    logs: { address: string; topics: string[]; data: string }[]
    error?: { code: number }
  }[]
}

async function simulate(call: object, payload: object = { traceTransfers: true }) {
  const chain = await aChain()
  const params = [
    { blockStateCalls: [{ calls: [{ from: alice.address, ...call }] }], ...payload },
    'latest',
  ]
  const answer = (await chain.request({ method: 'eth_simulateV1', params })) as Simulated[]
  return { chain, result: answer[0]?.calls[0] }
}

const end = (topic: string | undefined) => `0x${topic?.slice(-40)}`

describe('eth_simulateV1 of the world’s node', () => {
  it('reports transfers of the coin, and none of calls that failed', async () => {
    const { result, chain } = await simulate({ to: multicall3, value: '0x2', data })
    expect(result?.status).toBe('0x1')
    expect(
      result?.logs.map(({ topics, data: value }) => [
        end(topics[1]),
        end(topics[2]),
        BigInt(value),
      ]),
    ).toEqual([
      [alice.address.toLowerCase(), multicall3.toLowerCase(), 2n],
      [multicall3.toLowerCase(), dave.address.toLowerCase(), 1n],
    ])
    expect(chain.height).toBe((await aChain()).height)
  })

  it('reports none without traceTransfers', async () => {
    expect((await simulate({ to: dave.address, value: '0x1' }, {})).result?.logs).toEqual([])
  })

  it('reports a call that reverts as such', async () => {
    expect((await simulate({ to: base.stubborn, value: '0x1' })).result).toMatchObject({
      status: '0x0',
      logs: [],
      error: { code: 3 },
    })
  })
})
