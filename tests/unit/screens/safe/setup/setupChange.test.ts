import { describe, expect, it, test } from 'vitest'
import { type Address, type ChainSnapshot, executionIn, type SafeRef, sameAddress } from '#base'
import { readSnapshot } from '#chain'
import {
  applySettings,
  decodeTransaction,
  encodeExec,
  officialVersion,
  packSignatures,
  plainTx,
  type SafeSettings,
  safeTxHash,
  sentinel,
  singletonAt,
} from '#safe'
import { base, type SafePlace, safes } from '../../../../../mocks/chain/index.ts'
import { people, type Person } from '../../../../../mocks/people.ts'
import { updateOf } from '../../../../../src/screens/safe/setup/updateOf.ts'
import { checkSetup, isAffected } from '../../../../../src/screens/safe/setup/setupChange.ts'
import {
  emptySetupForm,
  type SetupChange,
  type SetupContext,
} from '../../../../../src/screens/safe/setup/setupForm.ts'
import type { FoundAddress } from '../../../../../src/screens/common/typedAddress/withLookup.ts'
import { aClient, sendAs, signedBy } from '../../../chain/setup.ts'
import { aChain } from '../../../mocks/chain/setup.ts'
import { random } from '../../../safe/random.ts'

const { alice, bob, carol, dave, erin, frank } = people
const at: SafeRef = { chainId: '1', address: safes.treasury.address }
const settings: SafeSettings = {
  owners: [alice.address, bob.address, carol.address],
  threshold: 2,
  modules: [base.module],
  guard: null,
  moduleGuard: null,
  fallbackHandler: null,
}
const found = (address: Address): FoundAddress => ({
  status: 'usable',
  address,
  chain: undefined,
  lookAlike: undefined,
})
const context: SetupContext = {
  at,
  settings,
  found: { status: 'wrong', problem: { why: 'empty' } },
  isContract: undefined,
  you: alice.address,
}
const check = (change: SetupChange, parts: Partial<SetupContext> = {}, threshold?: number) =>
  checkSetup(change, { ...emptySetupForm, threshold }, { ...context, ...parts })

describe('a change is affected by what is queued before it', () => {
  const franks = { found: found(frank.address), isContract: false }
  const affected = (
    change: SetupChange,
    later: Partial<SafeSettings>,
    parts: Partial<SetupContext> = {},
  ) => isAffected(change, emptySetupForm, { ...context, ...parts }, { ...settings, ...later })

  test.each([
    [
      'the same owner is added',
      { kind: 'addOwner' },
      { owners: [frank.address, ...settings.owners] },
      true,
    ],
    [
      'another owner is added, so the counts are others',
      { kind: 'addOwner' },
      { owners: [erin.address, ...settings.owners] },
      true,
    ],
    ['more signatures are required', { kind: 'addOwner' }, { threshold: 3 }, true],
    [
      'the owner before this one in the list is another',
      { kind: 'swapOwner', owner: bob.address },
      { owners: [erin.address, bob.address] },
      true,
    ],
    [
      'this owner is removed',
      { kind: 'removeOwner', owner: bob.address },
      { owners: [alice.address, carol.address] },
      true,
    ],
    [
      'the module is disabled',
      { kind: 'disableModule', module: base.module },
      { modules: [] },
      true,
    ],
    [
      'only the guard is another',
      { kind: 'swapOwner', owner: bob.address },
      { guard: base.guard },
      false,
    ],
    ['nothing', { kind: 'addOwner' }, {}, false],
  ] as const)('%s', (_, change, later, isIt) => {
    expect(
      affected(change, later, 'owner' in change || change.kind === 'addOwner' ? franks : {}),
    ).toBe(isIt)
  })

  it('an incomplete change affects no one', () => {
    expect(affected({ kind: 'addOwner' }, { threshold: 3 })).toBe(false)
  })
})

