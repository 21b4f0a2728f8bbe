import { sameAddress, type SafeRef } from '#base'
import type { TransactionDetail } from '#domain'

/** Whether a response is the requested transaction: of this Safe, and with the hash in its ID. */
export function isRequested(detail: TransactionDetail, at: SafeRef, id: string): boolean {
  const hash = /^(?:multisig_0x[\da-fA-F]{40}_)?(0x[\da-fA-F]{64})$/.exec(id)?.[1]
  const isHash =
    hash === undefined || detail.multisig?.safeTxHash.toLowerCase() === hash.toLowerCase()
  return detail.at.chainId === at.chainId && sameAddress(detail.at.address, at.address) && isHash
}
