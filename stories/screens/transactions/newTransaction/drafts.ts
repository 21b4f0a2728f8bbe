import type { Address } from '#base'
import { encodeMethod, erc20Transfer, nativeTransfer } from '#safe'
import type { ContractMethod } from '#safe'
import { callAction } from '../../../../src/screens/transactions/draft/callAction.ts'
import type { TransactionDraft } from '../../../../src/screens/core/stores/transactionDraft.ts'
import { treasury } from '../review/transactions.ts'
import { assets, usdc } from '../send/sending.ts'
import { bob, dave, nameless } from '../../common/rows/items.ts'

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

const tokens = [{ token: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null }]

/** A draft, and the effects of its calls. */
export const drafted = (draft: TransactionDraft) => ({
  draft,
  actions: draft.calls.map((call) =>
    callAction(call, { safe: treasury.address, tokens, held: assets }),
  ),
})