describe('the new address is checked', () => {
  test.each([
    ['an owner already', { kind: 'addOwner' }, found(bob.address), false, 'owner'],
    [
      'an owner already, in other letters',
      { kind: 'addOwner' },
      found(bob.address.toLowerCase() as Address),
      false,
      'owner',
    ],
    ['the Safe itself', { kind: 'addOwner' }, found(at.address), true, 'itself'],
    ["the list's own entry", { kind: 'addOwner' }, found(sentinel), false, 'sentinel'],
    [
      'another owner in place of one',
      { kind: 'swapOwner', owner: alice.address },
      found(bob.address),
      false,
      'owner',
    ],
    [
      'the same owner in place of themselves',
      { kind: 'swapOwner', owner: alice.address },
      found(alice.address),
      false,
      'owner',
    ],
    ['a module that is enabled', { kind: 'enableModule' }, found(base.module), true, 'module'],
    [
      'a module without a contract',
      { kind: 'enableModule' },
      found(dave.address),
      false,
      'contract',
    ],
    ['a guard without a contract', { kind: 'setGuard' }, found(dave.address), false, 'contract'],
    [
      'a handler without a contract',
      { kind: 'setHandler' },
      found(dave.address),
      false,
      'contract',
    ],
    [
      'a guard whose code is still being read',
      { kind: 'setGuard' },
      found(base.guard),
      undefined,
      'unread',
    ],
    [
      'a name that is still being looked up',
      { kind: 'addOwner' },
      { status: 'pending', name: 'dave.eth', lookup: { status: 'loading' } },
      undefined,
      'unread',
    ],
    ['nothing', { kind: 'addOwner' }, context.found, undefined, 'empty'],
  ] as const)('%s is rejected', (_, change, typed, isContract, why) => {
    const result = check(change, { found: typed, isContract })
    expect(result.problem).toMatchObject({ why })
    expect(result.ready).toBeUndefined()
  })

  test('an address of another network is rejected, and names it', () => {
    const chain = {
      chainId: '17000',
      name: 'Holesky',
      shortName: 'hol',
      symbol: 'ETH',
      decimals: 18,
      testnet: true,
      features: [],
    }
    const result = check(
      { kind: 'addOwner' },
      { found: { status: 'usable', address: dave.address, chain, lookAlike: undefined } },
    )
    expect(result.problem).toEqual({ why: 'otherChain', network: 'Holesky' })
  })

  test.each([
    ['guard', { kind: 'setGuard' }, { guard: base.guard }],
    ['module guard', { kind: 'setModuleGuard' }, { moduleGuard: base.guard }],
    ['fallback handler', { kind: 'setHandler' }, { fallbackHandler: base.guard }],
  ] as const)('the %s that is set already is rejected', (_, change, now) => {
    const result = check(change, {
      found: found(base.guard),
      isContract: true,
      settings: { ...settings, ...now },
    })
    expect(result.problem).toEqual({ why: 'same' })
  })
})

describe('what a user should know', () => {
  test.each([
    ['one signature of several owners', { kind: 'threshold' }, 1, {}, ['one']],
    ['all signatures', { kind: 'threshold' }, 3, {}, ['all']],
    [
      'one of two owners after a removal',
      { kind: 'removeOwner', owner: bob.address },
      1,
      {},
      ['one'],
    ],
    [
      'both of two owners after a removal',
      { kind: 'removeOwner', owner: bob.address },
      2,
      {},
      ['all'],
    ],
    ['the own account', { kind: 'removeOwner', owner: alice.address }, 1, {}, ['one', 'you']],
    [
      'the own account in a swap',
      { kind: 'swapOwner', owner: alice.address },
      undefined,
      { found: found(dave.address), isContract: false },
      ['you'],
    ],
    [
      'a contract as an owner',
      { kind: 'addOwner' },
      undefined,
      { found: found(base.contractOwner), isContract: true },
      ['contractOwner'],
    ],
    [
      'a module',
      { kind: 'enableModule' },
      undefined,
      { found: found(base.guard), isContract: true },
      ['module'],
    ],
    [
      'a guard',
      { kind: 'setGuard' },
      undefined,
      { found: found(base.guard), isContract: true },
      ['guard'],
    ],
    [
      'a module guard',
      { kind: 'setModuleGuard' },
      undefined,
      { found: found(base.guard), isContract: true },
      ['moduleGuard'],
    ],
    [
      'an unknown handler',
      { kind: 'setHandler' },
      undefined,
      { found: found(base.guard), isContract: true },
      ['unknownHandler'],
    ],
    [
      'an official handler',
      { kind: 'setHandler' },
      undefined,
      { found: found('0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'), isContract: true },
      [],
    ],
    ['no handler', { kind: 'removeHandler' }, undefined, {}, ['noHandler']],
    [
      'nothing special',
      { kind: 'addOwner' },
      undefined,
      { found: found(dave.address), isContract: false },
      [],
    ],
  ] as const)('%s', (_, change, threshold, parts, warnings) => {
    expect(check(change, parts, threshold).warnings).toEqual(warnings)
  })
})

