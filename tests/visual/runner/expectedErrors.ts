/** Stories whose component catches an error on purpose, and the browser's console message. */
export const expectedErrors: Readonly<Record<string, RegExp>> = {
  'wallet-connect-connect-dialog--invalid-list': /WalletListError: No wallet list was provided/,
  'wallet-account-account-dialog--rows-that-throw': /Error: The app has no points/,
  'wallet-connect-qr-code--too-long': /RangeError: Data too long/,
  'wallet-connect-qr-step--too-long-for-a-code': /RangeError: Data too long/,
  'wallet-connect-dialog-boundary--broken-while-prerendered':
    /Failed to fetch dynamically imported module/,
  'wallet-connect-dialog-boundary--broken': /Failed to fetch dynamically imported module/,
  'screens-apps-app-requests--broken': /TypeError: Cannot read properties of null/,
  'screens-apps-app-requests--broken-below': /TypeError: Cannot read properties of null/,
  'screens-system-lazy-part--failed-once': /TypeError: Failed to fetch/,
  'screens-system-broken-dialog--in-place-of-each': /TypeError: Cannot (read|destructure) propert/,
  'wallet-connect-dialog-boundary--in-an-old-browser':
    /Failed to fetch dynamically imported module/,
  'wallet-connect-dialog-boundary--closed': /Failed to fetch dynamically imported module/,
}
