import { walletConnectId } from '../connectors/walletConnectId.ts'
import { isConnectorOf } from './namesOf.ts'
import type { DetectedWallets, WalletEntry } from './types.ts'

/** A connector of the app, as wagmi lists it. */
export interface AppConnector {
  id: string
  type: string
  rdns?: string | readonly string[] | undefined
}

/**
 * The wallets that can be connected here: those with a provider in the page, and those for which
 * the app has its own connector. Others, such as the Safe around a frame, are left out.
 */
export function reachable(
  { announced, found }: DetectedWallets,
  entries: readonly WalletEntry[],
  connectors: readonly AppConnector[],
): DetectedWallets {
  const hasOwn = (entry: WalletEntry) =>
    connectors.some(
      (one) => isConnectorOf(one, entry) && (needsNothing(one, entry) || found.has(entry.id)),
    )
  return {
    announced,
    found: new Map(
      entries
        .filter((entry) => found.get(entry.id) !== undefined || hasOwn(entry))
        .map(({ id }) => [id, found.get(id)]),
    ),
  }
}

/**
 * Whether a connector needs nothing in the page: neither a pairing, nor a frame around it, nor an
 * extension. A wallet that can't be detected counts as installed.
 */
const needsNothing = ({ type }: AppConnector, entry: WalletEntry): boolean =>
  type !== walletConnectId &&
  entry.foundAs === undefined &&
  (type !== 'injected' || !isDetectable(entry))

const isDetectable = ({ rdns, flags, namespaces, marks }: WalletEntry): boolean =>
  [rdns, flags, namespaces, marks].some((one) => one !== undefined)
