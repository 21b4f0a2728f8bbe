/** Where WalletConnect keeps the sessions with paired wallets, and their keys. */
export const pairingDatabase = 'WALLET_CONNECT_V2_INDEXED_DB'

/**
 * Erases the sessions with paired wallets. Resolves when they are gone, or will be once no page has
 * them open; never rejects.
 */
export const forgetPairings = (): Promise<void> =>
  new Promise((done) => {
    try {
      const request = indexedDB.deleteDatabase(pairingDatabase)
      request.onsuccess = request.onerror = request.onblocked = () => done()
    } catch {
      // The browser blocks databases, so there is none.
      done()
    }
  })
