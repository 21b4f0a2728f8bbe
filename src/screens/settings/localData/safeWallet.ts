/** Its name has braces, which a text of the catalog can't have. */
export const safeWallet = 'Safe{Wallet}'

/**
 * The formats of its data file: 1.0 is the whole storage of its first web app, 2.0 and 3.0 are
 * parts of the state of the current one (`useGlobalImportFileParser` in safe-wallet-monorepo). 3.0
 * adds only when each Safe was last visited.
 */
export const safeWalletVersions: readonly string[] = ['1.0', '2.0', '3.0']

/** Each is checked, and its checksum computed, before anything else can be done on the page. */
export const mostEntries = 10_000
