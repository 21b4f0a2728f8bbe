import { createElement } from 'react'
import type { Address } from '#base'
import { encodeMethod, erc20Transfer, nativeTransfer } from '#safe'
import type { ContractMethod } from '#safe'
import { readCall } from '../../../../src/screens/transactions/draft/callAction.ts'
import type { TransactionDraft } from '../../../../src/screens/core/stores/transactionDraft.ts'
import {
  countedIn,
  draftEffect,
} from '../../../../src/screens/transactions/newTransaction/newTransactionFlow.ts'
import { BatchItems } from '../../../../src/screens/transactions/review/ReviewParties.tsx'
import { treasury } from '../review/transactions.ts'
import { assets, usdc } from '../send/sending.ts'
import { bob, dave, mainnet, nameless } from '../../common/rows/items.ts'

export const place: ContractMethod = {
  name: 'placeOrders',
  payable: true,
  inputs: [
    {
      name: 'orders',
      type: 'tuple[]',
      components: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    { name: 'deadline', type: 'uint64' },
    { name: '', type: 'bytes32' },
  ],
}
export const pause: ContractMethod = { name: 'pause', payable: false, inputs: [] }
export const shop: Address = nameless.address

export const filled: TransactionDraft = {
  calls: [
    { id: 1, ...nativeTransfer(dave, 2_500_000_000_000_000_000n) },
    { id: 2, ...erc20Transfer(usdc, bob, 1_250_500_000n) },
    {
      id: 3,
      to: shop,
      value: 0n,
      data: encodeMethod(place, [[[dave, 5n]], 1_800_000_000n, `0x${'00'.repeat(32)}`]),
      method: place,
    },
    { id: 4, to: shop, value: 10n ** 16n, data: '0x12345678' },
  ],
  note: 'Monthly payments',
}

const method = (name: string, ...types: readonly string[]): ContractMethod => ({
  name,
  payable: false,
  inputs: types.map((type) => ({ name: '', type })),
})
const approve = method('approve', 'address', 'uint256')
const called = (of: ContractMethod, ...values: readonly unknown[]) => ({
  to: usdc,
  value: 0n,
  data: encodeMethod(of, values),
})

/** Approvals, and a transfer from another account: what the names of their methods don't say. */
export const approvals: TransactionDraft = {
  calls: [
    { id: 1, ...called(approve, dave, 500_000_000n), method: approve },
    { id: 2, ...called(method('increaseAllowance', 'address', 'uint256'), dave, 20_000_000n) },
    { id: 3, ...called(approve, bob, 2n ** 256n - 1n) },
    { id: 4, ...called(approve, bob, 0n) },
    { id: 5, ...called(method('setApprovalForAll', 'address', 'bool'), dave, true), to: shop },
    { id: 6, ...called(method('transferFrom', 'address', 'address', 'uint256'), bob, dave, 5n) },
    { id: 7, ...called(approve, dave, 5n), to: shop },
    { id: 8, ...called(pause), to: shop, method: pause },
    { id: 9, ...called(pause), to: shop, method: pause },
  ],
  note: '',
}

export const tokens = [
  { token: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null },
]

/** A draft, the effects of its calls, and what they add up to. */
export const drafted = (draft: TransactionDraft) => {
  const { counted, isWhole } = countedIn(draftEffect(draft.calls, treasury.address))
  return {
    draft,
    sums: createElement(BatchItems, { effect: counted, tokens, chain: mainnet, threshold: 2 }),
    isWhole,
    tokens,
    read: draft.calls.map((call) =>
      readCall(call, { safe: treasury.address, tokens, held: assets }),
    ),
  }
}
