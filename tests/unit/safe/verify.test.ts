import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import {
  encodeChangeThreshold,
  encodeMultiSend,
  fingerprint,
  plainTx,
  safeTxHash,
  type Summary,
} from '#safe'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { a, b, hash, on, safe, tx } from './vectors.ts'
import { checkOf, nonOwner, reported, snapshot, summary, verify } from './verification.ts'

describe('a transaction with an impossible value', () => {
  const strange: readonly Partial<SafeTx>[] = [
    ...(['value', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce'] as const).flatMap((name) =>
      [2n ** 256n, -1n, 10n ** 80_000n].map((value) => ({ [name]: value })),
    ),
    ...(['0x0', '0xzz', `${tx.data}0`] as Hex[]).map((data) => ({ data })),
    { operation: 2 as never },
    { to: '0x12' },
    { gasToken: 'none' as never },
  ]

  it.each([false, true])(
    'is never verified, and stops nothing: executed %s',
    async (isExecuted) => {
      for (const change of strange) {
        const { status } = await verify({
          shown: { tx: { ...tx, ...change }, summary },
          isExecuted,
        })
        expect(status, Object.keys(change).join()).not.toBe('verified')
      }
    },
  )
})

describe('a transaction that is what it shows', () => {
  it('is verified, with its hashes and words to compare', async () => {
    const proof = await verify()
    expect(proof.status).toBe('verified')
    expect(proof.checks.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'hash ok',
      'summary ok',
      'signatures ok',
      'domain ok',
      'owners ok',
      'threshold ok',
      'nonce ok',
      'version ok',
      'proxy ok',
      'implementation ok',
      'guard ok',
      'modules ok',
      'handler ok',
    ])
    expect(proof.hashes?.safeTxHash).toBe(hash)
    expect(proof.fingerprint).toEqual(fingerprint(hash))
    expect(proof.confirmations.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'eoa ok',
      'ethSign ok',
    ])
  })

  it('is verified before it is proposed', async () => {
    expect((await verify({ claimedHash: null, confirmations: [] })).status).toBe('verified')
  })

  it('is verified in any letter case and order', async () => {
    const shuffled = {
      ...reported,
      owners: reported.owners.toReversed().map((one) => one.toLowerCase() as Address),
    }
    expect(
      (
        await verify({
          reported: shuffled,
          claimedHash: hash.toUpperCase().replace('X', 'x') as typeof hash,
        })
      ).status,
    ).toBe('verified')
  })
})

describe('what cannot be verified', () => {
  it('is everything without the chain', async () => {
    const proof = await verify({ snapshot: null })
    expect(proof.status).toBe('unverifiable')
    expect(proof.checks.find(({ id }) => id === 'hash')).toMatchObject({ status: 'ok' })
  })

  it('differs even without the chain', async () => {
    expect((await verify({ snapshot: null, claimedHash: `0x${'00'.repeat(32)}` })).status).toBe(
      'differs',
    )
  })

  it('is the hash of an unknown version', async () => {
    const proof = await verify({
      snapshot: { ...snapshot, version: null, singleton: null },
      reported: { ...reported, version: null },
    })
    expect(proof).toMatchObject({ hashes: null, fingerprint: [], confirmations: [] })
    expect(proof.status).not.toBe('verified')
  })

  it('is a missing summary', async () => {
    expect((await verify({ shown: { tx, summary: null } })).status).toBe('unverifiable')
  })
})

describe('summary and call data', () => {
  const token: Address = '0x33bd7D5f3891538cbd1288024f7727005dcED117'
  const library: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
  const send = { to: token, data: encodeCall(methods.transfer, [a.address, 9n]) }
  const item = { to: token, data: encodeCall(methods.transferFrom, [safe, a.address, 9n]) }
  const change = { to: safe, data: encodeChangeThreshold(3) }
  const batch = {
    to: library,
    operation: 1 as const,
    data: encodeMultiSend([{ to: nonOwner, value: 1n, data: '0x', operation: 0 }]),
  }
  const foreign = { to: nonOwner, operation: 1 as const, data: '0x12345678' as const }

  it.each<[Partial<SafeTx>, Summary, 'ok' | 'differs']>([
    [send, { kind: 'erc20', token, to: a.address, raw: 9n }, 'ok'],
    [send, { kind: 'erc20', token, to: b.address, raw: 9n }, 'differs'],
    [send, { kind: 'erc20', token, to: a.address, raw: 8n }, 'differs'],
    [send, { kind: 'erc20', token: nonOwner, to: a.address, raw: 9n }, 'differs'],
    [send, { kind: 'native', to: a.address, raw: 9n }, 'differs'],
    [send, { kind: 'call', to: token, raw: 0n }, 'ok'],
    [item, { kind: 'erc721', token, to: a.address, id: 9n }, 'ok'],
    [item, { kind: 'erc721', token, to: a.address, id: 1n }, 'differs'],
    [
      { ...item, data: encodeCall(methods.transferFrom, [nonOwner, a.address, 9n]) },
      { kind: 'erc20', token, to: a.address, raw: 9n },
      'differs',
    ],
    [change, { kind: 'settings', change: { type: 'changeThreshold', threshold: 3 } }, 'ok'],
    [change, { kind: 'settings', change: { type: 'changeThreshold', threshold: 2 } }, 'differs'],
    [change, { kind: 'settings', change: { type: 'deleteGuard' } }, 'differs'],
    [change, { kind: 'call', to: safe, raw: 0n }, 'differs'],
    [batch, { kind: 'batch', to: library, count: 1 }, 'ok'],
    [batch, { kind: 'batch', to: library, count: 2 }, 'differs'],
    [batch, { kind: 'call', to: library, raw: 0n }, 'differs'],
    [foreign, { kind: 'call', to: nonOwner, raw: 0n }, 'differs'],
    [foreign, { kind: 'delegatecall', to: nonOwner }, 'ok'],
    [{ to: safe }, { kind: 'reject' }, 'ok'],
    [{ to: safe, gasPrice: 1n }, { kind: 'reject' }, 'differs'],
  ])('%o against %o: %s', async (parts, words, status) => {
    const shown = plainTx({ to: nonOwner, nonce: 7n, ...parts })
    const proof = verify({
      shown: { tx: shown, summary: words },
      claimedHash: safeTxHash(on('17000'), shown),
      confirmations: [],
    })
    expect(await checkOf(proof, 'summary')).toMatchObject({ status })
  })
})

it('the words of a hash are six, can be spoken, and change with it', () => {
  expect(fingerprint(hash)).toHaveLength(6)
  expect(
    fingerprint(hash).every((word) =>
      /^[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]$/.test(word),
    ),
  ).toBe(true)
  // The example of the paper: 127.0.0.1 and 63.84.220.193.
  expect(fingerprint(`0x7f0000013f54dcc1${'0'.repeat(48)}`).slice(0, 4)).toEqual([
    'lusab',
    'babad',
    'gutih',
    'tugad',
  ])
})
