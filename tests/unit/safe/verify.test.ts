import { sign } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Address, ChainSnapshot, Hex } from '#base'
import type { SafeTx } from '#domain'
import {
  deployments,
  domainHash,
  encodeChangeThreshold,
  encodeMultiSend,
  fingerprint,
  packSignatures,
  plainTx,
  safeTxHash,
  singletonAt,
  type Summary,
  type ReportedSafe,
  type VerificationInput,
  verifyTransaction,
} from '#safe'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { a, b, hash, on, safe, tx } from './vectors.ts'

const at = { chainId: '17000', address: safe }
const nonOwner: Address = '0x1111111111111111111111111111111111111111'
const contract: Address = '0x0000000000000000000000000000000000000c0D'
const handler: Address = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'

const snapshot: ChainSnapshot = {
  ...at,
  blockNumber: 100n,
  owners: [a.address, b.address, contract],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
  singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  singletonCodeHash: '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  proxyCodeHash: '0x4c4fbded328c3a670dde13310bb5e7d6564930d5cafcfda40f8df9537cfc9288',
  guard: null,
  moduleGuard: null,
  modules: [],
  modulesComplete: true,
  fallbackHandler: handler,
  domainSeparator: domainHash(on('17000')),
  contractOwners: null,
  approvals: null,
}
const reported: ReportedSafe = {
  owners: snapshot.owners,
  threshold: 2,
  nonce: 7,
  version: '1.4.1',
  guard: null,
  modules: [],
  fallbackHandler: handler,
}
const summary: Summary = { kind: 'native', to: tx.to, raw: tx.value }
const confirmations = [
  { signer: a.address, signature: a.signature },
  { signer: b.address, signature: b.signature },
]

const honest: VerificationInput = {
  at,
  shown: { tx, summary },
  claimedHash: hash,
  confirmations,
  reported,
  snapshot,
}
const verify = (parts: Partial<VerificationInput> = {}) =>
  verifyTransaction({ ...honest, ...parts })
const onChain = (parts: Partial<ChainSnapshot>) => verify({ snapshot: { ...snapshot, ...parts } })
const checkOf = async (proof: ReturnType<typeof verify>, id: string) =>
  (await proof).checks.find((check) => check.id === id)

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

