import {
  type Address,
  type ChainSummary,
  type Hex,
  isHexWord,
  readUrl,
  type SafeRef,
  sameAddress,
} from '#base'
import { linkTo, linkToMessage } from '#screens/core/links'
import { readWebLink } from './readShared.ts'

/** What a link opens besides its Safe. */
export type LinkTarget =
  | { page: 'transaction'; id: string }
  /** `hash` is the one that owners sign. */
  | { page: 'message'; hash: Hex }

/**
 * The transaction or message that a link of a Safe app is about: `/transactions/tx?id=…`,
 * `/transactions/msg?messageHash=…`, or of the first apps `/eth:0x…/transactions/<id>`, also behind
 * `#`. Only an ID or hash in its exact form is taken from the link, wherever it leads.
 * @param safe the one address of the link
 */
export function readLinkTarget(text: string, safe: Address): LinkTarget | undefined {
  const link = readWebLink(text.trim())
  const route = link?.hash.startsWith('#/') ? readUrl(link.hash.slice(1), link.origin) : link
  if (!route) return undefined
  const only = (name: string) => {
    const [value, ...more] = route.searchParams.getAll(name)
    return more.length > 0 ? undefined : value
  }
  const path = route.pathname.replace(/\/$/, '').replaceAll(/%3a/gi, ':')
  if (path.endsWith('/transactions/msg')) {
    const hash = only('messageHash')
    return hash && isHexWord(hash) ? { page: 'message', hash } : undefined
  }
  const [, ofPath] = /\/(?:[\w-]+:)?0x[\da-fA-F]{40}\/transactions\/(\w+)$/.exec(path) ?? []
  const id = ofPath ?? (path.endsWith('/transactions/tx') ? only('id') : undefined)
  return id !== undefined && isIdOf(id, safe) ? { page: 'transaction', id } : undefined
}

/** Whether the gateway could have given this ID to a transaction of the Safe. */
function isIdOf(id: string, safe: Address): boolean {
  const [, kind, owner, rest = ''] =
    /^(multisig|module|transfer)_(0x[\da-fA-F]{40})_(\w+)$/.exec(id) ?? []
  return isHexWord(id) || (sameAddress(owner, safe) && (kind !== 'multisig' || isHexWord(rest)))
}

/** The link to it in this app. */
export const targetHref = (
  chains: readonly ChainSummary[],
  at: SafeRef,
  target: LinkTarget,
): string =>
  target.page === 'message'
    ? linkToMessage(chains, at, target.hash)
    : linkTo(chains, at, 'transaction', target.id)
