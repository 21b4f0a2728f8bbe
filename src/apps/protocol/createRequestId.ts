import { hexOf } from './hex.ts'

/** The specification's; the official SDK uses five. Hosts treat IDs as opaque text. */
export const requestIdBytes = 10

/** Random hex digits, two per byte. */
export const createRequestId = (): string =>
  hexOf(crypto.getRandomValues(new Uint8Array(requestIdBytes)))
