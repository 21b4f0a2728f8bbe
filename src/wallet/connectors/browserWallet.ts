import { nameLimit, plainName } from '../catalog/plainName.ts'

/** wagmi's connector for `window.ethereum`, whichever wallet injected it. */
export const browserWalletId = 'injected'

/**
 * The name to show for a connector, whatever its wallet says; its id if that is nothing. In a
 * configuration of the app's own, wagmi calls the wallet at `window.ethereum` "Injected".
 */
export const connectorName = ({ id, name }: { id: string; name: string }): string =>
  name === 'Injected' ? 'Browser wallet' : plainName(name).slice(0, nameLimit) || id
