import { plainName } from '#safe/suspicion'
import type { AppEntry } from './appEntry.ts'
import { readHost } from './readHost.ts'

/** Hosts below which everyone has their own name. */
const sharedHosts = [
  '4everland.app',
  'appspot.com',
  'arweave.net',
  'azurewebsites.net',
  'bitbucket.io',
  'blogspot.com',
  'cf-ipfs.com',
  'cloudfront.net',
  'co.jp',
  'co.kr',
  'co.uk',
  'com.au',
  'com.br',
  'com.cn',
  'com.mx',
  'com.tr',
  'csb.app',
  'deno.dev',
  'dweb.link',
  'eth.limo',
  'eth.link',
  'eth.sucks',
  'firebaseapp.com',
  'fleek.co',
  'fly.dev',
  'framer.app',
  'framer.website',
  'github.io',
  'gitlab.io',
  'glitch.me',
  'herokuapp.com',
  'ipfs.cf-ipfs.com',
  'ipfs.dweb.link',
  'ipfs.inbrowser.link',
  'ipfs.nftstorage.link',
  'ipfs.w3s.link',
  'ipns.dweb.link',
  'ipns.inbrowser.link',
  'netlify.app',
  'ngrok-free.app',
  'ngrok.io',
  'notion.site',
  'on-fleek.app',
  'on.fleek.app',
  'onrender.com',
  'pages.dev',
  'repl.co',
  'replit.app',
  's3.amazonaws.com',
  'surge.sh',
  'translate.goog',
  'trycloudflare.com',
  'up.railway.app',
  'vercel.app',
  'web.app',
  'webflow.io',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
  'workers.dev',
]

/** Shorter names are words that many sites have. */
const shortest = 4
/** Names from this length on count only together with a word that apps put beside their names. */
const shortestBeside = 3
/** Names from this length on are recognized inside others, and with one wrong letter. */
const telling = 6

/** The longest shared host that a host is below. */
function sharedOf(host: string): string | undefined {
  const below = sharedHosts.filter((one) => host.endsWith(`.${one}`))
  return below.sort((a, b) => b.length - a.length)[0]
}

/** The part of a host that someone has registered, and its name: `app.uniswap.org` → `uniswap`. */
function siteOf(host: string): { site: string; name: string; labels: readonly string[] } {
  const shared = sharedOf(host)
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

/** Whether one letter was changed, added, or left out, or two neighbors swapped. */
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

/** A word as it reads, without its hyphens. */
const joined = (label: string): string => asRead(label).replaceAll('-', '')

/** Words that apps put beside their names, as they read. */
const beside: readonly string[] = [
  'airdrop',
  'app',
  'apps',
  'claim',
  'connect',
  'dao',
  'dapp',
  'defi',
  'dex',
  'eth',
  'exchange',
  'fi',
  'finance',
  'get',
  'io',
  'labs',
  'launch',
  'login',
  'my',
  'network',
  'official',
  'org',
  'portal',
  'protocol',
  'rewards',
  'stake',
  'swap',
  'the',
  'trade',
  'try',
  'use',
  'v2',
  'v3',
  'v4',
  'wallet',
  'web',
  'web3',
  'www',
  'xyz',
].map(asRead)
const words = beside.join('|')
const isGeneric = (name: string): boolean => new RegExp(`^(?:${words})*$`).test(name)

/** Whether a word is a name with nothing but such words beside it: `getaave`, `aave-app`. */
function isBeside(read: string, name: string): boolean {
  const at = read.indexOf(name)
  return at >= 0 && isGeneric(read.slice(0, at)) && isGeneric(read.slice(at + name.length))
}

function reads(label: string, name: string): boolean {
  const read = asRead(label)
  const whole = joined(label)
  if (whole !== name && name.length >= shortestBeside && isBeside(whole, name)) return true
  if (name.length < shortest) return false
  if (whole === name || read.split('-').includes(name)) return true
  return name.length >= telling && (whole.includes(name) || isOneOff(whole, name))
}

/**
 * The names of an app: that of its site, and those of its site and a page below it together, as in
 * `swap.cow.fi`. Words that any app may have beside its name don't count.
 */
function namesOf({ name, labels }: ReturnType<typeof siteOf>): readonly string[] {
  const [own = '', ...below] = [name, ...labels.slice(0, -1)].map(joined)
  const both = below.flatMap((label) => [own + label, label + own])
  return [
    ...(beside.includes(own) ? [] : [own]),
    ...both.filter((one) => one.length >= telling && !isGeneric(one)),
  ]
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
    if (own.site === other.site) return false
    const names = namesOf(other)
    return own.labels.some((label) => names.some((name) => reads(label, name)))
  })
}
