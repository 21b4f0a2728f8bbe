import { pairingLink, pairingTemplate, storeLink } from '../catalog/links.ts'
import type { Device, WalletEntry } from '../catalog/types.ts'
import { type ConnectPhase, pairingLasts } from '../connect/session.ts'

/**
 * How a pairing is shown: a link on a phone, because only a press may open an app there; a QR code
 * everywhere else.
 * @param now milliseconds since 1970
 */
export function pairingPhase(
  uri: string,
  entry: WalletEntry | undefined,
  device: Device,
  now: number,
): ConnectPhase & { phase: 'qr' | 'deepLink' } {
  const expiresAt = now + pairingLasts
  const { qr, desktop } = entry?.links ?? {}
  if (!device.mobile)
    return {
      phase: 'qr',
      uri: qr ? pairingLink(qr, uri) : uri,
      expiresAt,
      ...(desktop && { link: pairingLink(desktop, uri) }),
    }
  const template = entry && pairingTemplate(entry, device)
  const store = entry && storeLink(entry, device)
  return {
    phase: 'deepLink',
    href: template ? pairingLink(template, uri) : uri,
    expiresAt,
    ...(store && { store }),
  }
}
