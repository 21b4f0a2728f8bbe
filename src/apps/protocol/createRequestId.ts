/** The specification's; the SDK of the field has five. Hosts treat ids as opaque text. */
export const requestIdBytes = 10

/** Random hex digits, two per byte. */
export const createRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(requestIdBytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
