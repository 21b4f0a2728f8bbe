import { isWebOrigin } from './permissions.ts'

/**
 * Browser features that a manifest can name and the user can allow:
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy
 */
export const browserFeatures = [
  'accelerometer',
  'ambient-light-sensor',
  'autoplay',
  'battery',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'cross-origin-isolated',
  'display-capture',
  'document-domain',
  'encrypted-media',
  'execution-while-not-rendered',
  'execution-while-out-of-viewport',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'keyboard-map',
  'magnetometer',
  'microphone',
  'midi',
  'navigation-override',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'speaker-selection',
  'sync-xhr',
  'usb',
  'web-share',
  'xr-spatial-tracking',
] as const
export type BrowserFeature = (typeof browserFeatures)[number]

/**
 * The known features of a list, deduplicated: from a manifest, or from storage. Others are dropped,
 * because they can't be shown to the user.
 */
export const readBrowserFeatures = (list: unknown): BrowserFeature[] =>
  Array.isArray(list) ? browserFeatures.filter((one) => list.includes(one)) : []

/** The `allow` attribute of an app's iframe: each feature only for the app's origin. */
export function toAllowAttribute(features: readonly unknown[], origin: string): string {
  if (!isWebOrigin(origin)) return ''
  return readBrowserFeatures(features)
    .map((feature) => `${feature} ${origin}`)
    .join('; ')
}