describe('a gateway that lies', () => {
  it.each<[string, Partial<SafeTx>]>([
    ['recipient', { to: nonOwner.replace('1', '2') as Address }],
    ['amount', { value: 1n }],
    ['data', { data: '0x00' }],
    ['operation', { operation: 1 }],
    ['refund', { refundReceiver: nonOwner }],
    ['nonce', { nonce: 8n }],
  ])('about the %s under the same hash differs', async (_, parts) => {
    const shown = { ...tx, ...parts }
    const proof = await verify({
      shown: { tx: shown, summary: { kind: 'native', to: shown.to, raw: shown.value } },
    })
    expect(proof.status).toBe('differs')
    expect(proof.checks[0]).toEqual({
      id: 'hash',
      status: 'differs',
      shown: hash,
      actual: safeTxHash(on('17000'), shown),
      needed: true,
    })
    // The signatures are not over what is shown either.
    expect(proof.confirmations.every(({ status }) => status === 'differs')).toBe(true)
  })

  it.each<[string, Summary]>([
    ['recipient', { kind: 'native', to: a.address, raw: tx.value }],
    ['amount', { kind: 'native', to: tx.to, raw: 1n }],
    ['kind', { kind: 'reject' }],
    ['token', { kind: 'erc20', token: nonOwner, to: tx.to, raw: tx.value }],
  ])('in its description of the %s differs', async (_, words) => {
    const proof = verify({ shown: { tx, summary: words } })
    expect((await proof).status).toBe('differs')
    expect(await checkOf(proof, 'summary')).toMatchObject({
      status: 'differs',
      actual: `kind native, to ${tx.to}, raw ${tx.value}`,
    })
  })

  it.each<[string, Partial<ReportedSafe>, string]>([
    ['owners', { owners: [a.address, nonOwner] }, 'owners'],
    ['threshold', { threshold: 1 }, 'threshold'],
    ['version', { version: '1.3.0' }, 'version'],
    ['guard', { guard: nonOwner }, 'guard'],
    ['modules', { modules: [nonOwner] }, 'modules'],
    ['handler', { fallbackHandler: null }, 'handler'],
  ])('about the %s differs', async (_, parts, id) => {
    const proof = verify({ reported: { ...reported, ...parts } })
    expect((await proof).status).toBe('differs')
    expect(await checkOf(proof, id)).toMatchObject({ status: 'differs' })
  })

  it('by hiding a guard or a module differs', async () => {
    expect(await checkOf(onChain({ guard: nonOwner }), 'guard')).toEqual({
      id: 'guard',
      status: 'differs',
      shown: 'none',
      actual: nonOwner,
      needed: true,
    })
    expect((await onChain({ modules: [nonOwner] })).status).toBe('differs')
  })

  it('or lags by a nonce is reported, but does not block signing', async () => {
    const proof = onChain({ nonce: 8n })
    expect(await checkOf(proof, 'nonce')).toEqual({
      id: 'nonce',
      status: 'differs',
      shown: '7',
      actual: '8',
      needed: false,
    })
    expect((await proof).status).toBe('verified')
  })

  it.each(deployments.filter(({ codeHash }) => codeHash))(
    'and does not know $contract $version at $address is not a difference',
    async (row) => {
      const [identity, shown] = [on('17000', row.version), { tx, summary }]
      const code = {
        version: row.version,
        singleton: row.address,
        singletonCodeHash: row.codeHash ?? null,
        domainSeparator: domainHash(identity),
      }
      for (const version of [null, row.version, `${row.version}+L2`]) {
        const proof = await verify({
          shown,
          claimedHash: safeTxHash(identity, tx),
          confirmations: [],
          reported: { ...reported, version },
          snapshot: { ...snapshot, ...code },
        })
        expect(proof).toMatchObject({
          status: 'verified',
          hashes: { safeTxHash: safeTxHash(identity, tx) },
        })
      }
      const claim = await verify({
        reported: { ...reported, version: '0.1.0' },
        snapshot: { ...snapshot, ...code },
      })
      expect(claim.checks.find(({ id }) => id === 'version')).toMatchObject({
        status: 'differs',
        shown: '0.1.0',
        actual: row.version,
      })
    },
  )

  it('and names no modules says the same as a chain without any', async () => {
    const proof = verify({ reported: { ...reported, modules: null } })
    expect(await checkOf(proof, 'modules')).toMatchObject({ status: 'ok', actual: 'none' })
    expect((await proof).status).toBe('verified')
  })

  it('and names no modules does not block signing where there are some', async () => {
    const proof = verify({
      reported: { ...reported, modules: null },
      snapshot: { ...snapshot, modules: [a.address] },
    })
    expect(await checkOf(proof, 'modules')).toMatchObject({ status: 'unknown', needed: false })
    expect((await proof).status).toBe('verified')
  })
})

