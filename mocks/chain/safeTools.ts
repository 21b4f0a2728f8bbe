import {
  concat,
  encodeFunctionData,
  encodePacked,
  hashTypedData,
  pad,
  parseAbi,
  size,
  toHex,
  zeroAddress,
  type Address,
  type Hash,
  type Hex,
} from 'viem'
import { sign, signMessage } from 'viem/accounts'

import type { Person } from '../people.ts'
import { safeTxParameters, setupParameters } from './safeParameters.ts'

/** The used part of the Safe contracts' interface; the same in 1.3.0, 1.4.1, and 1.5.0. */
export const safeAbi = parseAbi([
  `function setup(address[] owners, uint256 threshold, ${setupParameters})`,
  `function execTransaction(${safeTxParameters}, bytes signatures) payable returns (bool)`,
  'function approveHash(bytes32 hash)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address before, address owner, uint256 threshold)',
  'function swapOwner(address before, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function setGuard(address guard)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  `function getTransactionHash(${safeTxParameters}, uint256 nonce) view returns (bytes32)`,
  'event ProxyCreation(address indexed proxy, address singleton)',
])
export const factoryAbi = parseAbi([
  'function createProxyWithNonce(address, bytes initializer, uint256 saltNonce) returns (address)',
])
const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

export interface SafeTx {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

/** A transaction, given only its differences from a plain call without refund. */
export const safeTx = (parts: Partial<SafeTx> & Pick<SafeTx, 'to' | 'nonce'>): SafeTx => ({
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  ...parts,
})

const types = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

/** EIP-712 hash of contracts from 1.3.0 on. */
export const safeTxHashOf = (chainId: number, safe: Address, message: SafeTx): Hash =>
  hashTypedData({
    domain: { chainId, verifyingContract: safe },
    types,
    primaryType: 'SafeTx',
    message,
  })

export interface OwnerSignature {
  owner: Address
  /** The 65 bytes of the fixed part; for contract signatures they are created when packing. */
  fixed?: Hex
  /** The argument of a contract's `isValidSignature`. */
  contract?: Hex
}

export const signTyped = async (who: Person, hash: Hash): Promise<OwnerSignature> => ({
  owner: who.address,
  fixed: await sign({ hash, privateKey: who.privateKey, to: 'hex' }),
})

/** `eth_sign`: the prefixed hash, marked by adding 4 to v. */
export async function signPrefixed(who: Person, hash: Hash): Promise<OwnerSignature> {
  const signature = await signMessage({ message: { raw: hash }, privateKey: who.privateKey })
  const v = Number.parseInt(signature.slice(-2), 16) + 4
  return {
    owner: who.address,
    fixed: concat([signature.slice(0, -2) as Hex, toHex(v, { size: 1 })]),
  }
}

/** Valid if the owner approved the hash on-chain, or sends the transaction. */
export const approvedBy = (owner: Address): OwnerSignature => ({
  owner,
  fixed: concat([pad(owner), pad('0x'), '0x01']),
})

export const signedByContract = (owner: Address, signature: Hex): OwnerSignature => ({
  owner,
  contract: signature,
})

/** Sorted by owner: fixed parts first, then the contracts' own bytes. */
export function packSignatures(signatures: readonly OwnerSignature[]): Hex {
  const sorted = signatures.toSorted((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1))
  let tail: Hex = '0x'
  const fixed = sorted.map(({ owner, fixed: own, contract }) => {
    if (contract === undefined) return own ?? '0x'
    const offset = toHex(65 * sorted.length + size(tail), { size: 32 })
    tail = concat([tail, toHex(size(contract), { size: 32 }), contract])
    return concat([pad(owner), offset, '0x00'])
  })
  return concat([...fixed, tail])
}

export const encodeExec = (tx: SafeTx, signatures: Hex): Hex =>
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [
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
    ],
  })

/** Call data of MultiSend and MultiSendCallOnly. */
export const encodeMultiSend = (
  calls: readonly { to: Address; value?: bigint; data?: Hex; operation?: 0 | 1 }[],
): Hex =>
  encodeFunctionData({
    abi: multiSendAbi,
    args: [
      concat(
        calls.map(({ to, value = 0n, data = '0x', operation = 0 }) =>
          encodePacked(
            ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
            [operation, to, value, BigInt(size(data)), data],
          ),
        ),
      ),
    ],
  })
