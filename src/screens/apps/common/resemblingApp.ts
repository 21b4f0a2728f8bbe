import { plainName } from '#safe/suspicion'
import type { AppEntry } from './appEntry.ts'
import { readHost } from './readHost.ts'

/** Below these, everyone has a name of their own. */
const sharedHosts = [
  'co.uk',
  'com.au',
  'com.br',
  'eth.limo',
  'eth.link',
  'fleek.co',
  'github.io',
  'gitlab.io',
  'netlify.app',
  'on.fleek.app',
  'pages.dev',
  'vercel.app',
  'web.app',
]

/** Shorter names are words that many sites have. */
const shortest = 4
/** Names from this length on are recognized inside others, and with one wrong letter. */
const telling = 6

/** The part of a host that someone has registered, and its name: `app.uniswap.org` → `uniswap`. */
function siteOf(host: string): { site: string; name: string; labels: readonly string[] } {
  const shared = sharedHosts.find((one) => host.endsWith(`.${one}`))
  const end = shared ? shared.split('.').length : 1
  const labels = host.split('.').slice(0, -end)
  const name = labels.at(-1) ?? ''
  return {
    site: host
      .split('.')
      .slice(-end - 1)
      .join('.'),
    name,
    labels,
  }
}

/** A word as it reads: without accents, and with letters that look alike as one. */
const asRead = (label: string): string =>
  plainName(label.normalize('NFD').replace(/\p{M}/gu, ''))
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** Whether one letter was changed, added or left out, or two neighbors swapped. */
function isOneOff(a: string, b: string): boolean {
  if (a.length < b.length) return isOneOff(b, a)
  let at = 0
  while (at < b.length && a[at] === b[at]) at++
  if (a.length === b.length + 1) return a.slice(at + 1) === b.slice(at)
  if (a.length !== b.length) return false
  const isSwapped =
    a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  return isSwapped || a.slice(at + 1) === b.slice(at + 1)
}

function reads(label: string, name: string): boolean {
  const read = asRead(label)
  if (read.split('-').includes(name)) return true
  return name.length >= telling && (read.includes(name) || isOneOff(read, name))
}

/**
 * The listed app that an address could be mistaken for: it has its name, or one that reads like it,
 * on another site.
 */
export function resemblingApp(url: string, listed: readonly AppEntry[]): AppEntry | undefined {
  if (!URL.canParse(url)) return undefined
  const own = siteOf(readHost(new URL(url).hostname))
  return listed.find((app) => {
    if (app.isCustom || !URL.canParse(app.url)) return false
    const other = siteOf(readHost(new URL(app.url).hostname))
    const name = asRead(other.name)
    return (
      name.length >= shortest &&
      own.site !== other.site &&
      own.labels.some((label) => reads(label, name))
    )
  })
}