describe('a contract that differs from its claims', () => {
  it('has another domain', async () => {
    const proof = onChain({ domainSeparator: domainHash(on('1')) })
    expect(await checkOf(proof, 'domain')).toMatchObject({ status: 'differs' })
    expect((await proof).status).toBe('differs')
  })

  it('is behind the proxy at an address that is not official', async () => {
    const proof = onChain({ singleton: nonOwner })
    expect(await checkOf(proof, 'implementation')).toEqual({
      id: 'implementation',
      status: 'differs',
      why: 'unofficial',
      actual: nonOwner,
      needed: true,
    })
    // Its version is only what it says about itself.
    expect(await checkOf(proof, 'version')).toMatchObject({ status: 'unknown', actual: '1.4.1' })
    expect((await proof).status).toBe('differs')
    expect((await onChain({ singleton: null })).status).toBe('differs')
  })

  it('has other code at an official address', async () => {
    const { codeHash } = singletonAt(snapshot.singleton) ?? {}
    for (const actual of [
      `0x${'ab'.repeat(32)}` as const,
      singletonAt('0xFf51A5898e281Db6DfC7855790607438dF2ca44b')?.codeHash,
      null,
    ]) {
      const proof = onChain({ singletonCodeHash: actual ?? null })
      const check = {
        status: 'differs',
        why: 'otherCode',
        shown: codeHash,
        actual: actual ?? 'none',
        needed: true,
      }
      expect(await checkOf(proof, 'implementation')).toEqual({ id: 'implementation', ...check })
      expect((await proof).status).toBe('differs')
    }
  })

  it('returns another version than the official code', async () => {
    expect(await checkOf(onChain({ version: '1.5.0' }), 'implementation')).toMatchObject({
      status: 'differs',
      shown: '1.5.0',
      actual: '1.4.1',
    })
  })

  it('is at the Safe’s own address: slot 0 proves nothing, and nothing is verified', async () => {
    const proof = onChain({ proxyCodeHash: `0x${'ab'.repeat(32)}` })
    expect(await checkOf(proof, 'proxy')).toEqual({
      id: 'proxy',
      status: 'unknown',
      why: 'unknownProxy',
      needed: true,
    })
    expect(await checkOf(proof, 'implementation')).toMatchObject({
      status: 'unknown',
      needed: true,
    })
    expect((await proof).status).toBe('unverifiable')
  })

  it('has a module guard, which the gateway never reports', async () => {
    expect(await checkOf(onChain({ moduleGuard: nonOwner }), 'moduleGuard')).toMatchObject({
      status: 'unknown',
      actual: nonOwner,
    })
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

describe('a confirmation', () => {
  const whyOf = async (...list: VerificationInput['confirmations']) =>
    (await verify({ confirmations: list })).confirmations.map(({ status, why }) => why ?? status)
  const eoa = (signer: Address) => ({ signer, signature: a.signature })

  it('counts when it is by the owner it names', async () => {
    expect(await whyOf(eoa(a.address))).toEqual(['ok'])
    expect(await whyOf(eoa(b.address))).toEqual(['otherSigner'])
    expect(await whyOf({ signer: a.address, signature: '0x1234' })).toEqual(['unreadable'])
    expect(
      await whyOf({
        signer: a.address,
        signature: packSignatures([{ kind: 'approved', signer: b.address }]),
      }),
    ).toEqual(['otherSigner'])
  })

  it('of a non-owner does not count', async () => {
    expect((await onChain({ owners: [b.address, contract] })).confirmations[0]).toMatchObject({
      status: 'differs',
      why: 'notOwner',
    })
  })

  it('counts once', async () => {
    expect(await whyOf(eoa(a.address), eoa(a.address.toLowerCase() as Address))).toEqual([
      'ok',
      'duplicate',
    ])
    expect((await verify({ confirmations: [eoa(a.address), eoa(a.address)] })).status).toBe(
      'differs',
    )
  })

  it('by eth_sign counts from 1.1.0 on', async () => {
    const old = { ...on('17000', '1.0.0') }
    const digest = safeTxHash(old, tx)
    const proof = await verify({
      claimedHash: digest,
      confirmations: [
        {
          signer: a.address,
          signature: await sign({ hash: digest, privateKey: a.key, to: 'hex' }),
        },
        { signer: b.address, signature: b.signature },
      ],
      reported: { ...reported, version: '1.0.0' },
      snapshot: {
        ...snapshot,
        version: '1.0.0',
        singleton: null,
        domainSeparator: domainHash(old),
      },
    })
    expect(proof.confirmations[0]).toMatchObject({ status: 'ok' })
    expect(proof.confirmations[1]).toMatchObject({ status: 'differs' })
  })

  it('on chain counts when the chain says so', async () => {
    const approved = { confirmations: [{ signer: a.address, signature: null }] }
    expect((await verify(approved)).confirmations[0]).toMatchObject({
      status: 'unknown',
      why: 'chainUnknown',
    })
    const known = (owners: Address[]) =>
      verify({ ...approved, snapshot: { ...snapshot, approvals: { safeTxHash: hash, owners } } })
    expect((await known([a.address])).confirmations[0]).toMatchObject({
      status: 'ok',
      kind: 'approved',
    })
    expect((await known([])).status).toBe('differs')
  })

  it('of a contract counts when the contract says so', async () => {
    const list = {
      confirmations: [
        {
          signer: contract,
          signature: packSignatures([{ kind: 'contract', signer: contract, data: '0xaabb' }]),
        },
      ],
    }
    const open = await verify(list)
    expect(open).toMatchObject({
      status: 'unverifiable',
      confirmations: [{ status: 'unknown', why: 'contract' }],
    })
    expect(
      (await verify({ ...list, verdicts: [{ signer: contract, data: '0xaabb', valid: true }] }))
        .confirmations[0],
    ).toMatchObject({ status: 'ok' })
    expect(
      (await verify({ ...list, verdicts: [{ signer: contract, data: '0xaabb', valid: false }] }))
        .status,
    ).toBe('differs')
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
