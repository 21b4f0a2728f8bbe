import { describe, expect, it } from 'vitest'
import type { SafeState, TransactionDetail } from '#domain'
import { countedBy } from '#signing'
import { people } from '../../../mocks/people.ts'

const { alice, bob, carol, dave } = people
const safe: SafeState = {
  chainId: '1',
  address: '0x5afE3855358E112B5647B952709E6165e1c1eEEe',
  owners: [alice.address, bob.address, carol.address],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
}

const aDetail = (
  status: TransactionDetail['status'],
  required: number,
  signers: readonly (typeof alice)[],
): TransactionDetail => ({
  at: safe,
  id: 'multisig_1',
  status,
  action: { kind: 'reject' },
  executedAt: null,
  txHash: null,
  note: null,
  app: null,
  tx: null,
  multisig: {
    safeTxHash: '0x00',
    submittedAt: null,
    required,
    confirmations: signers.map(({ address }) => ({ signer: address, signature: '0x', at: null })),
    rejectors: [],
    signers: [],
    executor: null,
    proposer: null,
    trusted: true,
  },
  module: null,
  decoded: null,
})

const counted = (detail: TransactionDetail, of: SafeState | undefined = safe) => {
  const found = countedBy(detail, of)
  return [found?.status, found?.multisig?.required]
}

describe('a pending transaction is counted as the contract does', () => {
  it.each([
    ['the gateway requires fewer', 'AWAITING_EXECUTION', 1, [alice], 'AWAITING_CONFIRMATIONS'],
    ['the gateway requires more', 'AWAITING_CONFIRMATIONS', 3, [alice, bob], 'AWAITING_EXECUTION'],
    ['a signer owns nothing', 'AWAITING_EXECUTION', 2, [alice, dave], 'AWAITING_CONFIRMATIONS'],
    ['both agree', 'AWAITING_CONFIRMATIONS', 2, [alice], 'AWAITING_CONFIRMATIONS'],
  ] as const)('where %s', (_, status, required, signers, expected) => {
    expect(counted(aDetail(status, required, signers))).toEqual([expected, 2])
  })

  it('stays as it is while the chain is not read, and once it is executed', () => {
    expect(countedBy(aDetail('AWAITING_EXECUTION', 1, [alice]), undefined)?.status).toBe(
      'AWAITING_EXECUTION',
    )
    expect(counted(aDetail('SUCCESS', 1, [alice]))).toEqual(['SUCCESS', 1])
    expect(countedBy(undefined, safe)).toBeUndefined()
  })

  it('is the same object where nothing differs', () => {
    const detail = aDetail('AWAITING_CONFIRMATIONS', 2, [alice])
    expect(countedBy(detail, safe)).toBe(detail)
  })
})
