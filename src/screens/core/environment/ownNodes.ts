import { useSyncExternalStore } from 'react'
import { createPersistedStore, isWebUrl } from '#base'

/**
 * URLs of the nodes that a user reads networks from, instead of the site's, by chain ID: where
 * there are several, they have to agree. Stored on this device.
 */
export type OwnNodes = Readonly<Record<string, readonly string[]>>

/** URLs of nodes by chain ID. */
type NodeUrls = Readonly<Record<string, string>>

const isUrl = (value: unknown): value is string => typeof value === 'string' && isWebUrl(value)

/** Stored entries by chain ID, without damaged ones; undefined if it isn't a list of them. */
function parseEntries<Entry>(
  value: unknown,
  parse: (entry: unknown) => Entry | undefined,
  drop: () => void,
): Readonly<Record<string, Entry>> | undefined {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return undefined
  const all = Object.entries(value).map(([chainId, entry]: [string, unknown]) => {
    const parsed = /^\d+$/.test(chainId) ? parse(entry) : undefined
    return parsed === undefined ? undefined : ([chainId, parsed] as const)
  })
  const usable = all.filter((one) => one !== undefined)
  if (usable.length < all.length) drop()
  return Object.fromEntries(usable)
}

/**
 * Parses the stored nodes without damaged entries, which are backed up; undefined if it isn't a
 * list of nodes. Earlier versions stored one URL per network.
 */
export const parseOwnNodes = (value: unknown, drop: () => void = () => {}): OwnNodes | undefined =>
  parseEntries(
    value,
    (entry) => {
      const urls: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
      return urls.length > 0 && urls.every(isUrl) ? urls : undefined
    },
    drop,
  )

/** Parses the stored consent like {@link parseOwnNodes}. */
export const parseAgreedNodes = (
  value: unknown,
  drop: () => void = () => {},
): NodeUrls | undefined => parseEntries(value, (entry) => (isUrl(entry) ? entry : undefined), drop)

const none: OwnNodes = {}
const noneAgreed: NodeUrls = {}

export const ownNodesKey = 'coffer.nodes'

export const ownNodes = createPersistedStore<OwnNodes>({
  key: ownNodesKey,
  backsUp: true,
  parse: parseOwnNodes,
  initial: none,
})

export const agreedNodesKey = 'coffer.gatewayNodes'

/**
 * URLs of the gateway's nodes that a user has approved, by chain ID. Such a node is read, and
 * proves nothing. Consent holds for this URL alone.
 */
export const agreedNodes = createPersistedStore<NodeUrls>({
  key: agreedNodesKey,
  backsUp: true,
  parse: parseAgreedNodes,
  initial: noneAgreed,
})

export const useAgreedNodes = (): NodeUrls =>
  useSyncExternalStore(agreedNodes.subscribe, agreedNodes.get, () => noneAgreed)

export const useOwnNodes = (): OwnNodes =>
  useSyncExternalStore(ownNodes.subscribe, ownNodes.get, () => none)
