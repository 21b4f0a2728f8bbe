import { useSyncExternalStore } from 'react'
import { createPersistedStore, isWebUrl } from '#base'

/**
 * URLs of the nodes that a user reads networks from, instead of the site's, by chain ID. Stored on
 * this device.
 */
export type OwnNodes = Readonly<Record<string, string>>

/**
 * Parses the stored nodes without damaged entries, which are backed up; undefined if it isn't a
 * list of nodes.
 */
export function parseOwnNodes(value: unknown, drop: () => void = () => {}): OwnNodes | undefined {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return undefined
  const isNode = ([chainId, url]: [string, unknown]) =>
    /^\d+$/.test(chainId) && typeof url === 'string' && isWebUrl(url)
  const all = Object.entries(value)
  if (!all.every(isNode)) drop()
  return Object.fromEntries(all.filter(isNode))
}

const none: OwnNodes = {}

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
export const agreedNodes = createPersistedStore<OwnNodes>({
  key: agreedNodesKey,
  backsUp: true,
  parse: parseOwnNodes,
  initial: none,
})

export const useAgreedNodes = (): OwnNodes =>
  useSyncExternalStore(agreedNodes.subscribe, agreedNodes.get, () => none)

export const useOwnNodes = (): OwnNodes =>
  useSyncExternalStore(ownNodes.subscribe, ownNodes.get, () => none)
