import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { concat, encodeDeployData, keccak256, pad, parseAbi, type Address, type Hex } from 'viem'

import allowance011 from '../contracts/allowance-0.1.1.json' with { type: 'json' }
import own from '../contracts/own.json' with { type: 'json' }
import safe130 from '../contracts/safe-1.3.0.json' with { type: 'json' }
import safe141 from '../contracts/safe-1.4.1.json' with { type: 'json' }
import safe1412 from '../contracts/safe-1.4.1-2.json' with { type: 'json' }
import safe150 from '../contracts/safe-1.5.0.json' with { type: 'json' }
import { multicall3 } from '../names.ts'
import { people } from '../../people.ts'
import type { Genesis, SealedBlock, StateDelta } from '../types.ts'
import { bank, Builder, ether, everybody, flatten, quantity } from './Builder.ts'
import {
  allowanceModule,
  commonFactory,
  deployments,
  factoryCode,
  safeFactory,
} from './contracts.ts'
import { firstBlock } from './firstBlock.ts'
import type { Base } from './places.ts'
import { tokenKinds } from './tokenKinds.ts'

const constructorAbi = {
  Token: parseAbi([
    'constructor(string name, string symbol, uint8 decimals, address holder, uint256 supply)',
  ]),
  Collectible: parseAbi(['constructor(string name, string symbol, string base)']),
  keeper: parseAbi(['constructor(address keeper)']),
}

/** Creation code of a token whose whole supply goes to one holder. */
export const tokenCode = (
  name: string,
  symbol: string,
  decimals: number,
  supply: bigint,
  holder: Address = bank.address,
): Hex =>
  encodeDeployData({
    abi: constructorAbi.Token,
    bytecode: own.creation.Token as Hex,
    args: [name, symbol, decimals, holder, supply],
  })

const kept = (creation: string, keeper: Address): Hex =>
  encodeDeployData({ abi: constructorAbi.keeper, bytecode: creation as Hex, args: [keeper] })

export const genesisOn = (
  chainId: number,
  layers: readonly StateDelta[],
  blocks: readonly SealedBlock[] = [],
): Genesis => ({
  chainId,
  layers,
  blocks: [firstBlock(chainId), ...blocks],
  names: {},
})

function allocation(): StateDelta {
  const factory = { nonce: 1, codeHash: keccak256(factoryCode) }
  return {
    codes: { [keccak256(factoryCode)]: factoryCode },
    accounts: {
      [bank.address.toLowerCase()]: { balance: quantity(ether(1_000_000)) },
      ...Object.fromEntries(
        everybody.map((one) => [one.address.toLowerCase(), { balance: quantity(ether(100)) }]),
      ),
      [safeFactory.toLowerCase()]: factory,
      [commonFactory.toLowerCase()]: factory,
    },
  }
}

/** viem includes the creation code of Multicall3 in a file that is not one of its entry points. */
async function multicallCreation(): Promise<Hex> {
  const viem = dirname(createRequire(import.meta.url).resolve('viem/package.json'))
  const { multicall3Bytecode } = (await import(join(viem, '_esm/constants/contracts.js'))) as {
    multicall3Bytecode: Hex
  }
  return multicall3Bytecode
}

const published = [
  [commonFactory, '1.3.0', safe130],
  [safeFactory, '1.4.1', safe141],
  [safeFactory, '1.4.1', safe1412],
  [safeFactory, '1.5.0', safe150],
] as const

const salt = pad('0x', { size: 32 })

/**
 * The allowance module alone, from a chain of its own: in the base chain, it would change the
 * bank's nonces, and with them every later transaction.
 */
async function allowanceLayer(start: StateDelta): Promise<StateDelta> {
  const builder = await Builder.on(genesisOn(1, [start]))
  await builder.send(bank, {
    to: safeFactory,
    data: concat([salt, allowance011.creation.AllowanceModule as Hex]),
    gas: 8_000_000n,
  })
  const { accounts, codes } = await builder.layer()
  const account = accounts[allowanceModule.toLowerCase()]
  if (!account) throw new Error(`The factory made no allowance module at ${allowanceModule}.`)
  return { accounts: { [allowanceModule.toLowerCase()]: account }, codes }
}

/** A migration is built for the contracts it migrates to. */
function migrationArgs(version: keyof typeof deployments): Hex {
  const { singleton, singletonL2, handler } = deployments[version]
  return concat([pad(singleton), pad(singletonL2), pad(handler)])
}

/**
 * The base layer of every scenario and chain: Safe contracts, Multicall3, tokens, the project's own
 * contracts, funded people.
 */
export async function buildBase(): Promise<{ layer: StateDelta; places: Base }> {
  const start = allocation()
  const builder = (await Builder.on(genesisOn(1, [start]))).at('2026-09-01 00:00')
  for (const [factory, version, { creation }] of published) {
    for (const [name, code] of Object.entries(creation)) {
      const args = name === 'SafeMigration' ? migrationArgs(version) : '0x'
      await builder.send(bank, {
        to: factory,
        data: concat([salt, code as Hex, args]),
        gas: 8_000_000n,
      })
    }
  }

  const tokens: Base['tokens'] = {} as Base['tokens']
  for (const [key, { name, symbol, decimals, supply }] of Object.entries(tokenKinds)) {
    tokens[key as keyof Base['tokens']] = await builder.create(
      bank,
      tokenCode(name, symbol, decimals, supply * 10n ** BigInt(decimals)),
    )
  }
  const collectible = await builder.create(
    bank,
    encodeDeployData({
      abi: constructorAbi.Collectible,
      bytecode: own.creation.Collectible as Hex,
      args: ['Small Pictures', 'PICT', 'https://pictures.demo.test/'],
    }),
  )
  const places: Base = {
    tokens,
    collectible,
    module: await builder.create(bank, kept(own.creation.KeeperModule, people.alice.address)),
    guard: await builder.create(bank, own.creation.NoDelegateGuard as Hex),
    stubborn: await builder.create(bank, own.creation.Stubborn as Hex),
    contractOwner: await builder.create(
      bank,
      kept(own.creation.ContractOwner, people.frank.address),
    ),
  }

  const code = (await builder.chain.request({
    method: 'eth_call',
    params: [{ data: await multicallCreation() }, 'latest'],
  })) as Hex
  const multicall: StateDelta = {
    accounts: { [multicall3.toLowerCase()]: { nonce: 1, codeHash: keccak256(code) } },
    codes: { [keccak256(code)]: code },
  }
  return {
    layer: flatten([start, await builder.layer(), await allowanceLayer(start), multicall]),
    places,
  }
}
