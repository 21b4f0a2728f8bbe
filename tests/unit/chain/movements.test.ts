import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMovements, type SentTokens } from '#chain'
import { type Chain, createChain } from '../../../mocks/chain/index.ts'
import probe from '../../../src/chain/transferProbe.json' with { type: 'json' }
import { genesisWith, heldIds, nft, outsiders, sharedGenesis, tokens } from '../oracle/world.ts'
import { aClient } from './setup.ts'

const account = '0x00000000000000000000000000000000000aaaaa'
const other = '0x00000000000000000000000000000000000bbbbb'
const to = outsiders[0] as `0x${string}`
const aSafe = {
  version: '1.4.1',
  l2: false,
  owners: [to],
  threshold: 1,
  modules: [],
  guard: null,
  handler: null,
  nonce: 0n,
  delegates: [],
} as const

let chain: Chain
beforeAll(async () => {
  const genesis = genesisWith(
    await sharedGenesis(),
    [
      { ...aSafe, address: account },
      { ...aSafe, address: other },
    ],
    [],
  )
  chain = await createChain({ chainId: 1, genesis, now: () => 0 })
})

const sent = (parts: Partial<SentTokens>): SentTokens => ({
  token: tokens.plain.address,
  from: account,
  to,
  raw: 1_000n,
  pulled: false,
  ...parts,
})
const read = (...all: readonly Partial<SentTokens>[]) =>
  readMovements(aClient(chain).client, account, all.map(sent))

describe('tokens that an account sends', () => {
  it.each([
    ['a plain token', tokens.plain, 'exact'],
    ['a token with a fee', tokens.fee, 'differs'],
    ['a token that counts in shares', tokens.rebasing, 'differs'],
    ['a token that returns false', tokens.silent, 'exact'],
  ] as const)('of %s', async (_, { address }, movement) => {
    expect(await read({ token: address })).toEqual([movement])
    expect(await read({ token: address, from: other, pulled: true })).toEqual([movement])
  })

  it('are too many: the call reverts, or nothing arrives', async () => {
    const raw = 10n ** 30n
    expect(await read({ raw }, { raw, token: tokens.silent.address })).toEqual([
      'reverts',
      'differs',
    ])
  })

  it('count one after the other', async () => {
    const half = (10n ** 24n / 3n) * 2n
    expect(await read({ raw: half }, { raw: half })).toEqual(['exact', 'reverts'])
  })

  it('can go to the account itself', async () => {
    expect(await read({ to: account })).toEqual(['exact'])
  })

  it('can be NFTs', async () => {
    const [id] = heldIds(0)
    expect(await read({ token: nft.address, raw: id as bigint, pulled: true })).toEqual(['exact'])
  })

  it('aren’t tokens if the contract has no balances', async () => {
    expect(await read({ token: other })).toEqual(['differs'])
  })

  it('are counted by the contract as it is written', () => {
    const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string }
    const content = readFileSync('src/chain/TransferProbe.sol', 'utf8')
    const { contracts } = JSON.parse(
      solc.compile(
        JSON.stringify({
          language: 'Solidity',
          sources: { 'TransferProbe.sol': { content } },
          settings: {
            optimizer: { enabled: true, runs: 1 },
            evmVersion: 'london',
            metadata: { bytecodeHash: 'none', appendCBOR: false },
            outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } },
          },
        }),
      ),
    ) as {
      contracts: Record<string, Record<string, { evm: { deployedBytecode: { object: string } } }>>
    }
    const code = contracts['TransferProbe.sol']?.TransferProbe?.evm.deployedBytecode.object
    expect(probe.code).toBe(`0x${code}`)
  })
})
