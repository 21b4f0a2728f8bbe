import type { Connector } from 'wagmi'
import { walletConnectId } from './walletConnectId.ts'

/**
 * Whether wallets on other devices can be paired: not without a connector for them, and not if that
 * one has no project ID.
 */
export const canPair = (connectors: readonly Connector[]): boolean =>
  connectors.some(
    (connector) =>
      connector.type === walletConnectId &&
      (connector as { hasProjectId?: boolean }).hasProjectId !== false,
  )
