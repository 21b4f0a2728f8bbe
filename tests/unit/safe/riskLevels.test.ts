import { describe, expect, it } from 'vitest'
import {
  decodeTransaction,
  type Effect,
  isDanger,
  type Risk,
  type RiskLevel,
  riskLevels,
  risksToAgree,
  withExtendedOwners,
  withUnknownSpenders,
} from '#safe'
import en from '../../../src/screens/common/signing/messages/en.json' with { type: 'json' }
import messages from '../../../src/screens/messages/common/messages/en.json' with { type: 'json' }
import { rounds } from '../../size.ts'
import { made, recipes } from '../oracle/run.ts'
import type { SafeSetup } from '../oracle/world.ts'

const one = `0x${'1'.repeat(40)}` as const
const two = `0x${'2'.repeat(40)}` as const

/** What a signature of a message leads to needs no transaction. */
const ofMessages = [
  'givesForNothing',
  'confirmsFor',
  'operation',
  'otherOwner',
  'spender',
  'payment',
  'order',
  'pasted',
  'blind',
  'onlyBytes',
] as const

/** As people were told: danger, and whether it has to be acknowledged. */
const expected: readonly (readonly [keyof typeof riskLevels, RiskLevel, boolean])[] = [
  ['unnamedChange', 'danger', true],
  ['untrustedDelegatecall', 'danger', true],
  ['refund', 'danger', true],
  ['settingsChange', 'danger', true],
  ['moduleChange', 'danger', true],
  ['guardChange', 'danger', true],
  ['implementationChange', 'danger', true],
  ['handlerChange', 'danger', true],
  ['unknownSelfCall', 'danger', true],
  ['malformed', 'danger', true],
  ['undecodable', 'danger', true],
  ['unknownInner', 'danger', true],
  ['unknownMessage', 'danger', true],
  ['unknownSpender', 'danger', true],
  ['noCode', 'danger', true],
  ['wouldFail', 'danger', false],
  ...ofMessages.map((id) => [id, 'danger', true] as const),
  ['otherChain', 'warning', false],
  // Not what is signed is in doubt, but who says so.
  ['oneNode', 'warning', true],
  ['ownersExtended', 'warning', false],
  ['unlimitedApproval', 'warning', false],
  ['spendingLimit', 'warning', false],
  ['transferData', 'warning', false],
  ['amountDiffers', 'warning', false],
  ['amountUnknown', 'warning', false],
]

describe('the level of a risk', () => {
  it.each(expected)('of %s is %s, to be acknowledged: %s', (id, level, agree) => {
    expect(riskLevels[id]).toEqual({ level, agree })
  })

  it('is set for every risk that has words, and for no other', () => {
    const worded = Object.keys(en)
      .filter((key) => key.startsWith('risk.'))
      .map((key) => key.slice('risk.'.length))
      .filter((key) => !['of', 'agree', 'agreeFirst'].includes(key))
    // Their words depend on what is simulated.
    const others = ['unnamedChange', 'wouldFail']
    const ofMessage = [...ofMessages, 'otherChain']
    expect(Object.keys(messages)).toEqual(expect.arrayContaining(ofMessage))
    expect([...worded, ...others, ...ofMessage].toSorted()).toEqual(
      Object.keys(riskLevels).toSorted(),
    )
    expect(expected.map(([id]) => id).toSorted()).toEqual(Object.keys(riskLevels).toSorted())
  })

  it('is set for every risk that a transaction can have, and only dangers are acknowledged', () => {
    for (const recipe of recipes(rounds(2_000), 1)) {
      const example = made(recipe)
      if (!example) continue
      const { address } = example.safes[0] as SafeSetup
      const { risks } = decodeTransaction(example.tx, address)
      for (const risk of risks) expect(riskLevels).toHaveProperty(risk.id)
      expect(risksToAgree(risks)).toEqual(risks.filter(isDanger))
    }
  })
})

describe('a change of the owners', () => {
  const settings = (change: Extract<Effect, { kind: 'settings' }>['change']): Effect => ({
    kind: 'settings',
    change,
  })
  const add = (owner: typeof one, threshold: number) =>
    settings({ type: 'addOwner', owner, threshold })
  const require = (threshold: number) => settings({ type: 'changeThreshold', threshold })
  const batch = (...effects: Effect[]): Effect => ({ kind: 'batch', to: one, effects })
  const risksOf = (effect: Effect): readonly Risk[] =>
    effect.kind === 'batch'
      ? effect.effects.map((_, at): Risk => ({ id: 'settingsChange', at: [at] }))
      : [{ id: 'settingsChange', at: [] }]

  it.each<[string, Effect, readonly boolean[]]>([
    ['adds one', add(one, 2), [false]],
    ['adds one and raises the threshold', add(one, 3), [false]],
    ['raises the threshold', require(3), [false]],
    ['adds one and lowers the threshold', add(one, 1), [true]],
    ['lowers the threshold', require(1), [true]],
    ['removes one', settings({ type: 'removeOwner', owner: one, threshold: 2 }), [true]],
    ['replaces one', settings({ type: 'swapOwner', from: one, to: two }), [true]],
    ['raises the threshold, then lowers it', batch(require(3), require(2)), [false, true]],
    ['adds so many that they can sign alone', batch(add(one, 2), add(two, 2)), [true, true]],
    ['adds two, who need another', batch(add(one, 3), add(two, 3)), [false, false]],
  ])('that %s: whether it is a danger', (_, effect, dangers) => {
    expect(withExtendedOwners(effect, risksOf(effect), 2).map(isDanger)).toEqual(dangers)
  })

  it('of another Safe stays a danger: its threshold is not known', () => {
    const risk: Risk = { id: 'settingsChange', at: [], of: two }
    expect(withExtendedOwners(add(one, 3), [risk], 2)).toEqual([risk])
  })
})

describe('an unlimited approval', () => {
  const approve = (spender: typeof one): Effect => ({
    kind: 'approve',
    token: two,
    spender,
    raw: 2n ** 256n - 1n,
  })
  const approveAll = (operator: typeof one): Effect => ({
    kind: 'approveAll',
    token: two,
    operator,
    approved: true,
  })
  const batch = (...effects: Effect[]): Effect => ({ kind: 'batch', to: two, effects })
  const malformed = (may: Effect): Effect => ({
    kind: 'malformed',
    to: two,
    raw: 0n,
    method: 'approve',
    may,
  })
  const inner = (effect: Effect): Effect => ({
    kind: 'execute',
    account: two,
    raw: 0n,
    inner: { effect, refund: null, mayFail: false },
  })

  it.each<[string, Effect, readonly number[]]>([
    ['alone', approve(one), []],
    ['of a collection', approveAll(one), []],
    ['in a batch', batch(approve(two), batch(approve(two), approveAll(one))), [1, 1]],
    ['in a malformed call', batch(malformed(approve(one))), [0]],
    ['of another Safe', batch(inner(batch(approve(two), approve(one)))), [0, 0, 1]],
  ])('%s is a danger only for an unknown account', (_, effect, at) => {
    const risk: Risk = { id: 'unlimitedApproval', at }
    const levels = (known: typeof one) =>
      withUnknownSpenders(effect, [risk], (account) => account === known).map(isDanger)
    expect(levels(one)).toEqual([false])
    expect(levels(two)).toEqual([true])
  })
})
