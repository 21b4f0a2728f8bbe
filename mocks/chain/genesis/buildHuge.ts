import { numberToHex, type Address } from 'viem'

import { people, type Person } from '../../people.ts'
import { pastCount, pastFirstBlock, pastNonce, pastRecord, sealIndex } from '../past.ts'
import { pastSource } from '../pastSource.ts'
import { transferData } from '../transferData.ts'
import type { SealedBlock, StateDelta } from '../types.ts'
import { bank, Builder, ether, flatten, sorted } from './Builder.ts'
import { genesisOn, tokenCode } from './buildBase.ts'
import { amount, settle, treasuryPlan, type Built } from './buildEveryday.ts'
import type { Base, SafePlace, TokenPlace } from './places.ts'
import { hugeTokens } from './hugeTokens.ts'

const { alice, bob, carol, dave, erin, frank } = people
const safeCount = 100
/** Storage slot of a Safe's nonce. */
const nonceSlot = '0x5'

/**
 * Chain 1 of `huge`: a Treasury with 500 tokens and 10,000 history rows, and 99 more Safes that
 * Alice owns.
 */
export async function buildHuge(
  base: StateDelta,
  places: Base,
  treasuryAt: Address,
): Promise<Built & { tokens: TokenPlace[] }> {
  const stock = await furnish(base, places, treasuryAt)
  const opening = (await Builder.on(genesisOn(1, [base, stock.layer]))).at('2023-11-01 09:00')
  const treasury = await settle(opening, treasuryPlan, 1n)
  const [creation] = await opening.blocks()
  if (!creation || creation.number !== pastFirstBlock - 1)
    throw new Error('The Treasury must be created in the block before the old rows.')

  const ground = aged(flatten([stock.layer, await opening.layer()]), treasury.address)
  const past = pastSource(creation.hash)
  const last = pastRecord(pastCount - 1)
  // Takes the place of the newest old row, which is not stored.
  const eve: SealedBlock = {
    number: last.blockNumber,
    hash: sealIndex('block', last.index),
    parentHash: sealIndex('block', last.index - 1),
    timestamp: last.timestamp,
    transactions: [],
  }
  const builder = await Builder.on({ ...genesisOn(1, [base, ground], [creation, eve]), past })
  await liveOn(builder, places, treasury)
  return {
    dump: {
      layer: sorted(flatten([ground, await builder.layer()])),
      blocks: [creation, ...(await builder.blocks())],
    },
    safes: [treasury, ...stock.safes],
    tokens: stock.tokens,
  }
}

/** Tokens, balances, and the other Safes, without blocks for their creation. */
async function furnish(
  base: StateDelta,
  places: Base,
  treasury: Address,
): Promise<{ layer: StateDelta; safes: SafePlace[]; tokens: TokenPlace[] }> {
  const builder = (await Builder.on(genesisOn(1, [base]))).at('2023-10-01 00:00')
  const tokens: TokenPlace[] = []
  for (const { name, symbol, decimals, balance } of hugeTokens) {
    tokens.push({
      address: await builder.create(bank, tokenCode(name, symbol, decimals, balance, treasury)),
      type: 'ERC20',
      name,
      symbol,
      decimals,
    })
  }
  for (const [key, whole] of [
    ['usdc', '4000000'],
    ['dai', '2500000'],
    ['wbtc', '310'],
    ['seats', '5000'],
  ] as const) {
    await builder.send(bank, {
      to: places.tokens[key],
      data: transferData(treasury, amount(key, whole)),
    })
  }
  await builder.send(bank, { to: treasury, value: ether(1_200) })

  const safes: SafePlace[] = []
  const versions = ['1.4.1', '1.4.1', '1.5.0', '1.4.1', '1.3.0'] as const
  for (let index = 1; index < safeCount; index += 1) {
    const owners = [
      alice,
      ...[bob, carol, dave, erin, frank].slice(index % 5, (index % 5) + (index % 3)),
    ]
    const made = await settle(
      builder,
      {
        key: `safe${index}`,
        name: `Safe ${index}`,
        version: versions[index % 5] ?? '1.4.1',
        owners,
        threshold: 1 + (index % owners.length),
        l2: index % 4 === 0,
        creator: alice,
      },
      BigInt(1_000 + index),
    )
    if (index % 3) await builder.send(bank, { to: made.address, value: ether(index / 10) })
    const { createdIn: _, ...place } = made
    safes.push(place)
  }
  return { layer: await builder.layer(), safes, tokens }
}

/** Sets the nonces as if all old rows had been executed on this chain. */
function aged(state: StateDelta, treasury: Address): StateDelta {
  const safe = state.accounts[treasury.toLowerCase()]
  if (!safe) throw new Error('The Treasury is missing.')
  safe.storage = { ...safe.storage, [nonceSlot]: numberToHex(pastNonce(pastCount)) }
  for (const who of [alice, bob, carol]) {
    const account = state.accounts[who.address.toLowerCase()] ?? {
      balance: numberToHex(ether(100)),
    }
    state.accounts[who.address.toLowerCase()] = { ...account, nonce: pastCount }
  }
  return state
}

const hour = 3_600_000

/** Adds the newest fifty rows. */
async function liveOn(builder: Builder, places: Base, treasury: SafePlace): Promise<void> {
  const keys = ['usdc', 'dai', 'wbtc', 'seats'] as const
  const pairs: readonly (readonly [Person, Person])[] = [
    [alice, bob],
    [bob, carol],
    [carol, alice],
  ]
  for (let row = 0; row < 50; row += 1) {
    builder.at(
      new Date(Date.parse('2026-11-01T06:00:00Z') + row * 9 * hour).toISOString().slice(0, 16),
    )
    const [key = 'usdc', signers = [alice, bob] as const] = [keys[row % 4], pairs[row % 3]]
    if (row % 5 === 4)
      await builder.send(bank, {
        to: places.tokens[key],
        data: transferData(treasury.address, amount(key, String(10 + row))),
      })
    else if (row % 5 === 2)
      await builder.exec(
        treasury.address,
        {
          to: [dave, erin, frank][row % 3]?.address ?? dave.address,
          value: ether(0.1 + row / 100),
        },
        signers,
        signers[0],
      )
    else
      await builder.exec(
        treasury.address,
        { to: places.tokens[key], data: transferData(dave.address, amount(key, String(1 + row))) },
        signers,
        signers[1],
      )
  }
}
