import { describe, expect, test } from 'vitest'
import type { Hex } from '#base'
import { anAddress } from '../../../../mocks/fixtures/index.ts'
import { pastSignature } from '../../../../mocks/chain/pastSignature.ts'
import {
  alice,
  type Answers,
  answersOf,
  at,
  bob,
  carol,
  custom,
  dataOf,
  dave,
  dollars,
  ether,
  runOf,
  attacker,
  usdc,
} from './answers.ts'
import { toTransactionDetail } from '#queries'
import { withContractSymbol } from '../../../../src/screens/transactions/review/withContractSymbol.ts'
import { aReceiptOf } from '../../signing/fakePorts.ts'
import { findingsIn, idOf, otherHash } from './findingsIn.ts'

/** An executed transaction: nonce 11 is used, and the Safe has other owners by now. */
function executed(): Answers {
  const answers = answersOf({ status: 'SUCCESS', signers: [carol, alice] })
  Object.assign(answers.chain, { nonce: 12n, owners: [bob.address, dave.address] })
  answers.receipt = aReceiptOf('success', at.address, runOf(answers).safeTxHash as Hex)
  return answers
}
const found = async (answers: Answers, id = idOf(answers)) => (await findingsIn(answers, id)).found

describe('a record of the past', () => {
  test('is compared with what was signed, not with the current Safe', async () =>
    expect(await found(executed())).toEqual([]))

  test.each<[string, (one: Answers) => void, string[]]>([
    [
      'recipient',
      (one) => void (dataOf(one).to = anAddress(attacker)),
      ['hash differs', 'summary differs'],
    ],
    ['amount', (one) => void (dataOf(one).value = '1'), ['hash differs', 'summary differs']],
    [
      'summary',
      (one) =>
        void Object.assign(one.details, { txInfo: custom(at.address, { isCancellation: true }) }),
      ['summary differs'],
    ],
    ['hash', (one) => void (runOf(one).safeTxHash = otherHash), ['another transaction']],
    [
      'signature',
      (one) =>
        void Object.assign(runOf(one).confirmations[0]!, {
          signature: pastSignature(carol, otherHash),
        }),
      ['signature otherSigner'],
    ],
    [
      'signer',
      (one) =>
        void Object.assign(runOf(one).confirmations[0]!, { signer: anAddress(dave.address) }),
      ['signature otherSigner'],
    ],
    [
      'id',
      (one) => void (one.details.txId = `multisig_${at.address}_${otherHash}`),
      ['invalid transactionId'],
    ],
  ])('with another %s is caught', async (_, tamper, texts) => {
    const answers = executed()
    const id = idOf(answers)
    tamper(answers)
    expect(await found(answers, id)).toEqual(expect.arrayContaining(texts))
  })

  test('that failed is caught if it is called a success', async () => {
    const answers = executed()
    answers.receipt = aReceiptOf('failure', at.address, runOf(answers).safeTxHash as Hex)
    expect(await found(answers)).toEqual(['execution differs'])
  })

  test.each([
    ['SUCCESS', ['execution unknown', 'nonce differs']],
    ['FAILED', ['execution unknown', 'nonce differs']],
    ['CANCELLED', ['nonce differs']],
  ] as const)('of something pending, called %s, is caught', async (status, findings) => {
    const answers = ether()
    answers.details.txStatus = status
    const { found: texts, review } = await findingsIn(answers, idOf(answers))
    expect(texts).toEqual(findings)
    expect(review?.verification.status).toBe('differs')
  })

  test("with an unknown status claims nothing, and can't be signed", async () => {
    const answers = ether()
    answers.details.txStatus = 'PAID' as never
    const { found: texts, review } = await findingsIn(answers, idOf(answers))
    expect(texts).toEqual([])
    expect(review?.signable).toBeNull()
  })
})

// Neither is signed, so nothing can be said about them, and nothing about them may be called
// verified.
describe('what isn’t signed changes nothing about the verification', () => {
  test.each<[string, (one: Answers) => void]>([
    ['note', (one) => void (one.details.note = 'Refund, approved by the board')],
    ['no note', (one) => void (one.details.note = null)],
    [
      'app',
      (one) =>
        void (one.details.safeAppInfo = {
          name: 'Coffer',
          url: 'https://evil.example',
          logoUri: null,
        }),
    ],
    ['description', (one) => void (one.details.txInfo.humanDescription = 'Claim 1,000 USDC')],
    [
      'name of the recipient',
      (one) =>
        void Object.assign(one.details.txInfo, {
          recipient: anAddress(dave.address, 'Alice’s savings'),
        }),
    ],
    ['proposer', (one) => void (runOf(one).proposer = anAddress(bob.address))],
    ['time', (one) => void (runOf(one).submittedAt = 0)],
    ['fee and payment', (one) => void Object.assign(runOf(one), { fee: '99', payment: '99' })],
  ])('another %s', async (_, tamper) => {
    const [honest, changed] = [ether(), ether()]
    tamper(changed)
    const [before, after] = await Promise.all([
      findingsIn(honest, idOf(honest)),
      findingsIn(changed, idOf(changed)),
    ])
    expect(after.review?.verification).toEqual(before.review?.verification)
    expect(after.review?.verification.checks.map(({ id }) => id)).not.toContain('note')
  })
})

test('a look-alike token is shown with the symbol of its own contract', async () => {
  const answers = dollars()
  answers.tokens = [{ ...answers.tokens[0]!, symbol: 'FAKE' }]
  const { review } = await findingsIn(answers, idOf(answers))
  const { action } = toTransactionDetail(answers.details, at.chainId)
  expect(withContractSymbol(action, review?.tokens)).toMatchObject({
    what: { symbol: 'FAKE', token: usdc },
  })
})
