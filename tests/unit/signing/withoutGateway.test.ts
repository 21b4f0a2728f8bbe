import { describe, expect, it } from 'vitest'
import type { Hex } from '#base'
import { prepare, type PrepareInput } from '#signing'
import { a, aChainPort, b, contractOwner, detail, hash, snapshot, summary } from './fakePorts.ts'

const proposal = { origin: JSON.stringify({ note: 'Rent' }) }
const alone: PrepareInput = { detail, summary, reported: null, isExecuted: false, proposal }
const statuses = ({ verification }: Awaited<ReturnType<typeof prepare>>) =>
  Object.fromEntries(
    verification.checks.map(({ id, status, why }) => [id, why ? `${status} ${why}` : status]),
  )

describe('a transaction of a Safe that no gateway reports', () => {
  it('is verified with the chain alone, and says what was compared with nothing', async () => {
    const review = await prepare(aChainPort(), alone)
    expect(review.verification.status).toBe('verified')
    expect(statuses(review)).toEqual({
      hash: 'ok',
      summary: 'ok',
      signatures: 'ok',
      domain: 'ok',
      owners: 'ok noGateway',
      threshold: 'ok noGateway',
      nonce: 'ok noGateway',
      version: 'ok',
      proxy: 'ok',
      implementation: 'ok',
      guard: 'ok noGateway',
      modules: 'ok noGateway',
      handler: 'ok noGateway',
    })
    expect(review.safe).toMatchObject({
      owners: snapshot.owners,
      threshold: 2,
      nonce: 7n,
      version: '1.4.1',
    })
  })

  it('is proposed with the next signature, because the gateway may not have it', async () => {
    const { signable } = await prepare(aChainPort(), alone)
    expect(signable).toMatchObject({ hash, proposal })
  })

  it.each<[string, Partial<typeof snapshot>]>([
    ['runs other code', { singletonCodeHash: `0x${'00'.repeat(32)}` }],
    ['has an unknown proxy', { proxyCodeHash: `0x${'00'.repeat(32)}` }],
    ['answers another domain', { domainSeparator: `0x${'00'.repeat(32)}` }],
    ['has no owner who signed', { owners: [a.address, contractOwner] }],
  ])('gives nothing to sign if the Safe %s', async (_, parts) => {
    const review = await prepare(
      aChainPort({ snapshot: async () => ({ ...snapshot, ...parts }) }),
      alone,
    )
    expect(review.verification.status).not.toBe('verified')
    expect(review.signable).toBeNull()
  })

  it('gives nothing to sign if one of its signatures is forged', async () => {
    const forged = { signer: a.address, signature: `${b.signature.slice(0, -2)}1b` as Hex, at: 0 }
    const review = await prepare(aChainPort(), {
      ...alone,
      detail: { ...detail, multisig: { ...detail.multisig, confirmations: [forged] } },
    })
    expect(review).toMatchObject({
      signable: null,
      verification: {
        status: 'differs',
        confirmations: [{ status: 'differs', why: 'otherSigner' }],
      },
    })
  })

  it.each([
    ['no node is configured', undefined],
    ['the node is silent', aChainPort({ snapshot: () => Promise.reject(new Error('offline')) })],
  ])('knows nothing of the Safe, and gives nothing to sign, if %s', async (_, chain) => {
    const review = await prepare(chain, alone)
    expect(review).toMatchObject({
      signable: null,
      verification: { status: 'unverifiable', hashes: null },
      safe: { owners: [], version: null },
    })
  })
})
