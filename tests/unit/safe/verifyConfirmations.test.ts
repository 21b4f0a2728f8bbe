import { sign } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import { domainHash, packSignatures, safeTxHash, type VerificationInput } from '#safe'
import { a, b, hash, on, tx } from './vectors.ts'
import { contract, onChain, reported, snapshot, verify } from './verification.ts'

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
