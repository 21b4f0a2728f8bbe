import type { Config, Connector, CreateConnectorFn } from 'wagmi'
import type { WalletGroup } from '../catalog/types.ts'

/** Marks a registered connector, among others with the same ID. */
type Own = { own?: true }

/**
 * Registers the connectors of the app's own wallets, each under its entry's ID and name, so that
 * these wallets reconnect at load. They replace others with the same ID, such as one that
 * `createWalletConfig` recreated from the last visit. Repeated calls change nothing.
 */
export function registerWallets(config: Config, groups: readonly WalletGroup[] = []): void {
  const { setup, setState } = config._internal.connectors
  for (const { id, name, icon, connector } of groups.flatMap(({ wallets }) => wallets)) {
    if (!connector || config.connectors.some((one: Connector & Own) => one.id === id && one.own))
      continue
    const create: CreateConnectorFn<unknown, Own> = (context) => ({
      ...connector(context),
      id,
      name,
      ...(icon && { icon }),
      own: true,
    })
    const made = setup(create)
    setState((all) => [...all.filter((one) => one.id !== id), made])
  }
}
