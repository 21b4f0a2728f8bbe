/** The specification's; the SDK of the field has five. Hosts treat ids as opaque text. */
export const requestIdBytes = 10

/** Hex digits without a prefix. */
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Random hex digits, two per byte. */
export const createRequestId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(requestIdBytes)))
