import { describe, expect, test } from 'vitest'
import type { Hex } from '#base'
import type { Receipt } from '#chain'
import type { TxStatus } from '#domain'
import { outcomeStatus, safeTxHash } from '#safe'
import { prepare, type PrepareInput } from '#signing'
import { statusBadge } from '../../../src/screens/common/rows/statusBadge.ts'
import { rounds } from '../../size.ts'
import { seededRandom, seedOfRun } from '../apps/randomValues.ts'
import { on } from '../safe/vectors.ts'
import {
  a,
  aChainPort,
  aReceipt,
  anExecution,
  at,
  detail,
  hash,
  reported,
  snapshot,
  summary,
  txHash,
} from './fakePorts.ts'

const input = (parts: Partial<PrepareInput> = {}): PrepareInput => ({
  detail,
  summary,
  reported,
  isExecuted: true,
  isNonceUsed: true,
  outcome: { reported: 'success', txHash },
  ...parts,
})
const after = { ...snapshot, nonce: detail.tx.nonce + 1n }
const checkOf = async (receipt: Receipt | null | Error, parts: Partial<PrepareInput> = {}) => {
  const port = aChainPort({
    snapshot: async () => after,
    receipt: async () => {
      if (receipt instanceof Error) throw receipt
      return receipt
    },
  })
  const { verification } = await prepare(port, input(parts))
  return {
    status: verification.status,
    check: verification.checks.find(({ id }) => id === 'execution'),
  }
}

describe('an execution that a gateway reports', () => {
  test('is proven by the event of the Safe in the receipt', async () => {
    expect(await checkOf(anExecution('success'))).toMatchObject({
      status: 'verified',
      check: { status: 'ok', shown: 'success', actual: 'success', needed: true },
    })
    expect(
      await checkOf(anExecution('failure'), { outcome: { reported: 'failure', txHash } }),
    ).toMatchObject({ status: 'verified', check: { status: 'ok' } })
  })

  test.each([
    ['a failure as a success', anExecution('failure'), 'success', 'failure'],
    ['a success as a failure', anExecution('success'), 'failure', 'success'],
    ['another transaction', aReceipt(), 'success', 'none'],
    ['a reverted one', aReceipt({ status: 'reverted' }), 'success', 'reverted'],
  ] as const)('is denied where it reports %s', async (_, receipt, claim, actual) =>
    expect(await checkOf(receipt, { outcome: { reported: claim, txHash } })).toMatchObject({
      status: 'differs',
      check: { status: 'differs', shown: claim, actual },
    }),
  )

  test.each([
    ['the node knows no receipt', null, txHash],
    ['the node is silent', new Error('offline'), txHash],
    ['it names no transaction', anExecution('success'), null],
  ])('is not checked if %s', async (_, receipt, named) =>
    expect((await checkOf(receipt, { outcome: { reported: 'success', txHash: named } })).check)
      // What its details say is proven anyway.
      .toMatchObject({ status: 'unknown', needed: false }),
  )

  test('proves nothing without an event where the contract may have emitted none', async () => {
    const old = safeTxHash({ ...on('17000'), version: '1.0.0' }, detail.tx)
    const { multisig } = detail
    expect(
      (
        await checkOf(aReceipt(), {
          detail: { ...detail, multisig: { ...multisig, safeTxHash: old } },
        })
      ).check,
    ).toMatchObject({ status: 'unknown' })
  })

  test('through a node of the gateway, proves nothing', async () => {
    const port = aChainPort({ isIndependent: false, receipt: async () => anExecution('success') })
    const { verification } = await prepare(port, input())
    expect(verification.checks.find(({ id }) => id === 'execution')).toMatchObject({
      status: 'unknown',
      why: 'gatewayNode',
    })
  })

  test('is claimed for a transaction that is over, and for no other', async () => {
    const { verification } = await prepare(aChainPort(), input({ outcome: undefined }))
    expect(verification.checks.map(({ id }) => id)).not.toContain('execution')
  })
})

test('an outcome is shown as done only if the Safe recorded it, whatever is reported', async () => {
  const random = seededRandom(seedOfRun)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const topics = { success: anExecution('success'), failure: anExecution('failure') }
  const aLog = () => {
    const [log] = topics[pick(['success', 'failure'] as const)].logs
    if (!log) throw new Error('It has one.')
    const of = pick([hash, hash, `0x${'cd'.repeat(32)}` as Hex])
    const isIndexed = random() < 0.5
    return {
      address: pick([at.address, at.address, a.address]),
      topics: [
        pick([log.topics[0] as Hex, `0x${'ef'.repeat(32)}` as Hex]),
        ...(isIndexed ? [of] : []),
      ],
      data: isIndexed ? log.data : (`${of}${'00'.repeat(32)}` as Hex),
    }
  }
  const seen = new Set<string>()
  for (let round = 0; round < rounds(400); round++) {
    const status = pick<TxStatus>(['SUCCESS', 'FAILED'])
    const claim = status === 'SUCCESS' ? 'success' : 'failure'
    const logs = Array.from({ length: Math.floor(random() * 4) }, aLog)
    const receipt = pick([
      aReceipt({ logs, status: pick(['success', 'success', 'reverted']) }),
      null,
    ])
    const { check } = await checkOf(receipt, { outcome: { reported: claim, txHash } })
    const shown = outcomeStatus(status, check?.status ?? 'unknown')
    const recorded = receipt?.logs.find(
      ({ address, topics: [event, topic], data }) =>
        address === at.address &&
        (event === topics.success.logs[0]?.topics[0] ||
          event === topics.failure.logs[0]?.topics[0]) &&
        (topic ?? data.slice(0, 66)) === hash,
    )
    const isSuccess = recorded?.topics[0] === topics.success.logs[0]?.topics[0]
    const isProven = recorded !== undefined && isSuccess === (claim === 'success')
    const why = `seed ${seedOfRun}, round ${round}: ${status}, ${logs.length} logs`
    expect(shown === 'DONE' || shown === 'ACTION_FAILED', why).toBe(isProven)
    expect(statusBadge(shown) === 'done', why).toBe(isProven && claim === 'success')
    const isDenied = shown === 'CONTRADICTED'
    expect(statusBadge(shown) === 'failed', why).toBe(isDenied || shown === 'ACTION_FAILED')
    seen.add(shown)
  }
  expect(seen.size).toBe(5)
})
