import { type HostMethod, type Permission } from '#apps/protocol'
import type { HostState } from './handlers.ts'

/** The events that this host sends. */
const events = ['themeChanged', 'safeChanged', 'transactionExecuted']

/**
 * Messages that need no handler, so the response is immediate: libraries wait 10 ms for the Safe.
 * Undefined for other messages.
 */
export function answerFromMemory(
  method: HostMethod,
  { safe, chain, darkMode }: HostState,
  origin: string,
  permissions: () => readonly Permission[],
) {
  switch (method) {
    case 'getSafeInfo':
      return { data: { ...safe, network: legacyNetwork(chain) } }
    case 'getChainInfo':
      return { data: chain }
    case 'getEnvironmentInfo':
      return { data: { origin, events } }
    case 'getCurrentTheme':
      return { data: { darkMode } }
    case 'wallet_getPermissions':
      return { data: permissions() }
    default:
      return undefined
  }
}

/** Apps older than chain IDs read the chain's name. */
const legacyNetwork = ({ chainId, chainName }: HostState['chain']): string =>
  ({ 1: 'MAINNET', 100: 'XDAI' })[chainId] ?? chainName.toUpperCase()