test('the same number of signatures isn’t a change', () => {
  expect(check({ kind: 'threshold' }, {}, 2).ready).toBeUndefined()
  expect(check({ kind: 'threshold' }, {}, 3).ready).toBeDefined()
})

test('the number of signatures never exceeds the owners that remain', () => {
  expect(
    check({ kind: 'removeOwner', owner: bob.address }, { settings: { ...settings, threshold: 3 } }),
  ).toMatchObject({
    most: 2,
    after: { threshold: 2, owners: 2 },
  })
})

test.each([
  ['an owner who left', { kind: 'removeOwner', owner: dave.address }, settings],
  ['an owner who left, swapped', { kind: 'swapOwner', owner: dave.address }, settings],
  ['a module that was disabled', { kind: 'disableModule', module: base.guard }, settings],
  [
    'the last owner',
    { kind: 'removeOwner', owner: alice.address },
    { ...settings, owners: [alice.address], threshold: 1 },
  ],
] as const)('%s can no longer be removed', (_, change, now) => {
  const result = check(change, { settings: now, found: found(erin.address), isContract: false })
  expect(result).toMatchObject({ isGone: true })
  expect(result.ready).toBeUndefined()
})

const everybody: readonly Person[] = [alice, bob, carol, dave, erin, frank]
const settingsOf = ({
  owners,
  threshold,
  modules,
  guard,
  moduleGuard,
  fallbackHandler,
}: ChainSnapshot): SafeSettings => ({
  owners,
  threshold,
  modules,
  guard,
  moduleGuard,
  fallbackHandler,
})

describe.each([
  ['1.3.0', safes.oldSavings],
  ['1.4.1', safes.treasury],
] as const)('a Safe of version %s', (version, place: SafePlace) => {
  /**
   * Executes random changes, each signed by as many owners as it takes; returns how many were
   * possible.
   */
  async function walk(rounds: number) {
    const dice = random()
    const chain = await aChain()
    const { client } = aClient(chain)
    const where = { chainId: '1', address: place.address }
    const one = async (round: number) => {
      const snapshot = await readSnapshot(client, where)
      const now = settingsOf(snapshot)
      const others = everybody.filter(
        ({ address }) => !now.owners.some((owner) => sameAddress(owner, address)),
      )
      const owner = dice.pick(now.owners)
      const change = dice.pick<SetupChange>([
        ...(others.length > 0
          ? ([{ kind: 'addOwner' }, { kind: 'swapOwner', owner }] as const)
          : []),
        ...(now.owners.length > 1
          ? ([{ kind: 'removeOwner', owner }, { kind: 'threshold' }] as const)
          : []),
        ...(now.modules.length > 0
          ? ([{ kind: 'disableModule', module: dice.pick(now.modules) }] as const)
          : ([{ kind: 'enableModule' }] as const)),
        now.fallbackHandler ? { kind: 'removeHandler' } : { kind: 'setHandler' },
      ])
      const isParty = change.kind === 'addOwner' || change.kind === 'swapOwner'
      const typed = isParty ? dice.pick(others).address : base.module
      const form = { nonce: '', typed, threshold: 1 + dice.upTo(now.owners.length) }
      const { ready } = checkSetup(change, form, {
        at: where,
        settings: now,
        found: found(typed),
        isContract: !isParty,
        you: undefined,
      })
      if (!ready) return 0
      const tx = plainTx({ ...ready, nonce: snapshot.nonce })
      const hash = safeTxHash({ ...where, version }, tx)
      const signers = everybody
        .filter(({ address }) => now.owners.some((other) => sameAddress(other, address)))
        .slice(0, now.threshold)
      const data = encodeExec(
        tx,
        packSignatures(await Promise.all(signers.map((who) => signedBy(who, hash)))),
      )
      const receipt = await sendAs(chain, client, dave, place.address, data)
      const label = `SEED=${dice.seed}, round ${round}: ${change.kind}`
      expect(executionIn(receipt, place.address, hash), label).toBe('success')
      const { effect } = decodeTransaction(tx, place.address)
      if (effect.kind !== 'settings') throw new Error(`${label} is no change of settings.`)
      expect(applySettings(now, effect.change), label).toEqual(
        settingsOf(await readSnapshot(client, where)),
      )
      return 1
    }
    let made = 0
    for (let round = 0; round < rounds; round++) made += await one(round)
    return made
  }

  test('accepts random changes, and results in them, in the order of its lists', async () => {
    expect(await walk(12)).toBeGreaterThan(3)
  }, 60_000)
})

