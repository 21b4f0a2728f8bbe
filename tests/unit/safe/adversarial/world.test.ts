import { describe, expect, test } from 'vitest'
import type { Address, Hex, SafeRef } from '#base'
import {
  createGateway,
  type Gateway,
  routes,
  type SafeInfo,
  type TransactionDetails,
} from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { toQueue, toSafeDetail, toTransactionDetail } from '#queries'
import { type ChainPort, prepare, type Review } from '#signing'
import { safes, type SafePlace } from '../../../../mocks/chain/index.ts'
import { frozenClock } from '../../../../mocks/clock.ts'
import { createWorld } from '../../../../mocks/world.ts'
import { chainPort } from '../../../../src/screens/core/ports/chainPort.ts'
import {
  isMultisig,
  prepareInput,
  reportedSafe,
} from '../../../../src/screens/transactions/review/prepareInput.ts'
import { aClient } from '../../chain/setup.ts'

const world = createWorld({ clock: frozenClock() })
const gateway: Gateway = createGateway({
  baseUrl: world.gatewayUrl,
  fetch: async (input, init) => (await world.fetch(new Request(input, init))) ?? Response.error(),
  validate: createResponseValidator(),
})

/** Each response of the node is read once: every tampered answer is about the same Safe. */
async function portOf(at: SafeRef): Promise<ChainPort> {
  const real = chainPort(aClient(await world.chain(at.chainId)).client, true)
  const answers = new Map<string, Promise<unknown>>()
  const once = <Answer>(key: string, ask: () => Promise<Answer>) => {
    const answer = (answers.get(key) ?? ask()) as Promise<Answer>
    answers.set(key, answer)
    return answer
  }
  return {
    isIndependent: true,
    snapshot: (safe, hash) => once(`snapshot ${hash}`, () => real.snapshot(safe, hash)),
    tokens: (list) => once(`tokens ${list.join()}`, () => real.tokens(list)),
    movements: (account, sent) => once(`moved ${account}`, () => real.movements(account, sent)),
    receipt: (txHash) => once(`receipt ${txHash}`, () => real.receipt(txHash)),
    codeHashes: (list) => once(`code ${list.join()}`, () => real.codeHashes(list)),
    contractSignatures: (list, message) =>
      once(
        `signatures ${message.hash} ${list.map(({ signer, data }) => signer + data).join()}`,
        () => real.contractSignatures(list, message),
      ),
  }
}

type Signed = TransactionDetails & {
  txData: NonNullable<TransactionDetails['txData']>
  detailedExecutionInfo: Extract<TransactionDetails['detailedExecutionInfo'], { type: 'MULTISIG' }>
}

const other: Address = '0x1111111111111111111111111111111111111111'
const next = (number: string): string => String(BigInt(number) + 1n)
const swapDigit = (hex: string, place: number): string =>
  hex.slice(0, place) + (hex[place] === '0' ? '1' : '0') + hex.slice(place + 1)
const lastDigit = (hex: string) => swapDigit(hex, hex.length - 1)

/** Changes of what is signed; each must be noticed in every transaction. */
const tamperings: [string, (one: Signed) => void][] = [
  ['recipient', ({ txData }) => void (txData.to.value = lastDigit(txData.to.value.toLowerCase()))],
  ['value', ({ txData }) => void (txData.value = String(BigInt(txData.value ?? 0) + 1n))],
  [
    'first byte of the data',
    ({ txData }) => void (txData.hexData = txData.hexData ? swapDigit(txData.hexData, 2) : '0x00'),
  ],
  [
    'last byte of the data',
    ({ txData }) => void (txData.hexData = txData.hexData ? lastDigit(txData.hexData) : '0x01'),
  ],
  ['operation', ({ txData }) => void (txData.operation = txData.operation === 0 ? 1 : 0)],
  ['nonce', ({ detailedExecutionInfo: run }) => void (run.nonce += 1)],
  ['safeTxGas', ({ detailedExecutionInfo: run }) => void (run.safeTxGas = next(run.safeTxGas))],
  ['baseGas', ({ detailedExecutionInfo: run }) => void (run.baseGas = next(run.baseGas))],
  ['gasPrice', ({ detailedExecutionInfo: run }) => void (run.gasPrice = next(run.gasPrice))],
  ['gasToken', ({ detailedExecutionInfo: run }) => void (run.gasToken = other)],
  ['refundReceiver', ({ detailedExecutionInfo: run }) => void (run.refundReceiver.value = other)],
  ['hash', ({ detailedExecutionInfo: run }) => void (run.safeTxHash = lastDigit(run.safeTxHash))],
]

async function reviewOf(
  port: ChainPort,
  at: SafeRef,
  details: TransactionDetails,
  safe: SafeInfo,
): Promise<Review> {
  const detail = toTransactionDetail(details, at.chainId)
  if (!isMultisig(detail)) throw new Error('Owners sign it.')
  return prepare(port, prepareInput(detail, reportedSafe(toSafeDetail(safe))))
}

const places: [string, SafePlace][] = [
  ['the Treasury', safes.treasury],
  ['Operations (1.5.0)', safes.operations],
  ['the Vault, with a module and a guard', safes.vault],
  ['Old Savings (1.3.0)', safes.oldSavings],
  ['the Test Fund, on another chain', safes.testFund],
]

describe.each(places)('the queue of %s', { timeout: 60_000 }, (_, place) => {
  const at: SafeRef = { chainId: String(place.chainId), address: place.address }
  const path = { chainId: at.chainId, safeAddress: at.address }
  const load = async () => {
    const [page, safe, port] = await Promise.all([
      gateway.call(routes.queued, { path }),
      gateway.call(routes.safe, { path }),
      portOf(at),
    ])
    const { next, later } = toQueue([page])
    const ids = [...next, ...later].flatMap(({ items }) => items.map(({ id }) => id))
    const all = await Promise.all(
      ids.map((id) =>
        gateway.call(routes.details, { path: { chainId: at.chainId, transactionId: id } }),
      ),
    )
    return { safe, port, all: all as Signed[] }
  }
  const loaded = load()

  test('has no differences when unmodified', async () => {
    const { safe, port, all } = await loaded
    expect(all.length).toBeGreaterThan(0)
    console.log(all.length)
    for (const details of all) {
      const { verification } = await reviewOf(port, at, details, safe)
      expect(
        verification.checks.filter(({ status }) => status === 'differs'),
        details.txId,
      ).toEqual([])
      // The mocked chain has the official libraries.
      expect(
        verification.checks.find(({ id }) => id === 'libraries')?.status ?? 'ok',
        details.txId,
      ).toBe('ok')
      expect(verification.hashes?.safeTxHash).toBe(details.detailedExecutionInfo.safeTxHash as Hex)
    }
  })

  test.each(tamperings)('with another %s, is noticed everywhere', async (_name, tamper) => {
    const { safe, port, all } = await loaded
    for (const details of all) {
      const changed = structuredClone(details)
      tamper(changed)
      const { verification, signable } = await reviewOf(port, at, changed, safe)
      expect(verification.checks.find(({ id }) => id === 'hash')?.status, details.txId).toBe(
        'differs',
      )
      expect(signable).toBeNull()
    }
  })
})
