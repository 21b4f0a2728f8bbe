import { type KeyValue, pageStorage } from '#base'

/** The name is WalletConnect's: its client opens this link again whenever the wallet has something to answer. */
export const deepLinkChoiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Remembers by which link a wallet's app was opened for pairing. The client adds `/wc?…` to it: where the link ends so itself, that is left out. */
export function rememberDeepLink(href: string, name: string, storage: KeyValue | undefined = pageStorage()): void {
  try {
    storage?.setItem(deepLinkChoiceKey, JSON.stringify({ href: href.replace(/\?.*$/s, '').replace(/(?<=\/)wc$/, ''), name }))
  } catch {
    // Full, or not allowed: the person opens the app by hand.
  }
}

export const forgetDeepLink = (storage: KeyValue | undefined = pageStorage()): void => storage?.removeItem(deepLinkChoiceKey)
