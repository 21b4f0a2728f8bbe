import { describe, expect, it, test } from 'vitest'
import { type Address, zeroAddress } from '#base'
import { type Effect, type Risk, type RiskSubject, statedRisks } from '#safe'

const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const erin: Address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const other: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const all = 2n ** 256n - 1n

const approval = (spender: Address): Effect => ({ kind: 'approve', token, spender, raw: all })
const settings = (change: Extract<Effect, { kind: 'settings' }>['change']): Effect => ({
  kind: 'settings',
  change,
})
const risk = (id: Risk['id'], at: Risk['at'] = []): Risk => ({ id, at })

describe('the subject of a risk', () => {
  test.each<[string, Effect, Risk['id'], RiskSubject]>([
    [
      'an unlimited approval: the spender and the token',
      approval(erin),
      'unlimitedApproval',
      { says: 'spendsAll', spender: erin, token },
    ],
    [
      'the same for an unknown account',
      approval(erin),
      'unknownSpender',
      { says: 'spendsAll', spender: erin, token },
    ],
    [
      'the approval of all items',
      { kind: 'approveAll', token, operator: erin, approved: true },
      'unlimitedApproval',
      { says: 'takesAll', spender: erin, token },
    ],
    [
      'a spending limit',
      {
        kind: 'limit',
        module: other,
        change: { type: 'setAllowance', delegate: erin, token, raw: 5n, minutes: 0, from: 0 },
      },
      'spendingLimit',
      { says: 'spendsUnsigned', spender: erin, token },
    ],
    [
      'a spending limit of the network’s coin',
      {
        kind: 'limit',
        module: other,
        change: {
          type: 'setAllowance',
          delegate: erin,
          token: zeroAddress,
          raw: 5n,
          minutes: 0,
          from: 0,
        },
      },
      'spendingLimit',
      { says: 'spendsUnsigned', spender: erin, token: zeroAddress },
    ],
    [
      'a new owner and the threshold set with it',
      settings({ type: 'addOwner', owner: erin, threshold: 3 }),
      'ownersExtended',
      { says: 'addsOwner', owner: erin, threshold: 3 },
    ],
    [
      'a removed owner',
      settings({ type: 'removeOwner', owner: erin, threshold: 1 }),
      'settingsChange',
      { says: 'removesOwner', owner: erin, threshold: 1 },
    ],
    [
      'a replaced owner',
      settings({ type: 'swapOwner', from: erin, to: other }),
      'settingsChange',
      { says: 'swapsOwner', owner: other, from: erin },
    ],
    [
      'a threshold',
      settings({ type: 'changeThreshold', threshold: 1 }),
      'settingsChange',
      { says: 'requires', threshold: 1 },
    ],
    [
      'a module',
      settings({ type: 'enableModule', module: other }),
      'moduleChange',
      { says: 'enablesModule', contract: other },
    ],
    [
      'a contract that gets control',
      { kind: 'delegatecall', to: other, raw: 0n, selector: null },
      'untrustedDelegatecall',
      { says: 'runsCode', contract: other },
    ],
    [
      'what a malformed call may do',
      { kind: 'malformed', to: token, raw: 0n, method: 'approve', may: approval(erin) },
      'unlimitedApproval',
      { says: 'spendsAll', spender: erin, token },
    ],
  ])('%s', (_, effect, id, subject) => {
    expect(statedRisks([risk(id)], effect)).toEqual([{ ...risk(id), subject }])
  })

  test.each<[string, Effect | undefined, Risk]>([
    ['nothing is known of', undefined, risk('unlimitedApproval')],
    ['another account has', approval(erin), { ...risk('unlimitedApproval'), of: other }],
    ['its path doesn’t lead to', approval(erin), risk('unlimitedApproval', [3])],
    [
      'an approval sent to the zero address has, which isn’t one of the coin',
      { kind: 'approve', token: zeroAddress, spender: erin, raw: all },
      risk('unlimitedApproval'),
    ],
    [
      'an approval of all items sent to the zero address has',
      { kind: 'approveAll', token: zeroAddress, operator: erin, approved: true },
      risk('unknownSpender'),
    ],
    ['the effect has besides its own', approval(erin), risk('refund')],
    [
      'an impossible threshold has',
      settings({ type: 'changeThreshold', threshold: Number.POSITIVE_INFINITY }),
      risk('settingsChange'),
    ],
  ])('is left out of what %s', (_, effect, of) => {
    expect(statedRisks([of], effect)).toEqual([of])
  })
})

describe('several risks of one kind', () => {
  const spenders: readonly Address[] = [
    erin,
    other,
    token,
    '0x0000000000000000000000000000000000000009',
  ]
  const batchOf = (accounts: readonly Address[]): Effect => ({
    kind: 'batch',
    to: other,
    effects: accounts.map(approval),
  })
  const risksOf = (accounts: readonly Address[]) =>
    accounts.map((_, index) => risk('unlimitedApproval', [index]))

  it('are each stated, as long as they are few', () => {
    const three = spenders.slice(0, 3)
    expect(statedRisks(risksOf(three), batchOf(three)).map(({ subject }) => subject)).toEqual(
      three.map((spender) => ({ says: 'spendsAll', spender, token })),
    )
  })

  it('are stated once, in general, if they are many', () => {
    expect(statedRisks(risksOf(spenders), batchOf(spenders))).toEqual([
      risk('unlimitedApproval', [0]),
    ])
  })

  it('are stated once if they are about the same', () => {
    const same = [erin, erin, erin, erin, erin]
    expect(statedRisks(risksOf(same), batchOf(same))).toHaveLength(1)
  })

  it('are stated for each account that they concern', () => {
    const refunds = [risk('refund'), { ...risk('refund'), of: other }, risk('refund', [1])]
    expect(statedRisks(refunds, undefined)).toEqual(refunds.slice(0, 2))
  })
})
