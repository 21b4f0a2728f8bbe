import type { Address, Hex } from '#base'
import { asAddress, asHexOrNull } from '../mappers.ts'

/** The hash in the ID of a multisig transaction (`multisig_<safe>_<safeTxHash>`). */
export const hashIn = (id: string): Hex | null =>
  asHexOrNull(/^multisig_0x[\da-fA-F]{40}_(0x[\da-fA-F]{64})$/.exec(id)?.[1])

/** The Safe in an ID (`transfer_<safe>_…`). */
export function safeIn(id: string): Address | undefined {
  const found = /^[a-z]+_(0x[\da-fA-F]{40})/.exec(id)?.[1]
  return found === undefined ? undefined : asAddress(found)
}
