import type { RecentTransaction } from '../../../src/wallet/transactions/recentTransaction.ts'

export const aTransaction = (
  number: number,
  status: RecentTransaction['status'],
  description: string,
): RecentTransaction => ({
  hash: `0x${number.toString(16).padStart(64, '0')}`,
  description,
  status,
  since: 0,
})

export const someTransactions: readonly RecentTransaction[] = [
  aTransaction(1, 'pending', 'Send 2.5 ETH to treasury.eth'),
  aTransaction(2, 'confirmed', 'Approve USDC'),
  aTransaction(3, 'failed', 'Swap 100 USDC for ETH'),
  aTransaction(4, 'confirmed', 'Not shown: it is the fourth'),
]
