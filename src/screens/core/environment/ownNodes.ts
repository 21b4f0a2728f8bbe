import { useSyncExternalStore } from 'react'
import { createPersistedStore, isWebUrl } from '#base'

/** URLs of nodes by chain ID. Stored on this device. */
export type NodeUrls = Readonly<Record<string, readonly string[]>>

const isUrl = (value: unknown): value is string => typeof value === 'string' && isWebUrl(value)

/** Earlier versions stored one URL per network. */
function toUrls(entry: unknown): readonly string[] {
  const urls: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
  return urls.every(isUrl) ? urls : []
}

/**
 * Parses the stored nodes without damaged entries, which are backed up; undefined if it isn't a
 * list of nodes.
 */
export function parseNodes(value: unknown, drop: () => void = () => {}): NodeUrls | undefined {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return undefined
  const all = Object.entries(value).map(([id, entry]) => [id, toUrls(entry)] as const)
  const usable = all.filter(([id, urls]) => /^\d+$/.test(id) && urls.length > 0)
  if (usable.length < all.length) drop()
  return Object.fromEntries(usable)
}

const none: NodeUrls = {}

export const ownNodesKey = 'coffer.nodes'

/**
 * The nodes that a user reads networks from, instead of the site's: where there are several, they
 * have to agree.
 */
export const ownNodes = createPersistedStore<NodeUrls>({
  key: ownNodesKey,
  backsUp: true,
  parse: parseNodes,
  initial: none,
})

export const agreedNodesKey = 'coffer.gatewayNodes'

/**
 * The gateway's nodes that a user has approved. Such a node is read, and proves nothing. Consent
 * holds for its URL alone.
 */
export const agreedNodes = createPersistedStore<NodeUrls>({
  key: agreedNodesKey,
  backsUp: true,
  parse: parseNodes,
  initial: none,
})

export const useAgreedNodes = (): NodeUrls =>
  useSyncExternalStore(agreedNodes.subscribe, agreedNodes.get, () => none)

export const useOwnNodes = (): NodeUrls =>
  useSyncExternalStore(ownNodes.subscribe, ownNodes.get, () => none)
