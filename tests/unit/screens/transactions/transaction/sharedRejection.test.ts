import { describe, expect, test } from 'vitest'
import { encodeSharedLink, isRejection, readShared, safeTxHash } from '#safe'
import { sharedRejection } from '../../../../../src/screens/transactions/transaction/shared/sharedRejection.ts'
import { at, detail } from '../../../signing/fakePorts.ts'

describe('the rejection of a shared transaction', () => {
  const rejection = sharedRejection({ at, tx: detail.tx }, '1.4.1')

  test('has the same nonce and does nothing', () => {
    expect(isRejection(rejection.tx, at.address)).toBe(true)
    expect(rejection.tx.nonce).toBe(detail.tx.nonce)
    expect(rejection.signatures).toEqual([])
  })
  test('has neither the note nor the app of what it rejects', () =>
    expect(rejection).toMatchObject({ note: null, app: null }))
  test.each(['1.0.0', '1.3.0', '1.5.0'])('has the hash that version %s signs', (version) =>
    expect(sharedRejection({ at, tx: detail.tx }, version).safeTxHash).toBe(
      safeTxHash({ ...at, version }, rejection.tx),
    ),
  )
  test('is passed on like any other', () =>
    expect(readShared(encodeSharedLink(rejection), at)).toMatchObject({
      ok: true,
      shared: {
        safeTxHash: rejection.safeTxHash,
        tx: { nonce: detail.tx.nonce, value: 0n, data: '0x' },
      },
    }))
})
