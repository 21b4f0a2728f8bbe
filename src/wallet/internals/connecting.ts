import type { Config, Connector, CreateConnectorFn } from 'wagmi'
import type { Announcement } from '../catalog/types.ts'

/** The wallets that have announced themselves (EIP-6963); none if the configuration does not discover them. */
export const announcements = ({ _internal: { mipd } }: Config): readonly Announcement[] => mipd?.getProviders() ?? []

/** Creates a connector and registers it, so that all of wagmi knows it. */
export function addConnector({ _internal: { connectors } }: Config, create: CreateConnectorFn): Connector {
  const made = connectors.setup(create)
  connectors.setState((all) => [...all, made])
  return made
}

/**
 * wagmi reports the whole configuration as connecting while a further wallet connects, even though one is already connected. This keeps the status
 * connected, because screens would close otherwise. Call it right after `connect`.
 */
export function stayConnected(config: Config): void {
  if (config.state.status !== 'connecting' || config.state.current === null) return
  config.setState((state) => ({ ...state, status: 'connected' }))
}
