import type { BrowserName, DownloadKind, Downloads, Device, SystemName, WalletEntry } from './types.ts'

const extensionKinds: Record<BrowserName, readonly DownloadKind[]> = {
  Arc: ['chrome'],
  Brave: ['chrome'],
  Chrome: ['chrome'],
  Edge: ['edge', 'chrome'],
  Firefox: ['firefox'],
  Opera: ['opera', 'chrome'],
  Safari: ['safari'],
  Browser: [],
}

const desktopKinds: Partial<Record<SystemName, DownloadKind>> = { Windows: 'windows', macOS: 'macos', Linux: 'linux' }

const first = ({ downloads }: WalletEntry, kinds: readonly (DownloadKind | undefined)[]) => kinds.map((kind) => kind && downloads?.[kind]).find(Boolean)

/** Where the extension for a browser can be got. */
export const extensionLink = (wallet: WalletEntry, browser: BrowserName): string | undefined => first(wallet, [...extensionKinds[browser], 'browserExtension'])

/** Where the app for this telephone can be got. On anything else: the page for all telephones. */
export const mobileLink = (wallet: WalletEntry, system: SystemName): string | undefined =>
  first(wallet, [system === 'iOS' ? 'ios' : system === 'Android' ? 'android' : undefined, 'mobile'])

/** Where the program for this computer can be got. */
export const desktopLink = (wallet: WalletEntry, system: SystemName): string | undefined => first(wallet, [desktopKinds[system], 'desktop'])

/** Where the app can be got by a telephone that scans this, for wallets that a telephone can then be paired with. */
export const phoneLink = (wallet: WalletEntry): string | undefined => (wallet.links?.qr ? wallet.downloads?.qrCode : undefined)

/** Where a wallet can be got for the device in front of the visitor. */
export const storeLink = (wallet: WalletEntry, { browser, system, mobile }: Device): string | undefined =>
  mobile ? mobileLink(wallet, system) : (extensionLink(wallet, browser) ?? desktopLink(wallet, system))

/** Everything that leads to a wallet from here. On a telephone that is its app; on a computer the code that a telephone scans is the app's. */
export function downloadsFor(wallet: WalletEntry, { browser, system, mobile: onPhone }: Device): Downloads {
  const extension = onPhone ? undefined : extensionLink(wallet, browser)
  const desktop = onPhone ? undefined : desktopLink(wallet, system)
  const mobile = onPhone ? mobileLink(wallet, system) : phoneLink(wallet)
  return { ...(extension && { extension }), ...(desktop && { desktop }), ...(mobile && { mobile }) }
}

/**
 * The template that brings a pairing to a wallet: the app on this telephone, else a code to scan, else a program on this computer.
 * Undefined where no pairing reaches it.
 */
export function pairingTemplate({ links }: WalletEntry, { system, mobile }: Device): string | undefined {
  if (mobile) return system === 'iOS' ? links?.ios : links?.android
  return links?.qr ?? links?.desktop
}

/** Puts a pairing's URI into a template: `{uri}` as it is, `{uri:encoded}` as a part of another address. */
export const pairingLink = (template: string, uri: string): string =>
  template.replaceAll(/\{uri(:encoded)?\}/g, (_, encoded?: string) => (encoded ? encodeURIComponent(uri) : uri))
