import { useSyncExternalStore } from 'react'
import { readAppUrl } from '#apps/host'
import { createPersistedStore, type StorageTrouble, visibleName, visibleText } from '#base'

/** An app that a user added by its address. */
export interface CustomApp {
  chainId: string
  url: string
  name: string
  description: string
}

/** The user's decisions about apps, stored on this device. */
export interface StoredApps {
  /** URLs of pinned apps, on every network. */
  pinned: readonly string[]
  custom: readonly CustomApp[]
  /** Whether the general notice about apps was read. */
  isTold: boolean
  /** Addresses of apps in no list that open without a warning. */
  trusted: readonly string[]
  /** Whether messages of apps are always signed on-chain. */
  signsOnChain: boolean
  /** Whether icons of apps are loaded from their hosts. */
  showsIcons: boolean
}

export const appsKey = 'coffer.apps'

const nothing: StoredApps = {
  pinned: [],
  custom: [],
  isTold: false,
  trusted: [],
  signsOnChain: false,
  showsIcons: false,
}
const limits = { apps: 500, name: 80, description: 400 }

/** An address that a frame can open; undefined for anything else that was stored. */
const readUrl = (value: unknown): string | undefined => {
  const read = readAppUrl(value, '')
  return read.kind === 'valid' ? read.url : undefined
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('')

function readCustomApp(value: unknown): CustomApp | undefined {
  const { chainId, url, name, description } = (value ?? {}) as Record<string, unknown>
  const address = readUrl(url)
  const shown = typeof name === 'string' ? visibleName(name) : undefined
  if (typeof chainId !== 'string' || !/^\d+$/.test(chainId) || !address || !shown) return undefined
  return {
    chainId,
    url: address,
    name: cut(shown, limits.name),
    description:
      typeof description === 'string' ? cut(visibleText(description), limits.description) : '',
  }
}

export function parseApps(value: unknown, drop: () => void = () => {}): StoredApps | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Record<string, unknown>
  const { pinned, custom, isTold, trusted, signsOnChain, showsIcons } = stored
  const list = <T>(kept: unknown, read: (one: unknown) => T | undefined): T[] => {
    if (kept !== undefined && !Array.isArray(kept)) drop()
    const all: unknown[] = Array.isArray(kept) ? kept.slice(0, limits.apps) : []
    return all.flatMap((one) => {
      const found = read(one)
      if (found === undefined) drop()
      return found ?? []
    })
  }
  return {
    pinned: list(pinned, readUrl),
    custom: list(custom, readCustomApp),
    isTold: isTold === true,
    trusted: list(trusted, readUrl),
    signsOnChain: signsOnChain === true,
    showsIcons: showsIcons === true,
  }
}

const store = createPersistedStore<StoredApps>({
  key: appsKey,
  backsUp: true,
  parse: parseApps,
  initial: nothing,
})

/** The stored app decisions, and a function to change them. */
export const useStoredApps = (): [StoredApps, typeof store.update] => [
  useSyncExternalStore(store.subscribe, store.get, () => nothing),
  store.update,
]

/** Storage problems of the app decisions that the user should know about. */
export const useAppsTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(store.subscribe, store.getTrouble, () => undefined)

/** The same list with or without a text. */
export const toggled = (
  list: readonly string[],
  text: string,
  isIn: boolean,
): readonly string[] => [...list.filter((one) => one !== text), ...(isIn ? [text] : [])]
