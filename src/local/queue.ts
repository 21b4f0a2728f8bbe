import { type ChainSnapshot, sameAddress, type SafeRef } from '#base'
import type { SafeTx } from '#domain'
import type { StoredProposal } from './localStore.ts'
import type { Local } from './handler.ts'

export const isOfSafe = (
  { chainId, safe }: { chainId: string; safe: string },
  at: Pick<SafeRef, 'chainId' | 'address'>,
): boolean => chainId === at.chainId && sameAddress(safe, at.address)

/** What this browser keeps that can still be executed, by nonce, then in the order of arrival. */
export const queueOf = ({ store }: Local, found: ChainSnapshot): readonly StoredProposal[] =>
  store
    .get()
    .proposals.filter((one) => isOfSafe(one, found) && BigInt(one.tx.nonce) >= found.nonce)
    .toSorted((a, b) => Number(BigInt(a.tx.nonce) - BigInt(b.tx.nonce)) || a.at - b.at)

export function toSafeTx({ tx }: Pick<StoredProposal, 'tx'>): SafeTx {
  const { value, safeTxGas, baseGas, gasPrice, nonce } = tx
  return {
    ...tx,
    value: BigInt(value),
    safeTxGas: BigInt(safeTxGas),
    baseGas: BigInt(baseGas),
    gasPrice: BigInt(gasPrice),
    nonce: BigInt(nonce),
  }
}

export const findProposal = (
  { store }: Local,
  chainId: string,
  hash: string,
): StoredProposal | undefined =>
  store
    .get()
    .proposals.find((one) => one.chainId === chainId && one.safeTxHash === hash.toLowerCase())
