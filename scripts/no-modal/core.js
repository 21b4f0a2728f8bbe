/** The client imports this only to show its own dialog, which is disabled. */
export function createAppKit() {
  throw new Error('This build has no dialog of WalletConnect: the kit draws the code itself.')
}
