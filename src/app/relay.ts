import type { Config } from './config.ts'

/** The relay for pairing wallets on other devices; undefined without a project ID. */
export const relayOf = ({
  walletConnectProjectId,
  walletConnectRelay = 'wss://relay.walletconnect.org',
}: Config): string | undefined =>
  walletConnectProjectId === undefined ? undefined : walletConnectRelay
