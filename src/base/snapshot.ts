import type { Address, Hex } from './address.ts'

/**
 * What the chain itself says about a safe, read at one block. It is a plain value: `chain` reads it, `safe` judges by it,
 * tests write it down. Lists keep the contract's order, because owners and modules are linked lists there.
 */
export interface ChainSnapshot {
  chainId: string
  address: Address
  blockNumber: bigint
  owners: readonly Address[]
  threshold: number
  /** The next nonce that can run. */
  nonce: bigint
  /** As the contract says it (`1.4.1`); null where it says none. */
  version: string | null
  /** The contract behind the proxy: slot 0. */
  singleton: Address | null
  /** null is "none". Guards exist from 1.3.0, module guards from 1.5.0. */
  guard: Address | null
  moduleGuard: Address | null
  modules: readonly Address[]
  /** False where there were more modules than one reading gives. */
  modulesComplete: boolean
  fallbackHandler: Address | null
  /** The contract's own EIP-712 domain hash; null where it does not answer. */
  domainSeparator: Hex | null
  /** Owners that are contracts, or null where nobody asked. Delegated accounts (EIP-7702) sign with their key and are not among them. */
  contractOwners: readonly Address[] | null
  /** Who has approved this hash on chain, or null where nobody asked. */
  approvals: { safeTxHash: Hex; owners: readonly Address[] } | null
}

/** Code of an account that has delegated itself (EIP-7702): `0xef0100` and an address. It still signs with its key. */
export const isDelegation = (code: string): boolean => /^0xef0100[0-9a-f]{40}$/i.test(code)

/** True for code that makes an account a contract, which cannot sign with a key. */
export const isContractCode = (code: string | null | undefined): boolean => code != null && code !== '0x' && !isDelegation(code)
