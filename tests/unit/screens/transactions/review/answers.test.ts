import { describe, expect, test } from 'vitest'
import { type PendingConfirmation, localEntries, pendingFromDetail } from '#signing/pending'
import { withSubmitted } from '#signing'
import { people } from '../../../../../mocks/people.ts'
import { isRequested } from '../../../../../src/screens/transactions/review/isRequested.ts'
import { aDetail } from '../../../../../stories/screens/transactions/review/transactions.ts'

const detail = aDetail()
const hash = detail.multisig?.safeTxHash ?? '0x'
const other = aDetail({ nonce: 12 })

describe('a response about a transaction', () => {
  test('is about the requested one, by id or by its bare hash', () => {
    expect(isRequested(detail, detail.at, detail.id)).toBe(true)
    expect(isRequested(detail, detail.at, hash)).toBe(true)
  })
  test.each([
    ['of another transaction of the same Safe', other, detail.at],
    ['of another Safe', detail, { ...detail.at, address: people.dave.address }],
    ['of another chain', detail, { ...detail.at, chainId: '17000' }],
  ])('%s is never shown or signed in its place', (_, answer, at) => {
    expect(isRequested(answer, at, detail.id)).toBe(false)
  })
})

describe('a signature that this browser has submitted', () => {
  const entry: PendingConfirmation = {
    kind: 'confirm',
    at: detail.at,
    safeTxHash: hash,
    tx:
      detail.tx ??
      (() => {
        throw new Error('The fixture has signed fields.')
      })(),
    by: people.alice.address,
    signature: '0x1234',
    since: Date.now(),
    state: { status: 'submitted' },
  }
  const signers = (list: readonly PendingConfirmation[]) =>
    withSubmitted(detail, list)?.multisig?.confirmations.map(({ signer }) => signer)

  test('is verified and packed with the others, though the response does not list it yet', () => {
    expect(signers([entry])).toEqual([people.carol.address, people.alice.address])
  })
  test('is not added twice, nor before the gateway has it', () => {
    expect(signers([{ ...entry, by: people.carol.address }])).toEqual([people.carol.address])
    expect(signers([{ ...entry, state: { status: 'submitting' } }])).toEqual([people.carol.address])
  })
  test('counts as arrived once it is listed, even if its response was lost', () => {
    const lost: PendingConfirmation = {
      ...entry,
      by: people.carol.address,
      state: { status: 'unsubmitted', why: 'unreachable' },
    }
    expect(
      localEntries([lost], detail.at, hash, people.carol.address, [people.carol.address])
        .confirmation?.state,
    ).toEqual({ status: 'submitted' })
    expect(pendingFromDetail(detail, [lost], people.carol.address).inProgress).toBeUndefined()
  })
  test('counts as not submitted when its page was gone for two minutes', () => {
    const left: PendingConfirmation = {
      ...entry,
      since: Date.now() - 121_000,
      state: { status: 'submitting' },
    }
    expect(pendingFromDetail(detail, [left], people.alice.address).inProgress).toBe('unsubmitted')
  })
})
