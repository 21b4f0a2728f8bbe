import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import { readErc20s, simulateLogs } from '#chain'
import {
  type BatchCall,
  batchLibraries,
  decodeTransaction,
  encodeAddOwner,
  encodeEnableModule,
  encodeMultiSend,
  plainTx,
  unnamedChanges,
} from '#safe'
import { draftExecution, simulateChanges } from '#signing'
import { base, safes, type SafePlace } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aClient, type Between } from '../chain/setup.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aStage } from '../mocks/gateway/journey.ts'

const { alice, bob, dave } = people
const { usdc, dai } = base.tokens
const nftAbi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function setApprovalForAll(address operator, bool approved)',
])

const call = (to: Address, data: `0x${string}` = '0x', value = 0n): BatchCall => ({
  to,
  data,
  value,
  operation: 0,
})
const pay = (token: Address, to: Address, raw: bigint) =>
  call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, raw] }))
const allow = (token: Address, to: Address, raw: bigint) =>
  call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, raw] }))

/** What a draft of a Safe would change, read from the world's node. */
async function changesOf(
  place: SafePlace,
  parts: Parameters<typeof plainTx>[0],
  between?: Between,
) {
  const chain = await aChain()
  const { client, asked } = aClient(chain, between)
  const tx = plainTx(parts)
  const state = {
    chainId: '1',
    address: place.address,
    owners: place.owners,
    threshold: place.threshold,
    nonce: 0n,
    version: place.version,
  }
  const execution = draftExecution({ tx, safe: state, account: alice.address })
  if (!execution) throw new Error('The Safe has owners.')
  const port = {
    logs: () => simulateLogs(client, execution, { nonce: tx.nonce }),
    tokens: (addresses: readonly Address[]) => readErc20s(client, addresses, place.address),
  }
  return { simulated: await simulateChanges(port, place.address), methods: asked.flat() }
}

const batch = (calls: readonly BatchCall[], version = '1.4.1') => ({
  to: batchLibraries(version)[0] as Address,
  data: encodeMultiSend(calls),
  operation: 1 as const,
  nonce: 99n,
})

describe('what a draft changes', () => {
  it('is what a batch sends, receives, and allows, at any nonce, unsigned', async () => {
    const { simulated, methods } = await changesOf(
      safes.treasury,
      batch([
        call(dave.address, '0x', 5n),
        pay(usdc, dave.address, 2_000_000n),
        pay(usdc, bob.address, 1n),
        allow(dai, dave.address, 7n),
        call(
          base.collectible,
          encodeFunctionData({
            abi: nftAbi,
            functionName: 'safeTransferFrom',
            args: [safes.treasury.address, bob.address, 7n],
          }),
        ),
        call(
          base.collectible,
          encodeFunctionData({
            abi: nftAbi,
            functionName: 'setApprovalForAll',
            args: [dave.address, true],
          }),
        ),
      ]),
    )
    expect(simulated).toMatchObject({
      status: 'changes',
      changes: {
        balances: [
          { kind: 'native', raw: -5n },
          { kind: 'erc20', token: usdc, raw: -2_000_001n },
          { kind: 'erc721', token: base.collectible, id: 7n, raw: -1n },
        ],
        allowances: [
          { kind: 'erc20', token: dai, spender: dave.address, raw: 7n },
          { kind: 'all', token: base.collectible, spender: dave.address, approved: true },
        ],
      },
    })
    expect(simulated.status === 'changes' && simulated.tokens.map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining(['USDC', 'DAI']),
    )
    expect(methods.filter((method) => method === 'eth_simulateV1')).toHaveLength(1)
  })

  it.each([safes.oldSavings, safes.operations])(
    'is the coin that a Safe of version $version sends',
    async (place) => {
      const { simulated } = await changesOf(place, { to: dave.address, value: 3n, nonce: 50n })
      expect(simulated).toEqual({
        status: 'changes',
        changes: { balances: [{ kind: 'native', raw: -3n }], allowances: [], settings: [] },
        tokens: [],
      })
    },
  )

  it('is nothing where the guard stops it', async () => {
    const draft = { ...batch([call(dave.address, '0x', 1n)]) }
    expect((await changesOf(safes.vault, draft)).simulated).toEqual({ status: 'fails' })
    expect(
      (await changesOf(safes.vault, { to: dave.address, value: 1n, nonce: 9n })).simulated,
    ).toMatchObject({ status: 'changes' })
  })

  it('is nothing where the action fails, whether that reverts or is recorded', async () => {
    expect(
      (await changesOf(safes.treasury, { to: base.stubborn, value: 1n, nonce: 99n })).simulated,
    ).toEqual({ status: 'fails' })
    expect(
      (
        await changesOf(safes.treasury, {
          to: base.stubborn,
          value: 1n,
          nonce: 99n,
          safeTxGas: 50_000n,
        })
      ).simulated,
    ).toEqual({ status: 'fails' })
  })
})

