import { useSyncExternalStore } from 'react'
import { createPersistedStore, isWebUrl } from '#base'

/** URLs of the nodes that a person reads networks from, instead of the site's, by chain id. Stored on this device. */
export type OwnNodes = Readonly<Record<string, string>>

/** Parses what is stored, without its damaged entries; undefined if it is no list of nodes. */
export const parseOwnNodes = (value: unknown): OwnNodes | undefined =>
  typeof value === 'object' && value
    ? Object.fromEntries(Object.entries(value).filter(([chainId, url]: [string, unknown]) => /^\d+$/.test(chainId) && typeof url === 'string' && isWebUrl(url)))
    : undefined

const none: OwnNodes = {}

export const ownNodesKey = 'coffer.nodes'

export const ownNodes = createPersistedStore<OwnNodes>({ key: ownNodesKey, backsUp: true, parse: parseOwnNodes, initial: none })

export const useOwnNodes = (): OwnNodes => useSyncExternalStore(ownNodes.subscribe, ownNodes.get, () => none)
