import { shownName } from '../catalog/shownName.ts'

/** wagmi's connector for `window.ethereum`, whichever wallet injected it. */
export const browserWalletId = 'injected'

/** The name to show for a connector: as wallets in the list are named. In a configuration of the app's own, wagmi calls the wallet at `window.ethereum` "Injected". */
export const connectorName = ({ id, name }: { id: string; name: string }): string => (name === 'Injected' ? 'Browser wallet' : shownName(name, id))
