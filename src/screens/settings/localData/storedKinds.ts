import { type KeyValue, removeText } from '#base'

/** The kinds of data in this browser, from the user's point of view. */
export const storedKinds = [
  'contacts',
  'labels',
  'settings',
  'apps',
  'pending',
  'queue',
  'drafts',
  'templates',
  'wallet',
  'prices',
  'responses',
] as const
export type StoredKind = (typeof storedKinds)[number]

/**
 * How the keys of the storage begin. The settings include the added Safes and the networks'
 * endpoints.
 */
const patterns: Readonly<Record<StoredKind, RegExp>> = {
  contacts: /^coffer\.contacts\b/,
  labels: /^coffer\.labels\b/,
  settings:
    /^coffer\.(preferences|nodes|gatewayNodes|safesOrder|portfolio|hiddenTokens|showSuspicious|visits)\b/,
  apps: /^coffer\.app/,
  pending: /^coffer\.pending\b/,
  queue: /^coffer\.queue\b/,
  templates: /^coffer\.templates\b/,
  drafts: /^coffer\.(drafts|form|emailCodes)\b/,
  wallet: /^(wagmi\.|wc@|@appkit|WALLETCONNECT)/,
  prices: /^coffer\.pastPrices\b/,
  responses: /^coffer\.cache\./,
}

/** Everything else that this app wrote. */
const own = /^coffer\./

export type KeyStore = Pick<Storage, 'length' | 'key' | 'getItem'> & KeyValue

const keysOf = (storage: KeyStore): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).flatMap((key) => key ?? [])

/** How much is stored of each kind, in bytes; 0 where there is nothing. */
export function measureStored(storages: readonly KeyStore[]): Readonly<Record<StoredKind, number>> {
  const bytes = (kind: StoredKind) =>
    storages.reduce(
      (sum, storage) =>
        keysOf(storage)
          .filter((key) => patterns[kind].test(key))
          // A character takes two bytes in storage.
          .reduce(
            (size, key) => size + 2 * (key.length + (storage.getItem(key)?.length ?? 0)),
            sum,
          ),
      0,
    )
  return Object.fromEntries(storedKinds.map((kind) => [kind, bytes(kind)])) as Record<
    StoredKind,
    number
  >
}

/**
 * Erases stored data of these kinds; all of them also erases uncategorized data. Keys of other
 * scripts stay.
 */
export function eraseStored(storages: readonly KeyStore[], kinds: ReadonlySet<StoredKind>): void {
  const isAll = storedKinds.every((kind) => kinds.has(kind))
  for (const storage of storages)
    for (const key of keysOf(storage))
      if (
        (isAll && own.test(key)) ||
        storedKinds.some((kind) => kinds.has(kind) && patterns[kind].test(key))
      )
        removeText(key, storage)
}
