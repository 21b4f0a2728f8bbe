import { keccak256, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import baseDump from '../../mocks/chain/genesis/dumps/base.json' with { type: 'json' }
import { genesisOn } from '../../mocks/chain/genesis/buildBase.ts'
import { createChain, memoryStore, type StateDelta } from '../../mocks/chain/index.ts'
import { SealedState } from '../../mocks/chain/state/SealedState.ts'
import { frozenClock } from '../../mocks/clock.ts'
import { AnvilNode } from './anvilNode.ts'
import { runGeneration, runPlain } from './anvilScript.ts'
import { Twin } from './anvilTwin.ts'

const ground = baseDump.layer as unknown as StateDelta
const generations: readonly ['1.3.0' | '1.4.1' | '1.5.0', Address, Address | undefined][] = [
  ['1.3.0', '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4', undefined],
  [
    '1.4.1',
    '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
    '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
  ],
  [
    '1.5.0',
    '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4',
    '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
  ],
]

// Names of scripted calls that must fail.
const badEnd = /reject|fails|moves more|is not|is stopped|runs out/

describe('the page’s chain and anvil', { timeout: 120_000 }, () => {
  let anvil: AnvilNode
  beforeAll(async () => {
    anvil = await AnvilNode.start(1)
    await anvil.load(ground)
  }, 60_000)
  afterAll(() => anvil?.stop())

  it('agree on every receipt and on the whole state after a long script', async () => {
    const store = memoryStore()
    const chain = await createChain({
      chainId: 1,
      genesis: genesisOn(1, [ground]),
      now: frozenClock().now,
      store,
    })
    const twin = new Twin(chain, anvil)
    await runPlain(twin)
    for (const [version, createCall, signLib] of generations)
      await runGeneration(twin, version, createCall, signLib)

    for (const { label, ours, theirs } of twin.steps) expect(ours, label).toEqual(theirs)
    const failed = twin.steps.filter((step) => step.ours.status === '0x0').map((step) => step.label)
    expect(failed).toEqual(
      twin.steps.map((step) => step.label).filter((label) => badEnd.test(label)),
    )
    expect(twin.steps.length).toBeGreaterThanOrEqual(60)

    const ours = new SealedState([ground])
    const touched = new Map<string, Set<Hex>>()
    for (const { state } of await store.load()) {
      ours.apply(state)
      note(touched, state)
    }
    note(touched, ground)
    const items = compare(ours, touched, await anvil.dump())
    console.log(
      `anvil: ${twin.steps.length} receipts agree (${failed.length} of them of transactions that ` +
        `failed), ${items} items of state agree`,
    )
  })
})

function note(touched: Map<string, Set<Hex>>, state: StateDelta): void {
  for (const [address, account] of Object.entries(state.accounts)) {
    const slots = touched.get(address) ?? new Set<Hex>()
    for (const slot of Object.keys(account?.storage ?? {})) slots.add(quantity(slot))
    touched.set(address, slots)
  }
}

/**
 * Compares in both directions: everything that this chain changed, and everything in anvil. Returns
 * the number of items.
 */
function compare(
  ours: SealedState,
  touched: Map<string, Set<Hex>>,
  theirs: Awaited<ReturnType<AnvilNode['dump']>>,
): number {
  let items = 0
  const different: string[] = []
  const check = (what: string, a: bigint | string, b: bigint | string): void => {
    items += 1
    if (a !== b) different.push(`${what}: ${String(a)} here, ${String(b)} at anvil`)
  }
  for (const [address, dumped] of Object.entries(theirs)) {
    const at = address.toLowerCase()
    const account = ours.account(at)
    if (at === historyOfHashes) continue
    check(`${at} nonce`, BigInt(account?.nonce ?? 0), BigInt(dumped.nonce))
    check(`${at} balance`, BigInt(account?.balance ?? 0), BigInt(dumped.balance))
    check(`${at} code`, keccak256(ours.code(at)), keccak256(dumped.code))
    const slots = new Set([
      ...(touched.get(at) ?? []),
      ...Object.keys(dumped.storage).map(quantity),
    ])
    const held = new Map(
      Object.entries(dumped.storage).map(([slot, value]) => [quantity(slot), BigInt(value)]),
    )
    for (const slot of slots)
      check(`${at} slot ${slot}`, BigInt(ours.slot(at, slot)), held.get(slot) ?? 0n)
  }
  const absent = [...touched.keys()].filter(
    (address) =>
      ours.account(address) && !Object.keys(theirs).some((one) => one.toLowerCase() === address),
  )
  expect(different).toEqual([])
  expect(absent).toEqual([])
  return items
}

const quantity = (slot: string): Hex => `0x${BigInt(slot).toString(16)}`
// EIP-2935's history of block hashes: this chain's block hashes are synthetic, and nothing here
// reads them.
const historyOfHashes = '0x0000f90827f1c53a10cb7a02335b175320002935'