describe('a node', () => {
  const answers =
    (answer: unknown): Between =>
    ({ method }) =>
      method === 'eth_simulateV1' ? (answer as never) : undefined
  const payment = { to: dave.address, value: 1n, nonce: 99n }

  it.each([
    [
      'does not know the method',
      {
        error: {
          code: -32_601,
          message: 'the method eth_simulateV1 does not exist/is not available',
        },
      },
    ],
    ['answers nothing', { result: null }],
    ['answers something else', { result: [{ calls: [{ status: '0x1' }] }] }],
  ])('that %s cannot show what changes', async (_, answer) => {
    expect((await changesOf(safes.treasury, payment, answers(answer))).simulated).toEqual({
      status: 'unsupported',
    })
  })

  it('may leave names of tokens out, and the amounts stay', async () => {
    const { simulated } = await changesOf(
      safes.treasury,
      { ...pay(usdc, dave.address, 5n), nonce: 99n },
      ({ method }) =>
        method === 'eth_call'
          ? ({ error: { code: -32_000, message: 'busy' } } as never)
          : undefined,
    )
    expect(simulated).toMatchObject({
      status: 'changes',
      changes: { balances: [{ kind: 'erc20', token: usdc, raw: -5n }] },
      tokens: [],
    })
  })
})

describe('what a draft changes and doesn’t name', () => {
  it('is nothing for everything that is queued in the demo', { timeout: 60_000 }, async () => {
    const { proposals } = await aStage().world.state.chain('1')
    let seen = 0
    for (const place of Object.values(safes)) {
      for (const queued of proposals.of(place.address)) {
        const tx = { ...queued.tx, nonce: BigInt(queued.tx.nonce) }
        const { simulated } = await changesOf(place, tx)
        if (simulated.status !== 'changes') continue
        const { effect } = decodeTransaction(tx, place.address)
        expect(unnamedChanges(effect, simulated.changes, tx, place.address)).toEqual([])
        seen++
      }
    }
    expect(seen).toBeGreaterThan(8)
  })

  it.each([safes.treasury, safes.operations, safes.oldSavings])(
    'is nothing for a Safe of version $version that changes its settings',
    async (place) => {
      const change = (data: `0x${string}`) => ({ to: place.address, data, nonce: 99n })
      for (const data of [encodeAddOwner(dave.address, 2), encodeEnableModule(dave.address)]) {
        const { simulated } = await changesOf(place, change(data))
        if (simulated.status !== 'changes') throw new Error(simulated.status)
        expect(simulated.changes.settings).not.toEqual([])
        const { effect } = decodeTransaction(plainTx(change(data)), place.address)
        const payment = { kind: 'native', to: dave.address, raw: 1n } as const
        const unnamedIn = (one: typeof effect) =>
          unnamedChanges(one, simulated.changes, plainTx(change(data)), place.address)
        expect(unnamedIn(effect)).toEqual([])
        expect(unnamedIn(payment)).toEqual(simulated.changes.settings)
      }
    },
  )
})
