import type {
  BrowserName,
  DownloadKind,
  Downloads,
  Device,
  SystemName,
  WalletEntry,
} from './types.ts'

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

const desktopKinds: Partial<Record<SystemName, DownloadKind>> = {
  Windows: 'windows',
  macOS: 'macos',
  Linux: 'linux',
}

const first = ({ downloads }: WalletEntry, kinds: readonly (DownloadKind | undefined)[]) =>
  kinds.map((kind) => kind && downloads?.[kind]).find(Boolean)

/** Store link of the extension for a browser. */
export const extensionLink = (wallet: WalletEntry, browser: BrowserName): string | undefined =>
  first(wallet, [...extensionKinds[browser], 'browserExtension'])

/** Store link of the app for this phone. On other devices: the page for all phones. */
export const mobileLink = (wallet: WalletEntry, system: SystemName): string | undefined =>
  first(wallet, [system === 'iOS' ? 'ios' : system === 'Android' ? 'android' : undefined, 'mobile'])

/** Download link of the desktop app for this computer. */
export const desktopLink = (wallet: WalletEntry, system: SystemName): string | undefined =>
  first(wallet, [desktopKinds[system], 'desktop'])

/** App link for a QR code, for wallets that can be paired with a phone. */
export const phoneLink = (wallet: WalletEntry): string | undefined =>
  wallet.links?.qr ? wallet.downloads?.qrCode : undefined

/** Download link for the visitor's device. */
export const storeLink = (
  wallet: WalletEntry,
  { browser, system, mobile }: Device,
): string | undefined =>
  mobile
    ? mobileLink(wallet, system)
    : (extensionLink(wallet, browser) ?? desktopLink(wallet, system))

/**
 * All download links for this device. On a phone: the app; on a computer, the QR code is the app's.
 */
export function downloadsFor(
  wallet: WalletEntry,
  { browser, system, mobile: onPhone }: Device,
): Downloads {
  const extension = onPhone ? undefined : extensionLink(wallet, browser)
  const desktop = onPhone ? undefined : desktopLink(wallet, system)
  const mobile = onPhone ? mobileLink(wallet, system) : phoneLink(wallet)
  return { ...(extension && { extension }), ...(desktop && { desktop }), ...(mobile && { mobile }) }
}

/**
 * The link template that passes a pairing to a wallet: the app on this phone, else a QR code, else
 * a desktop app. Undefined if the wallet cannot be paired.
 */
export function pairingTemplate(
  { links }: WalletEntry,
  { system, mobile }: Device,
): string | undefined {
  if (mobile) return system === 'iOS' ? links?.ios : links?.android
  return links?.qr ?? links?.desktop
}

/** Inserts a pairing URI into a template: `{uri}` as it is, `{uri:encoded}` URI-encoded. */
export const pairingLink = (template: string, uri: string): string =>
  template.replaceAll(/\{uri(:encoded)?\}/g, (_, encoded?: string) =>
    encoded ? encodeURIComponent(uri) : uri,
  )
