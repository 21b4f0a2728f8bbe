import { sameAddress, zeroAddress } from '#base'
import type { SafeTx } from '#domain'

/** Refund parameters make the Safe pay the named account, even when the inner call fails. */
export const hasRefund = (
  tx: Pick<SafeTx, 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'>,
): boolean =>
  tx.gasPrice !== 0n ||
  tx.baseGas !== 0n ||
  !sameAddress(tx.gasToken, zeroAddress) ||
  !sameAddress(tx.refundReceiver, zeroAddress)
