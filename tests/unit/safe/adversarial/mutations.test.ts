import { bytesToHex, hexToBytes, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Hex } from '#base'
import type { SafeTx } from '#domain'
import { domainHash, verifyTransaction, type VerificationInput } from '#safe'
import { toSafeDetail, toTransactionDetail } from '#queries'
import {
  isMultisig,
  prepareInput,
  type ProposedTransaction,
  reportedSafe,
} from '../../../../src/screens/transactions/review/prepareInput.ts'
import { random } from '../random.ts'
import { type Answers, at, batch, carol, dave, erin, pay, runOf, signedAsIs } from './answers.ts'

const dice = random()

/** A batch with every signed field set, as it is verified: some hundred bytes of data. */
function signedBatch(): {
  answers: Answers
  input: VerificationInput
  detail: ProposedTransaction
} {
  const answers = batch([pay(dave.address, 950_000_000n), pay(erin.address, 1_100_000_000n)])
  Object.assign(runOf(answers), { safeTxGas: '70000', baseGas: '0', gasPrice: '0' })
  signedAsIs(answers)
  const detail = toTransactionDetail(answers.details, at.chainId)
  if (!isMultisig(detail)) throw new Error('Owners have signed it.')
  const { summary, reported } = prepareInput(detail, reportedSafe(toSafeDetail(answers.safe)))
  const { tx, multisig, decoded } = detail
  return {
    answers,
    detail,
    input: {
      at,
      shown: { tx, summary, decoding: decoded },
      claimedHash: multisig.safeTxHash,
      confirmations: multisig.confirmations,
      reported,
      snapshot: answers.chain,
      tokens: answers.tokens,
    },
  }
}

const { input } = signedBatch()
const { tx } = input.shown

/** The bytes with one of them changed, at every place. */
const flipped = (bytes: Hex): Hex[] =>
  [...hexToBytes(bytes).keys()].map((place) => {
    const copy = hexToBytes(bytes)
    copy[place] = copy[place]! ^ (1 + dice.upTo(255))
    return bytesToHex(copy)
  })
const flippedNumbers = (value: bigint): bigint[] =>
  flipped(numberToHex(value, { size: 32 })).map(BigInt)

const numbers = ['value', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce'] as const
const addresses = ['to', 'gasToken', 'refundReceiver'] as const
const changes: [string, Partial<SafeTx>[]][] = [
  ...numbers.map((field): [string, Partial<SafeTx>[]] => [
    field,
    flippedNumbers(tx[field]).map((value) => ({ [field]: value })),
  ]),
  ...addresses.map((field): [string, Partial<SafeTx>[]] => [
    field,
    flipped(tx[field]).map((value) => ({ [field]: value })),
  ]),
  ['operation', [{ operation: 0 }]],
  ['data', flipped(tx.data).map((data) => ({ data }))],
  ['a byte less of the data', [{ data: tx.data.slice(0, -2) as Hex }]],
  ['a byte more of the data', [{ data: `${tx.data}00` }]],
]

const statusOf = async (parts: Partial<VerificationInput>) =>
  (await verifyTransaction({ ...input, ...parts })).status
const where = (place: number) => `SEED=${dice.seed}, byte ${place}`

test('the transaction is verified as it was signed', async () => {
  expect(await statusOf({})).toBe('verified')
  expect((tx.data.length - 2) / 2).toBeGreaterThan(300)
})

describe("isn't verified after a single byte changes", { timeout: 30_000 }, () => {
  test.each(changes)('%s', async (_, fields) => {
    for (const [place, parts] of fields.entries()) {
      // As if the summary and the decoding lied along, so that only the hash is left to tell.
      const { checks, status } = await verifyTransaction({
        ...input,
        shown: { ...input.shown, tx: { ...tx, ...parts } },
        confirmations: [],
      })
      expect(status, where(place)).toBe('differs')
      expect(checks[0], where(place)).toMatchObject({ id: 'hash', status: 'differs' })
    }
  })

  test('the hash', async () => {
    for (const [place, claimedHash] of flipped(input.claimedHash!).entries())
      expect(await statusOf({ claimedHash }), where(place)).toBe('differs')
  })

  test('the signature', async () => {
    const [signature] = input.confirmations.map((one) => one.signature)
    for (const [place, changed] of flipped(signature!).entries())
      expect(
        await statusOf({ confirmations: [{ signer: carol.address, signature: changed }] }),
        where(place),
      ).not.toBe('verified')
  })

  test('the signer', async () => {
    for (const [place, signer] of flipped(carol.address).entries())
      expect(
        await statusOf({ confirmations: [{ ...input.confirmations[0]!, signer }] }),
        where(place),
      ).toBe('differs')
  })

  // The chain answers for the changed address as it would for the right one, so that only the hash
  // is left to tell.
  test('the address of the Safe', async () => {
    for (const [place, address] of flipped(at.address).entries()) {
      const other = { ...at, address }
      const snapshot = {
        ...input.snapshot!,
        ...other,
        domainSeparator: domainHash({ ...other, version: '1.4.1' }),
      }
      expect(await statusOf({ at: other, snapshot }), where(place)).toBe('differs')
    }
  })

  test('the chain', async () => {
    for (const chainId of [
      '0',
      '2',
      '10',
      '17000',
      '257',
      '65537',
      '16777217',
      '4294967297',
      '9007199254740991',
    ]) {
      const other = { ...at, chainId }
      const snapshot = {
        ...input.snapshot!,
        ...other,
        domainSeparator: domainHash({ ...other, version: '1.4.1' }),
      }
      expect(await statusOf({ at: other, snapshot }), chainId).toBe('differs')
    }
  })

  test('the generation of the contract', async () => {
    for (const version of ['0.1.0', '1.0.0', '1.1.1', '1.2.0', '1.6.0', null])
      expect(
        await statusOf({ snapshot: { ...input.snapshot!, version, singleton: null } }),
        String(version),
      ).not.toBe('verified')
  })
})
