import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import { type ContractMethod, encodeMethod } from './abi/index.ts'
import { encodeCall } from './method.ts'
import { methods } from './methods.ts'
import { type BatchCall, encodeMultiSend } from './multiSend.ts'
import { codeRows } from './officialCode.ts'
import { plainTx } from './transaction/safeTx.ts'
import { isAtLeast, sameVersion } from './version.ts'

/** A call that a Safe makes. */
export type Call = Omit<BatchCall, 'operation'>

/** Sends the native coin; `raw` in its smallest unit. */
export const nativeTransfer = (to: Address, raw: bigint): Call => ({ to, value: raw, data: '0x' })

/** Sends an ERC-20 token; `raw` in its smallest unit. */
export const erc20Transfer = (token: Address, to: Address, raw: bigint): Call => ({
  to: token,
  value: 0n,
  data: encodeCall(methods.transfer, [to, raw]),
})

/** Sends an ERC-721 token of the Safe. A recipient contract must accept it first. */
export const erc721Transfer = (
  token: Address,
  { from, to, id }: { from: Address; to: Address; id: bigint },
): Call => ({
  to: token,
  value: 0n,
  data: encodeCall(methods.safeTransferFrom, [from, to, id]),
})

const erc1155Method: ContractMethod = {
  name: 'safeTransferFrom',
  inputs: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'id', type: 'uint256' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
  ],
  payable: false,
}

/** Sends `raw` of an ERC-1155 token's ID. A recipient contract must accept it first. */
export const erc1155Transfer = (
  token: Address,
  { from, to, id, raw }: { from: Address; to: Address; id: bigint; raw: bigint },
): Call & { method: ContractMethod } => ({
  to: token,
  value: 0n,
  data: encodeMethod(erc1155Method, [from, to, id, raw, '0x']),
  method: erc1155Method,
})

/**
 * The libraries that let a Safe of this version make several calls, most common first; check which
 * of them a chain has. They reject delegatecalls. Versions before 1.3.0 have no such library and
 * use that of 1.3.0.
 */
export function batchLibraries(version: string | null): readonly Address[] {
  const own = isAtLeast(version, '1.3.0') ? version : '1.3.0'
  return codeRows.flatMap(([of, contract, address]) =>
    contract === 'MultiSendCallOnly' && sameVersion(of, own) ? [address] : [],
  )
}

/**
 * The libraries that let a Safe of this version sign messages on-chain, most common first; check
 * which of them a chain has. Versions before 1.3.0 have no such library and use that of 1.3.0,
 * which stores signatures in the same slot. None before 1.0.0.
 */
export function messageLibraries(version: string | null): readonly Address[] {
  if (!isAtLeast(version, '1.0.0')) return []
  const own = isAtLeast(version, '1.3.0') ? version : '1.3.0'
  return codeRows.flatMap(([of, contract, address]) =>
    contract === 'SignMessageLib' && sameVersion(of, own) ? [address] : [],
  )
}

export interface TransactionFields {
  nonce: bigint
  /** Runs several calls; not needed for one. */
  library?: Address | undefined
  safeTxGas?: bigint | undefined
}

/**
 * A transaction that makes one call, or several in this order, atomically. Throws without a call,
 * or without a library for several.
 */
export function toSafeTx(
  calls: readonly Call[],
  { nonce, library, safeTxGas = 0n }: TransactionFields,
): SafeTx {
  const [first, ...others] = calls
  if (!first) throw new Error('A transaction must have at least one call.')
  if (others.length === 0) return plainTx({ ...first, nonce, safeTxGas })
  if (!library) throw new Error('A batch must have a MultiSend library.')
  return plainTx({ to: library, data: batchData(calls), operation: 1, nonce, safeTxGas })
}

const batchData = (calls: readonly Call[]): Hex =>
  encodeMultiSend(calls.map((call) => ({ ...call, operation: 0 })))

/**
 * The transaction that marks a message as signed by the Safe on-chain, after which its contract
 * accepts an empty signature for it: a delegatecall to one of the {@link messageLibraries}.
 * `message` is what the Safe signs: for a text or typed data its `messageHash`.
 */
export const toMessageTx = (
  message: Hex,
  { library, nonce, safeTxGas = 0n }: TransactionFields & { library: Address },
): SafeTx =>
  plainTx({
    to: library,
    data: encodeCall(methods.signMessage, [message]),
    operation: 1,
    nonce,
    safeTxGas,
  })
