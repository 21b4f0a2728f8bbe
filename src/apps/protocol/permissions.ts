/**
 * A permission of {@link https://eips.ethereum.org/EIPS/eip-2255 EIP-2255}. `date` is in
 * milliseconds.
 */
export interface Permission {
  parentCapability: string
  invoker: string
  date?: number
  caveats?: PermissionCaveat[]
}

export interface PermissionCaveat {
  type: string
  value?: unknown
  name?: string
}

/** Requests a permission by its name: `{ requestAddressBook: {} }`. */
export type PermissionRequest = Record<string, Record<string, unknown>>

/** Hosts store a rejection as a permission with this caveat. */
export const declinedCaveat = 'userRestricted'

export const isGranted = ({ parentCapability, caveats }: Permission, capability: string): boolean =>
  parentCapability === capability &&
  !caveats?.some(({ type, value }) => type === declinedCaveat && value !== false)
