import { describe, expect, it } from 'vitest'
import type { SharedTransaction } from '#safe'
import { SubmitError } from '#signing'
import {
  submitShared,
  unlistedSignatures,
} from '../../../../../src/screens/transactions/transaction/shared/submitShared.ts'
import { a, b, hash, safe, tx } from '../../../safe/vectors.ts'
import { fakePorts } from '../../../signing/fakePorts.ts'

const at = { chainId: '17000', address: safe }
const signatures = [
  { signer: a.address, signature: a.signature },
  { signer: b.address, signature: b.signature },
]
const shared: SharedTransaction = { at, tx, safeTxHash: hash, signatures, note: 'Rent', app: null }
const ok = (signer: typeof a.address) => ({ signer, kind: 'eoa', status: 'ok' }) as const

describe('what a gateway receives of a shared transaction', () => {
  it('are the valid signatures that it doesn’t list', () => {
    expect(unlistedSignatures(signatures, [ok(a.address), ok(b.address)], [])).toEqual(signatures)
    expect(
      unlistedSignatures(
        signatures,
        [ok(a.address), ok(b.address)],
        [{ signer: a.address, signature: a.signature }],
      ),
    ).toEqual([signatures[1]])
    expect(
      unlistedSignatures(signatures, [ok(a.address), { ...ok(b.address), status: 'differs' }], []),
    ).toEqual([signatures[0]])
    expect(
      unlistedSignatures([{ signer: a.address, signature: null }], [ok(a.address)], []),
    ).toEqual([])
  })

  it('is a proposal with the first, if the transaction is new, then the others', async () => {
    const ports = fakePorts()
    await submitShared(ports.gateway, shared, { signatures, isKnown: false })
    expect(ports.submitted).toEqual([
      {
        at,
        tx,
        safeTxHash: hash,
        sender: a.address,
        signature: a.signature,
        origin: '{"note":"Rent"}',
      },
      { at, tx, safeTxHash: hash, sender: b.address, signature: b.signature },
    ])
  })

  it('is each signature, if it knows the transaction', async () => {
    const ports = fakePorts()
    await submitShared(ports.gateway, shared, { signatures, isKnown: true })
    expect(ports.submitted).toHaveLength(2)
    expect(ports.submitted[0]).not.toHaveProperty('origin')
  })

  it('ends with the first rejection', async () => {
    const ports = fakePorts({
      gateway: { propose: () => Promise.reject(new SubmitError('declined', 'No.')) },
    })
    await expect(
      submitShared(ports.gateway, shared, { signatures, isKnown: false }),
    ).rejects.toThrow(SubmitError)
    expect(ports.submitted).toEqual([])
  })
})
