/** The client imports this only to show its own dialog, which is disabled. */
export function createAppKit() {
  throw new Error(
    'This build does not include the dialog of WalletConnect: the kit renders the code itself.',
  )
}
