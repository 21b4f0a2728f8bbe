import { readUrl } from '#base'
import { readAppUrl } from '#apps/host'
import type { SafeApp } from '#queries'
import { type NamedPicture, readPicture } from '#screens/common/marks'
import type { CustomApp } from '#screens/core/stores'

/** An app as the screens show it. */
export interface AppEntry {
  url: string
  /** `https://app.example.org`, or the address itself if a browser can't open it. */
  origin: string
  name: string
  description: string
  tags: readonly string[]
  featured: boolean
  /** Its picture in the gateway's list. */
  icon: NamedPicture | undefined
  /** Whether the user added it, and the gateway doesn't list it. */
  isCustom: boolean
  /** What the gateway's list says about it; missing for other apps. */
  listed?: Pick<SafeApp, 'openTo' | 'batches' | 'website' | 'socials'>
}

/** The address as browsers spell it, to compare and to link to. */
const plainUrl = (url: string): string => readUrl(url)?.href ?? url
const originOf = (url: string): string => readUrl(url)?.origin ?? url

const listedEntry = ({
  url,
  name,
  description,
  tags,
  featured,
  icon,
  openTo,
  batches,
  website,
  socials,
}: SafeApp): AppEntry => ({
  url: plainUrl(url),
  origin: originOf(url),
  name,
  description,
  tags,
  featured,
  icon: readPicture(icon),
  isCustom: false,
  listed: { openTo, batches, website, socials },
})

export const customEntry = ({ url, name, description }: Omit<CustomApp, 'chainId'>): AppEntry => ({
  url,
  origin: originOf(url),
  name,
  description,
  tags: [],
  featured: false,
  icon: undefined,
  isCustom: true,
})

/** Both lists, deduplicated: apps listed by the gateway no longer count as custom. */
export function mergedApps(
  listed: readonly SafeApp[],
  custom: readonly CustomApp[],
  chainId: string,
): readonly AppEntry[] {
  const entries = listed.map(listedEntry)
  const own = custom
    .filter((one) => one.chainId === chainId && !entries.some(({ url }) => url === one.url))
    .map(customEntry)
  return [...entries, ...own]
}

/**
 * Whether a URL is a page of an app: below its path. The same origin isn't enough, because many
 * apps can share a host. Lists write folders without a trailing slash, so only `index.html`
 * represents its folder. A server may decode an encoded slash, so pages must not contain one.
 */
export function isPageOf(url: string, app: Pick<AppEntry, 'url'>): boolean {
  const [page, start] = [readUrl(url), readUrl(app.url)]
  if (!page || !start || page.origin !== start.origin) return false
  if (page.pathname === start.pathname) return true
  const folder = start.pathname.replace(/\/index\.html?$/i, '/').replace(/\/?$/, '/')
  return page.pathname.startsWith(folder) && !/%(?:2f|5c)/i.test(page.pathname)
}

/** The listed app that a URL belongs to; the most specific one. */
export const appOf = (url: string, apps: readonly AppEntry[]): AppEntry | undefined =>
  apps.filter((app) => isPageOf(url, app)).sort((a, b) => b.url.length - a.url.length)[0]

/** Apps that match the search, in this category. */
export function findApps(
  apps: readonly AppEntry[],
  words: string,
  tag: string | undefined,
): readonly AppEntry[] {
  const wanted = words.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return apps.filter((app) => {
    if (tag !== undefined && !app.tags.includes(tag)) return false
    const said = [app.name, app.description, app.origin, ...app.tags]
      .join(' ')
      .normalize('NFKC')
      .toLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}

/** All categories, in alphabetical order. */
export const tagsOf = (apps: readonly AppEntry[]): readonly string[] =>
  [...new Set(apps.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b))

/** Why an address can't be opened in a frame of this page; undefined if it can. */
export function rejectionOf(url: string | undefined, ownOrigin: string) {
  if (!url) return 'none' as const
  const read = readAppUrl(url, ownOrigin)
  return read.kind === 'invalid' ? read.reason : undefined
}
