import type { Address, Hex } from '#base'

/** The hash in the id of a multisig transaction (`multisig_<safe>_<safeTxHash>`). */
export const hashIn = (id: string): Hex | null =>
  (/^multisig_0x[0-9a-f]{40}_(0x[0-9a-f]{64})$/i.exec(id)?.[1] as Hex | undefined) ?? null

/** The Safe in an id (`transfer_<safe>_…`). */
export const safeIn = (id: string): Address | undefined =>
  /^[a-z]+_(0x[0-9a-f]{40})/i.exec(id)?.[1] as Address | undefined
