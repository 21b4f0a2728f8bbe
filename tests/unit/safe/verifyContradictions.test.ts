import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import type { SafeTx } from '#domain'
import {
  deployments,
  domainHash,
  safeTxHash,
  singletonAt,
  type Summary,
  type ReportedSafe,
} from '#safe'
import { a, hash, on, tx } from './vectors.ts'
import { checkOf, nonOwner, onChain, reported, snapshot, summary, verify } from './verification.ts'

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

  it('is behind the proxy with unofficial code at an unofficial address', async () => {
    const proof = onChain({ singleton: nonOwner, singletonCodeHash: hash })
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

  it.each(deployments.filter(({ codeHash }) => codeHash))(
    'is official by its code at an unknown address: $contract $version',
    async ({ version, codeHash = null }) => {
      const proof = onChain({ singleton: nonOwner, singletonCodeHash: codeHash, version })
      const check = await checkOf(proof, 'implementation')
      expect(check).toMatchObject({ status: 'ok', why: 'elsewhere', actual: nonOwner })
      const other = version === '1.4.1' ? '1.3.0' : '1.4.1'
      const claims = onChain({
        singleton: nonOwner,
        singletonCodeHash: codeHash,
        version: other,
      })
      expect(await checkOf(claims, 'implementation')).toMatchObject({
        status: 'differs',
        shown: other,
        actual: version,
      })
    },
  )

  it('is official on networks like zkSync, but unverifiable behind a proxy', async () => {
    const singleton = '0x610fcA2e0279Fa1F8C00c8c2F71dF522AD469380'
    const { codeHash = null, version = null } = singletonAt(singleton) ?? {}
    const proof = onChain({ singleton, singletonCodeHash: codeHash, version, proxyCodeHash: hash })
    expect(await checkOf(proof, 'implementation')).toMatchObject({ status: 'unknown' })
    expect(await checkOf(proof, 'proxy')).toMatchObject({ status: 'unknown', why: 'unknownProxy' })
    expect((await proof).status).toBe('unverifiable')
  })

  it('has the code of another official contract at an official address', async () => {
    const others = deployments.filter(({ codeHash }) => codeHash)
    for (const { address, codeHash } of others)
      for (const other of others.filter((one) => one.codeHash !== codeHash)) {
        const proof = onChain({ singleton: address, singletonCodeHash: other.codeHash ?? null })
        expect(await checkOf(proof, 'implementation')).toMatchObject({
          status: 'differs',
          why: 'otherCode',
        })
      }
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

  it('returns a different version than the official code', async () => {
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
