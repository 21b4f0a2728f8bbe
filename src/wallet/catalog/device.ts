import type { BrowserName, Device, SystemName } from './types.ts'

/** What is read of the browser's `navigator`. */
export interface NavigatorLike {
  userAgent: string
  platform?: string
  maxTouchPoints?: number
  brave?: unknown
}

/** What is assumed where nothing can be read, as on a server: a desktop of no particular make. */
export const unknownDevice: Device = { browser: 'Browser', system: 'Other', mobile: false }

// The order matters: nearly all of them also say what they would like to be taken for.
const browsers: readonly [BrowserName, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPX|OPiOS|Opera)\//],
  ['Arc', /\bArc\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/**
 * Says which browser and system a visitor has.
 * @param styleOf reads a CSS property of the page's root: Arc is known by its own colours only
 */
export function readDevice(navigator: NavigatorLike, styleOf: (property: string) => string = () => ''): Device {
  const system = systemOf(navigator)
  return { browser: browserOf(navigator, styleOf), system, mobile: system === 'iOS' || system === 'Android' }
}

function browserOf({ userAgent, brave }: NavigatorLike, styleOf: (property: string) => string): BrowserName {
  if (brave) return 'Brave'
  const named = browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Browser'
  return (named === 'Chrome' || named === 'Browser') && styleOf('--arc-palette-focus').trim() !== '' ? 'Arc' : named
}

function systemOf({ userAgent, platform = '', maxTouchPoints = 0 }: NavigatorLike): SystemName {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'iOS'
  // An iPad says that it is a Mac; Macs have no touch screen.
  if (platform.startsWith('Mac') && maxTouchPoints > 1) return 'iOS'
  if (/\bAndroid\b/.test(userAgent)) return 'Android'
  if (/\bWindows\b/.test(userAgent)) return 'Windows'
  if (/\bMac(?:intosh| OS X)\b/.test(userAgent)) return 'macOS'
  if (/\bCrOS\b/.test(userAgent)) return 'Other'
  return /\b(?:Linux|X11)\b/.test(userAgent) ? 'Linux' : 'Other'
}
