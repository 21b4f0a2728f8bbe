import { type KeyValue, pageStorage, removeText, writeStored } from '#base'

/** WalletConnect's key: its client reopens this link whenever the wallet has a pending request. */
export const deepLinkChoiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/**
 * Remembers the link that opened a wallet's app for pairing. The client appends `/wc?…`, so a
 * trailing `/wc` is removed.
 */
export function rememberDeepLink(
  href: string,
  name: string,
  storage: KeyValue | undefined = pageStorage(),
): void {
  // If the storage is full or blocked, the user opens the app manually.
  writeStored(
    deepLinkChoiceKey,
    { href: href.replace(/\?.*$/s, '').replace(/(?<=\/)wc$/, ''), name },
    storage,
  )
}

export const forgetDeepLink = (storage: KeyValue | undefined = pageStorage()): void =>
  void removeText(deepLinkChoiceKey, storage)
