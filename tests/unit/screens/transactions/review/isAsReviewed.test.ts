import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import { plainTx, safeTxHash } from '#safe'
import { type ChainPort, prepare, type PrepareInput, type Review } from '#signing'
import { encodeCall } from '../../../../../src/safe/method.ts'
import { methods } from '../../../../../src/safe/methods.ts'
import { isAsReviewed } from '../../../../../src/screens/transactions/review/isAsReviewed.ts'
import type { Case } from '../../../oracle/generate.ts'
import { inputOf, portOf } from '../../../oracle/judge.ts'
import {
  defaultHandler,
  genesisWith,
  outsiders,
  owners,
  type SafeSetup,
  sharedGenesis,
  tokens,
} from '../../../oracle/world.ts'

const aSafe = (address: Address): SafeSetup => ({
  address,
  version: '1.4.1',
  l2: true,
  owners: owners.slice(0, 1),
  threshold: 1,
  modules: [],
  guard: null,
  handler: defaultHandler('1.4.1'),
  nonce: 0n,
  delegates: [],
})
const own = aSafe('0x1111111111111111111111111111111111111aaa')
const other = { ...aSafe('0x2222222222222222222222222222222222222bbb'), owners: [own.address] }
const call = (to: Address, data: `0x${string}`) => plainTx({ to, data, value: 0n, nonce: 0n })
const [receiver = own.address] = outsiders

const transfer = call(tokens.plain.address, encodeCall(methods.transfer, [receiver, 10n]))
const inner = call(receiver, '0x')
const hash = safeTxHash({ chainId: '1', address: other.address, version: '1.4.1' }, inner)
const approval = call(other.address, encodeCall(methods.approveHash, [hash]))

/** A review, and the one that is made again before the wallet is asked, with something changed. */
async function reviewTwice(
  tx: Case['tx'],
  change: { port?: (port: ChainPort) => Partial<ChainPort>; input?: Partial<PrepareInput> },
) {
  const one: Case = {
    cell: { method: 'any', encoding: 'canonical', depth: 'alone' },
    safes: [own, other],
    tx,
    known: [{ safe: other.address, hash, tx: inner }],
    approvals: [],
  }
  const port = await portOf(genesisWith(await sharedGenesis(), one.safes, []))
  const input = inputOf(one)
  const shown = await prepare(port, input)
  const again = await prepare({ ...port, ...change.port?.(port) }, { ...input, ...change.input })
  expect(shown.verification.status).toBe('verified')
  return { shown, again }
}

describe('a review that is made again before the wallet is asked', { timeout: 60_000 }, () => {
  test.each([
    ['of a transfer', transfer],
    ['of an approval for another Safe', approval],
  ])('stays as it was %s if nothing has changed', async (_, tx) => {
    const { shown, again } = await reviewTwice(tx, {})
    expect(isAsReviewed(shown, again)).toBe(true)
  })
  test('stays as it was if only the balance of a token has changed', async () => {
    const { shown, again } = await reviewTwice(transfer, {
      port: (port) => ({
        tokens: async (of) => (await port.tokens(of)).map((one) => ({ ...one, balance: 7n })),
      }),
    })
    expect(isAsReviewed(shown, again)).toBe(true)
  })
  test.each<[string, Case['tx'], Parameters<typeof reviewTwice>[1]]>([
    ['a risk', transfer, { port: () => ({ movements: async () => ['differs'] }) }],
    ['an effect, which can no longer be read,', approval, { input: { lookUp: async () => null } }],
    ...(['name', 'symbol'] as const).map((field): [string, Case['tx'], object] => [
      `the ${field} of a token`,
      transfer,
      {
        port: (port: ChainPort): Partial<ChainPort> => ({
          tokens: async (of) => (await port.tokens(of)).map((one) => ({ ...one, [field]: 'USDT' })),
        }),
      },
    ]),
  ])('is another one if %s is new, though the hash stays', async (_, tx, change) => {
    const { shown, again } = await reviewTwice(tx, change)
    expect(again.signable?.hash).toBe(shown.signable?.hash)
    expect(isAsReviewed(shown, again)).toBe(false)
  })
  test.each<[string, (review: Review) => Partial<Review>]>([
    [
      'the decimals of a token',
      ({ tokens: all }) => ({ tokens: all.map((one) => ({ ...one, decimals: 2 })) }),
    ],
    ['whether everything is known', () => ({ isFullyKnown: false })],
    [
      'what a check says',
      ({ verification }) => ({
        verification: {
          ...verification,
          checks: verification.checks.map((check) => ({ ...check, status: 'unknown' })),
        },
      }),
    ],
  ])('is another one if it differs in %s', async (_, change) => {
    const { shown } = await reviewTwice(transfer, {})
    expect(isAsReviewed(shown, { ...shown, ...change(shown) })).toBe(false)
  })
})
