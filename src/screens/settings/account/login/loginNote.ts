import { type Address, createPersistedStore, isAddressLike } from '#base'

/**
 * This device's record of its last login: a session's cookie can't be read, and older gateways
 * don't report the session.
 */
export interface LoginNote {
  /** Base URL of the gateway. */
  gateway: string
  address: Address
  /** The chain that the signed message names. */
  chainId: number
  /** When the session ends on its own, in milliseconds. */
  until: number
}

const loginNoteKey = 'coffer.login'

/** Parses a stored note; undefined if it isn't one. */
export function parseLoginNote(value: unknown): LoginNote | null | undefined {
  if (value === null) return null
  const { gateway, address, chainId, until } = (value ?? {}) as Record<string, unknown>
  if (
    typeof gateway !== 'string' ||
    !isAddressLike(address) ||
    !isCount(chainId) ||
    !isCount(until)
  )
    return undefined
  return { gateway, address, chainId, until }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

const initial: LoginNote | null = null

/** The last login on this device; null after signing out. */
export const loginNotes = createPersistedStore<LoginNote | null>({
  key: loginNoteKey,
  parse: parseLoginNote,
  initial,
})
