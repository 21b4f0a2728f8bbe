import type { SafeRef } from '#base'
import type { Exchange, Intent, VaultMove } from '#domain'
import type {
  CreationTransaction,
  Gateway,
  SwapAndBridgeInfo,
  SwapInfo,
  TransactionDetails,
  TransactionInfo,
  VaultInfoDeposit,
  VaultInfoRedeem,
} from '#gateway'
import { asAddress, toEstimate, toName, toParty } from '../mappers.ts'
import { toAmount } from './amounts.ts'
import { toSwapOrder, toTwapOrder } from './orders.ts'
import { transactionQuery } from './transaction.ts'
import { toStakeDeposit, toStakeExit, toStakeWithdrawal } from './stakes.ts'

/**
 * What a transaction with a call to an exchange, a bridge, or a staking contract means; null for
 * any other. From the same response as `transactionQuery`.
 */
export const intentQuery = (gateway: Gateway, at: SafeRef, id: string) => ({
  ...transactionQuery(gateway, at, id),
  select: (response: TransactionDetails | CreationTransaction): Intent | null =>
    'txInfo' in response ? toIntent(response.txInfo) : null,
})

/** What a call to an exchange, a bridge, or a staking contract means; null for any other. */
export function toIntent(info: TransactionInfo): Intent | null {
  switch (info.type) {
    case 'SwapOrder':
      return { kind: 'swap', order: toSwapOrder(info) }
    case 'SwapTransfer':
      return { kind: 'settlement', order: toSwapOrder(info) }
    case 'TwapOrder':
      return { kind: 'twap', order: toTwapOrder(info) }
    case 'NativeStakingDeposit':
      return { kind: 'stake', stake: toStakeDeposit(info) }
    case 'NativeStakingValidatorsExit':
      return { kind: 'stakeExit', stake: toStakeExit(info) }
    case 'NativeStakingWithdraw':
      return { kind: 'stakeWithdrawal', stake: toStakeWithdrawal(info) }
    case 'Swap':
      return { kind: 'exchange', exchange: toSwap(info) }
    case 'SwapAndBridge':
      return { kind: 'exchange', exchange: toBridge(info) }
    case 'VaultDeposit':
    case 'VaultRedeem':
      return { kind: 'vault', move: toVaultMove(info) }
    default:
      return null
  }
}

const toSwap = ({
  fromAmount,
  fromToken,
  toAmount: arrives,
  toToken,
  recipient,
  lifiExplorerUrl,
}: SwapInfo): Exchange => ({
  from: toAmount(fromAmount, fromToken),
  to: toAmount(arrives, toToken),
  recipient: toParty(recipient),
  toChain: null,
  status: null,
  link: lifiExplorerUrl,
})

const toBridge = ({
  fromAmount,
  fromToken,
  toAmount: arrives,
  toToken,
  recipient,
  explorerUrl,
  toChain,
  status,
}: SwapAndBridgeInfo): Exchange => ({
  from: toAmount(fromAmount, fromToken),
  to: toToken && arrives ? toAmount(arrives, toToken) : null,
  recipient: toParty(recipient),
  toChain: toName(toChain),
  status: toName(status),
  link: explorerUrl,
})

const toVaultMove = (info: VaultInfoDeposit | VaultInfoRedeem): VaultMove => ({
  direction: info.type === 'VaultDeposit' ? 'deposit' : 'redeem',
  amount: toAmount(info.value, info.tokenInfo),
  vault: { address: asAddress(info.vaultInfo.address), name: toName(info.vaultInfo.name) },
  rate: info.baseNrr + info.additionalRewardsNrr,
  fee: info.fee,
  reward: info.type === 'VaultDeposit' ? toEstimate(info.expectedAnnualReward) : null,
})
