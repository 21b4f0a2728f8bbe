import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import { durationText } from '../../../../../src/screens/safe/setup/participation/duration.ts'
import { participationOf } from '../../../../../src/screens/safe/setup/participation/participation.ts'
import { random } from '../../../safe/random.ts'

type Transactions = Parameters<typeof participationOf>[0]

const [alice, bob, carol] = [1, 2, 3].map((one) => `0x${String(one).repeat(40)}` as Address) as [
  Address,
  Address,
  Address,
]
const hour = 60 * 60 * 1000

const transaction = (
  proposer: Address | undefined,
  confirmations: readonly (readonly [signer: Address, after: number | null])[],
  submittedAt: number | null = 0,
): Transactions[number] => ({
  multisig: {
    submittedAt,
    proposer: proposer ? { address: proposer, name: null } : null,
    confirmations: confirmations.map(([signer, at]) => ({ signer, signature: null, at })),
  },
})

describe('what owners did', () => {
  it('counts proposals and signatures, and how long others’ proposals waited', () => {
    const did = participationOf(
      [
        transaction(alice, [
          [alice, 1],
          [bob, 2 * hour],
        ]),
        transaction(alice, [[bob, 6 * hour]]),
        transaction(bob, [
          [bob, 0],
          [carol, 9 * hour],
        ]),
        { multisig: null },
      ],
      [alice, bob, carol],
    )
    expect(did).toEqual([
      { owner: alice, proposed: 2, signed: 1, typical: undefined },
      { owner: bob, proposed: 1, signed: 3, typical: 2 * hour },
      { owner: carol, proposed: 0, signed: 1, typical: 9 * hour },
    ])
  })

  it('has no time without both ends, nor one that runs backward', () => {
    const [did] = participationOf(
      [
        transaction(bob, [[alice, null]]),
        transaction(bob, [[alice, 5]], null),
        transaction(undefined, [[alice, 5]], 10),
      ],
      [alice],
    )
    expect(did).toEqual({ owner: alice, proposed: 0, signed: 3, typical: undefined })
  })

  it('knows an owner in any case, and counts each signer once', () => {
    const upper = alice.toUpperCase().replace('0X', '0x') as Address
    const mixed = '0xABCDEFabcdefABCDEFabcdefABCDEFabcdefABCD' as Address
    const [did] = participationOf(
      [
        transaction(mixed, [
          [mixed.toLowerCase() as Address, 1],
          [mixed, 2],
        ]),
        transaction(upper, []),
      ],
      [mixed],
    )
    expect(did).toMatchObject({ proposed: 1, signed: 1 })
  })

  it('never has more signatures than transactions, and a typical time that was taken', () => {
    const { upTo, pick } = random()
    for (let round = 0; round < 200; round++) {
      const transactions = Array.from({ length: upTo(20) }, () =>
        transaction(
          pick([alice, bob, undefined]),
          [alice, bob, carol].filter(() => upTo(2) === 1).map((one) => [one, upTo(100)] as const),
        ),
      )
      for (const { signed, proposed, typical } of participationOf(transactions, [alice, bob])) {
        expect(Math.max(signed, proposed)).toBeLessThanOrEqual(transactions.length)
        const taken = transactions.flatMap(({ multisig }) =>
          (multisig?.confirmations ?? []).map(({ at }) => at),
        )
        expect([undefined, ...taken]).toContain(typical)
      }
    }
  })
})

it.each([
  [0, '1 minute'],
  [40 * 60_000, '40 minutes'],
  [hour, '1 hour'],
  [47 * hour, '47 hours'],
  [48 * hour, '2 days'],
  [400 * 24 * hour, '400 days'],
])('%i milliseconds are %s', (ms, words) => expect(durationText(ms, 'en')).toBe(words))
