import { describe, expect, test } from 'vitest'
import type { Hex } from '#base'
import { plainTx, safeTxHash } from '#safe'
import { findProposed } from '../../../../src/screens/messages/message/signAs/findProposed.ts'
import { people } from '../../../../mocks/people.ts'
import { safes } from '../../../../mocks/chain/genesis/places.ts'

const at = { chainId: '1', address: safes.pettyCash.address }
const version = '1.4.1'
const draft = plainTx({ to: people.dave.address, data: '0x85a5affe', operation: 1, nonce: 9n })
const idOf = (hash: Hex) => `multisig_${at.address}_${hash}`
const row = (nonce: number, hash: Hex) => ({ nonce, items: [{ id: idOf(hash) }] }) as never
const hashAt = (nonce: bigint, data: Hex = draft.data) =>
  safeTxHash({ ...at, version }, { ...draft, data, nonce })

describe('a proposed transaction that does the same', () => {
  test('is found at another nonce, in any section', () => {
    const queue = { next: [row(7, hashAt(7n, '0x'))], later: [row(8, hashAt(8n))] }
    expect(findProposed(queue, { at, version }, draft)).toBe(idOf(hashAt(8n)))
    expect(findProposed({ next: queue.later, later: [] }, { at, version }, draft)).toBe(
      idOf(hashAt(8n)),
    )
  })

  test('is not one with other data, nor one that the gateway lists at another nonce', () => {
    const queue = { next: [row(7, hashAt(7n, '0x')), row(8, hashAt(7n))], later: [] }
    expect(findProposed(queue, { at, version }, draft)).toBeUndefined()
  })

  test('is unknown for a Safe of an unsupported version', () => {
    const queue = { next: [row(8, hashAt(8n))], later: [] }
    expect(findProposed(queue, { at, version: null }, draft)).toBeUndefined()
  })
})
