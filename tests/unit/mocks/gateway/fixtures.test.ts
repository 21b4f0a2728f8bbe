import { verifyTypedData, type Address, type Hex } from 'viem'
import { expect, it } from 'vitest'
import {
  aHistoryTransfer,
  aPage,
  aQueuedTransfer,
  aSafe,
  aTransactionDetails,
  anOverview,
  executedAt,
  someBalances,
  aBalance,
} from '../../../../mocks/fixtures/index.ts'
import { people } from '../../../../mocks/people.ts'
import { differences } from '../../../contract/shapeOf.ts'

const SafeTx = [
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'data', type: 'bytes' },
  { name: 'operation', type: 'uint8' },
  { name: 'safeTxGas', type: 'uint256' },
  { name: 'baseGas', type: 'uint256' },
  { name: 'gasPrice', type: 'uint256' },
  { name: 'gasToken', type: 'address' },
  { name: 'refundReceiver', type: 'address' },
  { name: 'nonce', type: 'uint256' },
] as const

it('has the shapes of the real gateway', () => {
  const found = [
    ...differences('safe', aSafe()),
    ...differences('overviews', [anOverview()]),
    ...differences('balances', someBalances()),
    ...differences('details', aTransactionDetails({ status: 'SUCCESS' })),
    ...differences(
      'queued',
      aPage([aQueuedTransfer(), aQueuedTransfer({ signers: [people.alice, people.bob] })]),
    ),
    ...differences(
      'history',
      aPage([
        { type: 'DATE_LABEL', timestamp: executedAt },
        aHistoryTransfer(),
        aHistoryTransfer({ direction: 'INCOMING' }),
      ]),
    ),
  ]
  expect(found).toEqual([])
})

it('has signatures that are valid for exactly its content', async () => {
  const { alice, bob } = people
  const details = aTransactionDetails({ nonce: 7, value: 5n, signers: [alice, bob] })
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG' || !details.txData)
    throw new Error('expected the details of the owners')
  const zero: Address = '0x0000000000000000000000000000000000000000'
  const message = {
    to: details.txData.to.value as Address,
    value: 5n,
    data: '0x' as Hex,
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zero,
    refundReceiver: zero,
    nonce: 7n,
  }
  const domain = { chainId: 1, verifyingContract: details.safeAddress as Address }
  for (const { signer, signature } of info.confirmations) {
    expect(
      await verifyTypedData({
        address: signer.value as Address,
        domain,
        types: { SafeTx },
        primaryType: 'SafeTx',
        message,
        signature: signature as Hex,
      }),
    ).toBe(true)
  }
  expect(details.txStatus).toBe('AWAITING_EXECUTION')
})

it('has the correct totals', () => {
  expect(
    someBalances([
      aBalance({ amount: '2', price: '1500.5' }),
      aBalance({ amount: '0.5', price: '0' }),
    ]).fiatTotal,
  ).toBe('3001')
})