/** Has the owners of a Safe sign and execute its update. */
async function executeUpdate(
  where: { chainId: string; address: Address },
  version: string,
  options?: { isL2: boolean },
) {
  const chain = await aChain()
  const { client } = aClient(chain)
  const before = await readSnapshot(client, where)
  const update = updateOf(before, options)
  if (!update) throw new Error('There is no update.')
  const tx = { ...update.tx, nonce: before.nonce }
  const hash = safeTxHash({ ...where, version }, tx)
  const signers = everybody
    .filter(({ address }) => before.owners.some((owner) => sameAddress(owner, address)))
    .slice(0, before.threshold)
  const data = encodeExec(
    tx,
    packSignatures(await Promise.all(signers.map((who) => signedBy(who, hash)))),
  )
  const receipt = await sendAs(chain, client, dave, where.address, data)
  expect(executionIn(receipt, where.address, hash)).toBe('success')
  const after = await readSnapshot(client, where)
  expect(settingsOf(after)).toEqual(settingsOf(before))
  expect(updateOf(after, options)).toBeUndefined()
  return { update, after }
}

describe('the update of the contract', () => {
  it('updates 1.3.0 to 1.4.1, and keeps owners and rules', async () => {
    const { update, after } = await executeUpdate(
      { chainId: '1', address: safes.oldSavings.address },
      '1.3.0',
    )
    expect([update.kind, officialVersion(after), singletonAt(after.singleton)?.contract]).toEqual([
      'version',
      '1.4.1',
      'Safe',
    ])
  })

  it('updates 1.3.0 to its layer 2 variant there', async () => {
    const { update, after } = await executeUpdate(
      { chainId: '1', address: safes.oldSavings.address },
      '1.3.0',
      { isL2: true },
    )
    expect([update.kind, officialVersion(after), singletonAt(after.singleton)?.contract]).toEqual([
      'version',
      '1.4.1',
      'SafeL2',
    ])
  })

  it.each([safes.treasury, safes.operations])(
    'updates to the layer 2 variant of the same version there: $version',
    async ({ address, version }) => {
      const { update, after } = await executeUpdate({ chainId: '1', address }, version, {
        isL2: true,
      })
      expect([update.kind, officialVersion(after), singletonAt(after.singleton)?.contract]).toEqual(
        ['l2', version, 'SafeL2'],
      )
      expect(update.tx.data).toBe('0x07f464a4')
    },
  )

  it('isn’t offered for newer contracts, or on a layer 2 for those with the variant', async () => {
    const { client } = aClient(await aChain())
    for (const { address } of [safes.treasury, safes.operations])
      expect(updateOf(await readSnapshot(client, { chainId: '1', address }))).toBeUndefined()
    expect(
      updateOf(await readSnapshot(client, { chainId: '1', address: safes.pettyCash.address }), {
        isL2: true,
      }),
    ).toBeUndefined()
  })
})
