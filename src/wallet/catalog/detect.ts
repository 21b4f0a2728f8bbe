import { isAnnouncedAs } from './describeWallet.ts'
import { impostorFlags } from './impostors.ts'
import { hasFlag, isProvider, isSameProvider, propertyOf, providersAt, valueAt } from './providers.ts'
import type { Announcement, Findings, WalletEntry } from './types.ts'

/**
 * Finds which wallets are in the page. What wallets announce themselves (EIP-6963) counts before everything else: a provider that was announced is
 * nobody else's, whatever its flags say. Then come the places that belong to one wallet, then the flags on `window.ethereum`.
 * @param page the page's `window`, or anything like it; only read
 * @param announcements in the order in which they came; of two with the same name (rdns) the first counts
 */
export function detectWallets(wallets: readonly WalletEntry[], page: object, announcements: readonly Announcement[]): Findings {
  const announced = onePerName(announcements)
  const spoken = announced.map(({ provider }) => provider)
  const silent = providersAt(propertyOf(page, 'ethereum')).filter((provider) => !spoken.some((one) => isSameProvider(one, provider)))
  const found = new Map<string, unknown>()

  for (const wallet of wallets) {
    if (found.has(wallet.id)) continue
    // An announcement can only be told by its flags where the catalogue has no name to tell it by.
    const provider = announced.find(({ info }) => isAnnouncedAs(wallet, info.rdns))?.provider ?? providerOf(wallet, page, wallet.rdns ? silent : [...spoken, ...silent])
    if (provider !== undefined || (wallet.foundAs === 'frame' && isFramed(page))) found.set(wallet.id, provider)
  }
  const claimed = new Set(found.values())
  const nameless = silent.find((provider) => !claimed.has(provider))
  const browserWallet = wallets.find(({ foundAs }) => foundAs === 'nameless')
  if (browserWallet && nameless !== undefined) found.set(browserWallet.id, nameless)
  return { announced, found }
}

function providerOf({ flags = [], namespaces = [], marks = [] }: WalletEntry, page: object, providers: readonly unknown[]): unknown {
  const own = namespaces.map((place) => valueAt(page, place)).find(isProvider)
  if (own !== undefined) return own
  if (marks.some((place) => Boolean(valueAt(page, place)))) return providers[0]
  return providers.find((provider) => flags.some((flag) => hasFlag(provider, flag) && !(flag === 'isMetaMask' && isImpostor(provider))))
}

const isImpostor = (provider: unknown) => impostorFlags.some((flag) => hasFlag(provider, flag))

/** A page around this one may be another site's: only its being there is looked at. */
function isFramed(page: object): boolean {
  const parent = propertyOf(page, 'parent')
  return parent !== undefined && parent !== null && parent !== page
}

function onePerName(announcements: readonly Announcement[]): readonly Announcement[] {
  const kept = new Map<string, Announcement>()
  for (const one of announcements) {
    // Anything may be announced, by any extension.
    const rdns = propertyOf(one.info, 'rdns')
    if (typeof rdns === 'string' && rdns !== '' && isProvider(one.provider) && !kept.has(rdns)) kept.set(rdns, one)
  }
  return [...kept.values()]
}
