import { hexToBigInt, numberToHex, pad, type Hex } from 'viem'

import type { SealedState } from './SealedState.ts'

/** Reads the 32 bytes of a slot, given its number in any format. */
export function readSlot(sealed: SealedState, address: string, slot: Hex | bigint): Hex {
  const quantity = numberToHex(
    typeof slot === 'bigint' ? slot : slot === '0x' ? 0n : hexToBigInt(slot),
  )
  return pad(sealed.slot(address.toLowerCase(), quantity), { size: 32 })
}
