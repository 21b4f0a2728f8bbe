/** wagmi's connector for `window.ethereum`, whichever wallet injected it. */
export const browserWalletId = 'injected'

/** The name to show for a connector. In a configuration of the app's own, wagmi calls the wallet at `window.ethereum` "Injected". */
export const connectorName = ({ name }: { name: string }): string => (name === 'Injected' ? 'Browser wallet' : name)
