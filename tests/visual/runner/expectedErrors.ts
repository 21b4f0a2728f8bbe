/** Stories whose part is there to catch an error, and what the browser's console says of it all the same. */
export const expectedErrors: Readonly<Record<string, RegExp>> = {
  'wallet-connect-qr-code--too-long': /RangeError: Data too long/,
  'wallet-connect-qr-step--too-long-for-a-code': /RangeError: Data too long/,
  'wallet-connect-dialog-boundary--ahead': /Failed to fetch dynamically imported module/,
  'wallet-connect-dialog-boundary--broken': /Failed to fetch dynamically imported module/,
  'wallet-connect-dialog-boundary--closed': /Failed to fetch dynamically imported module/,
}
