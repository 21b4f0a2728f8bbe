import type { Address } from './address.ts'
import type { Hex } from './hex.ts'

/**
 * A Safe's on-chain state, read at one block. A plain value: `chain` reads it, `safe` evaluates it,
 * tests spell it out. Lists keep the contract's order, because owners and modules are linked lists
 * there.
 */
export interface ChainSnapshot {
  chainId: string
  address: Address
  blockNumber: bigint
  owners: readonly Address[]
  threshold: number
  /** The next nonce to execute. */
  nonce: bigint
  /** As the contract reports it (`1.4.1`); null if it reports none. */
  version: string | null
  /** The singleton: slot 0, as stored. */
  singleton: Address | null
  /** keccak256 of the singleton's code; null without a singleton, or if there is no code. */
  singletonCodeHash: Hex | null
  /**
   * keccak256 of the code at the Safe's own address, without the compiler's metadata at its end.
   */
  proxyCodeHash: Hex
  /** null means none. Guards exist from 1.3.0, module guards from 1.5.0. */
  guard: Address | null
  moduleGuard: Address | null
  modules: readonly Address[]
  /** False if there are more modules than one call returns. */
  modulesComplete: boolean
  fallbackHandler: Address | null
  /** The contract's EIP-712 domain hash; null if it does not respond. */
  domainSeparator: Hex | null
  /**
   * Owners that are contracts; null if not requested. Delegated accounts (EIP-7702) sign with their
   * key and are not included.
   */
  contractOwners: readonly Address[] | null
  /** Owners that approved this hash on-chain; null if not requested. */
  approvals: { safeTxHash: Hex; owners: readonly Address[] } | null
}

/**
 * Code of a delegated account (EIP-7702): `0xef0100` and an address. It still signs with its key.
 */
export const isDelegation = (code: string): boolean =>
  /^0xef0100[\da-f]{40}$/.test(code.toLowerCase())

/** True if this code makes the account a contract, which cannot sign with a key. */
export const isContractCode = (code: string | null | undefined): boolean =>
  code != null && code !== '0x' && !isDelegation(code)
