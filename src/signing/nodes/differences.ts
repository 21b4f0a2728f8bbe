import type { ChainSnapshot } from '#base'
import type { Erc20, Receipt } from '#chain'
import type { NodeSubject } from './nodeAgreement.ts'

/** The parts of an answer that have to be equal, by what they are about; each as plain text. */
export type Parts = Partial<Record<NodeSubject, string>>

/** Longer lists are compared whole, and shown to this length. */
const longest = 600

/** What two answers differ in. */
export const differingParts = (
  first: Parts,
  second: Parts,
): readonly { subject: NodeSubject; values: readonly [string, string] }[] =>
  ([...new Set([...Object.keys(first), ...Object.keys(second)])] as NodeSubject[]).flatMap(
    (subject) => {
      const values = [first[subject] ?? '–', second[subject] ?? '–'] as const
      return values[0] === values[1]
        ? []
        : [{ subject, values: [short(values[0]), short(values[1])] }]
    },
  )

const short = (value: string) => (value.length > longest ? `${value.slice(0, longest)}…` : value)

/** Lists of owners and modules have no order that means anything. */
const setOf = (addresses: readonly string[]): string =>
  addresses
    .map((address) => address.toLowerCase())
    .toSorted()
    .join(', ') || 'none'

export const partsOfSnapshot = (snapshot: ChainSnapshot): Parts => ({
  owners: setOf(snapshot.owners),
  threshold: String(snapshot.threshold),
  nonce: String(snapshot.nonce),
  version: snapshot.version ?? 'none',
  proxy: snapshot.proxyCodeHash,
  implementation: [snapshot.singleton?.toLowerCase(), snapshot.singletonCodeHash]
    .map((part) => part ?? 'none')
    .join(' '),
  guard: snapshot.guard?.toLowerCase() ?? 'none',
  moduleGuard: snapshot.moduleGuard?.toLowerCase() ?? 'none',
  modules: `${setOf(snapshot.modules)}${snapshot.modulesComplete ? '' : ', …'}`,
  handler: snapshot.fallbackHandler?.toLowerCase() ?? 'none',
  domain: snapshot.domainSeparator?.toLowerCase() ?? 'none',
  code: setOf(snapshot.contractOwners ?? []),
  approvals: setOf(snapshot.approvals?.owners ?? []),
})

/** Without balances, which nothing here relies on. */
export const partsOfTokens = (tokens: readonly Erc20[]): Parts => ({
  tokens: tokens
    .map(({ token, name, symbol, decimals, isCollection }) =>
      [token.toLowerCase(), name, symbol, decimals, isCollection ? 'NFT' : '']
        .map(String)
        .filter(Boolean)
        .join(' '),
    )
    .join(', '),
})

export const partsOfReceipt = (receipt: Receipt | null): Parts => ({
  receipt: receipt
    ? [
        receipt.blockNumber,
        receipt.status,
        receipt.gasUsed,
        ...receipt.logs.map(({ address, topics, data }) =>
          [address, ...topics, data].join(' ').toLowerCase(),
        ),
      ].join(', ')
    : 'none',
})
