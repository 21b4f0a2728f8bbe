import type { Address, Hex } from 'viem'
import { typedDataHash } from './typedDataHash.ts'

const hour = 3_600_000

/** The hours whose signatures are valid now: the hour of signing, and the next. */
export const hoursTaken = (now: number): bigint[] =>
  [Math.floor(now / hour), Math.floor(now / hour) - 1].map(BigInt)

const domainOf = (chainId: string) => ({
  name: 'Safe Transaction Service',
  version: '1.0',
  chainId: Number(chainId),
})

/** The typed data for adding or removing a delegate. */
export const delegateHash = (chainId: string, delegate: Address, totp: bigint): Hex =>
  typedDataHash({
    domain: domainOf(chainId),
    types: {
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'Delegate',
    message: { delegateAddress: delegate, totp },
  })

/** The typed data for deleting a transaction from the queue. */
export const deletionHash = (chainId: string, safe: Address, safeTxHash: Hex, totp: bigint): Hex =>
  typedDataHash({
    domain: { ...domainOf(chainId), verifyingContract: safe },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp },
  })
