/** What the client asks for only where it is told to show its own dialog; ours never tells it to. */
export function createAppKit() {
  throw new Error('This build has no dialog of WalletConnect: the kit draws the code itself.')
}
