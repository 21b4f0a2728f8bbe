import type { BrowserName, Device, SystemName } from './types.ts'

/** The part of `navigator` that is read. */
export interface NavigatorLike {
  userAgent: string
  platform?: string
  maxTouchPoints?: number
  brave?: unknown
}

// The order matters: nearly every browser also claims to be others.
const browsers: readonly [BrowserName, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPX|OPiOS|Opera)\//],
  ['Arc', /\bArc\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/**
 * Detects the visitor's browser and system; a generic desktop if nothing can be read.
 * @param styleOf reads a CSS property of the page's root: Arc can only be detected by its own
 * colors
 */
export function readDevice(
  navigator: NavigatorLike,
  styleOf: (property: string) => string = () => '',
): Device {
  const system = systemOf(navigator)
  return {
    browser: browserOf(navigator, styleOf),
    system,
    mobile: system === 'iOS' || system === 'Android',
  }
}

function browserOf(
  { userAgent, brave }: NavigatorLike,
  styleOf: (property: string) => string,
): BrowserName {
  if (brave) return 'Brave'
  const named = browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Browser'
  return (named === 'Chrome' || named === 'Browser') && styleOf('--arc-palette-focus').trim() !== ''
    ? 'Arc'
    : named
}

function systemOf({ userAgent, platform = '', maxTouchPoints = 0 }: NavigatorLike): SystemName {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'iOS'
  // An iPad claims to be a Mac; Macs have no touch screen.
  if (platform.startsWith('Mac') && maxTouchPoints > 1) return 'iOS'
  if (/\bAndroid\b/.test(userAgent)) return 'Android'
  if (/\bWindows\b/.test(userAgent)) return 'Windows'
  if (/\bMac(?:intosh| OS X)\b/.test(userAgent)) return 'macOS'
  if (/\bCrOS\b/.test(userAgent)) return 'Other'
  return /\b(?:Linux|X11)\b/.test(userAgent) ? 'Linux' : 'Other'
}
