import { type Address, type Hex, sameAddress } from '#base'
import { decodeCall, encodeCall } from './method.ts'
import { methods } from './methods.ts'
import type { SafeTx } from '#domain'
import { type OwnerSignature, packSignatures, readSignature } from './signature.ts'

/** Call data of `execTransaction`. */
export const encodeExec = (tx: SafeTx, signatures: Hex): Hex =>
  encodeCall(methods.execTransaction, [
    tx.to,
    tx.value,
    tx.data,
    tx.operation,
    tx.safeTxGas,
    tx.baseGas,
    tx.gasPrice,
    tx.gasToken,
    tx.refundReceiver,
    signatures,
  ])

/** Decodes an `execTransaction` call. The call data has no nonce: the contract uses its own. */
export function decodeExec(data: Hex): { tx: Omit<SafeTx, 'nonce'>; signatures: Hex } | undefined {
  const values = decodeCall(methods.execTransaction, data)
  if (!values) return undefined
  const [
    to,
    value,
    inner,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver,
    signatures,
  ] = values
  if (operation !== 0 && operation !== 1) return undefined
  return {
    tx: {
      to,
      value,
      data: inner,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
    },
    signatures,
  }
}

export const encodeApproveHash = (safeTxHash: Hex): Hex =>
  encodeCall(methods.approveHash, [safeTxHash])

/** A confirmation as a service reports it. */
export interface Confirmed {
  signer: Address
  /** null: approved on-chain. */
  signature: Hex | null
}

/** A confirmation in the form that packing needs. @throws InvalidSignatureError */
export const toOwnerSignature = ({ signer, signature }: Confirmed): OwnerSignature =>
  signature === null ? { kind: 'approved', signer } : { ...readSignature(signature), signer }

/**
 * The signatures for `execTransaction`: those of the first `threshold` current owners who
 * confirmed, sorted. More would only cost gas; signatures of former owners and duplicates would
 * fail the contract's order check (GS026).
 * @throws InvalidSignatureError
 */
export const packConfirmations = (
  confirmations: readonly Confirmed[],
  owners: readonly Address[],
  threshold: number,
): Hex =>
  packSignatures(
    confirmations
      .filter(
        ({ signer }, at) =>
          confirmations.findIndex((one) => sameAddress(one.signer, signer)) === at &&
          owners.some((owner) => sameAddress(owner, signer)),
      )
      .slice(0, threshold)
      .map(toOwnerSignature),
  )
