import { shownName } from '../catalog/shownName.ts'

/** wagmi's connector for `window.ethereum`, whichever wallet injected it. */
export const browserWalletId = 'injected'

/**
 * The name to show for a connector, like those in the list of wallets; its ID if it has none. In an
 * app's own configuration, wagmi calls the wallet at `window.ethereum` "Injected".
 */
export const connectorName = ({ id, name }: { id: string; name: string }): string =>
  name === 'Injected' ? 'Browser wallet' : shownName(name, id)
