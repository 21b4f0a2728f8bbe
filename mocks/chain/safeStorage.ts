import {
  concat,
  hashTypedData,
  hexToBigInt,
  keccak256,
  numberToHex,
  pad,
  type Address,
  type Hex,
} from 'viem'

import type { Chain } from './types.ts'

const sentinel: Address = '0x0000000000000000000000000000000000000001'
const countSlot = 3n
/** Owners are a linked list in the mapping of slot 2. */
const slotOf = (owner: Address): Hex => keccak256(concat([pad(owner), pad('0x2')]))

/** Adds an owner to a Safe without a transaction, so that its nonce stays. */
export async function addOwner(chain: Chain, safe: Address, owner: Address): Promise<void> {
  const first = chain.storageAt(safe, hexToBigInt(slotOf(sentinel)))
  const count = BigInt(chain.storageAt(safe, countSlot))
  await chain.overwrite(safe, {
    storage: {
      [slotOf(owner)]: first,
      [slotOf(sentinel)]: pad(owner),
      [numberToHex(countSlot)]: numberToHex(count + 1n),
    },
  })
}

/**
 * Approves a hash as an owner without a transaction: the mapping of slot 8, by owner, then by hash.
 */
export async function approveHash(
  chain: Chain,
  safe: Address,
  owner: Address,
  hash: Hex,
): Promise<void> {
  const ofOwner = keccak256(concat([pad(owner), pad('0x8')]))
  await chain.overwrite(safe, { storage: { [keccak256(concat([hash, ofOwner]))]: '0x1' } })
}

/**
 * Records bytes as a message that the Safe (since 1.3.0) has signed, as its library does: their
 * hash in the Safe's domain, in the mapping of slot 7.
 */
export async function recordMessage(chain: Chain, safe: Address, message: Hex): Promise<void> {
  const hash = hashTypedData({
    domain: { chainId: chain.chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message },
  })
  const slot = keccak256(concat([hash, pad('0x7')]))
  await chain.overwrite(safe, { storage: { [slot]: '0x1' } })
}
