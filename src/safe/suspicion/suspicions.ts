import type { Address, SafeRef } from '#base'
import type { Asset, History, Party, TransactionItem } from '#domain'
import { actionParty } from '../transaction/actionParty.ts'
import { plainSymbol } from './plainText.ts'
import {
  createResemblance,
  type FindLookAlike,
  type NamedAccount,
  type Other,
} from './resemblance.ts'

/** Why a row may be a scam. */
export type Suspicion =
  /** Its account starts and ends like one that the Safe has dealt with. */
  | { kind: 'lookAlike'; other: Other }
  /** Its token has the name of another token of the Safe. */
  | { kind: 'token'; symbol: string }
  /** The gateway flags it, or it moves nothing and no owner or module made it. */
  | { kind: 'imitation' }

/** What the Safe deals with, apart from its history. */
export interface KnownParties {
  contacts: readonly NamedAccount[]
  /** Safes that the user opened or added. */
  safes: readonly SafeRef[]
  /** Accounts of the user. */
  owners: readonly Address[]
  /** Safes and owners that only the gateway lists: anyone can create a Safe for others. */
  reported?: readonly Address[]
  /** The Safe's assets. */
  assets: readonly Asset[]
}

type Suspicions = ReadonlyMap<string, Suspicion>

/** Whether it is the Safe's own transaction: its owners or a module made it. */
const isOwn = ({ multisig, module, status }: TransactionItem) =>
  (multisig !== null || module !== null) && status === 'SUCCESS'

interface NamedToken {
  token: Address
  symbol: string | null
  trusted: boolean
  imitation: boolean
}

const none: readonly NamedToken[] = []

/** The transferred or traded tokens. */
function tokensIn({ action }: TransactionItem): readonly NamedToken[] {
  if (action.kind === 'trade')
    return [action.sell, ...(action.buy && action.toChain === null ? [action.buy] : [])].map(
      (one) => ({ ...one, imitation: false }),
    )
  return 'what' in action && action.what.type === 'erc20' ? [action.what] : none
}

const isImitation = (item: TransactionItem) => tokensIn(item).some(({ imitation }) => imitation)

/** The accounts of a row other than the Safe. */
function partiesOf({ action }: TransactionItem): readonly Party[] {
  const party = actionParty(action)
  return action.kind === 'transfer' ? [action.from, action.to] : party ? [party] : []
}

/**
 * The IDs of possible scam rows.
 * @param past executed transactions, newest first: the account that the Safe used first is the
 * original
 * @param rows the rows to check
 */
export function findSuspicions(
  rows: readonly TransactionItem[],
  past: readonly TransactionItem[],
  known: KnownParties,
): Suspicions {
  const parties = knownAccounts(past, known)
  const tokens = knownTokens(past, known.assets)
  const found = new Map<string, Suspicion>()
  for (const item of rows) {
    const suspicion =
      parties.imitatedBy(item) ??
      tokens.imitatedBy(item) ??
      (isImitation(item) ? ({ kind: 'imitation' } as const) : undefined)
    if (suspicion) found.set(item.id, suspicion)
  }
  return found
}

export type KnownAccounts = ReturnType<typeof knownAccounts>

/**
 * The accounts that a Safe knows. The user's accounts are never flagged as similar to accounts that
 * the gateway reports (owners, Safes, history), and those never hide a look-alike.
 */
export function knownAccounts(
  past: readonly TransactionItem[],
  { contacts, safes, owners, reported = [] }: KnownParties,
) {
  const parties = past
    .filter((item) => isOwn(item) && !isImitation(item))
    .flatMap(partiesOf)
    .map(({ address }) => address)
  const used = [...parties.reverse(), ...reported]
  const resemblance = createResemblance(contacts, safes, used)
  for (const address of owners) resemblance.add({ address, name: undefined })
  // Of similar rows, the account that the Safe used first isn't the imitation.
  const first = createResemblance([], [])
  for (const address of used)
    if (!first.of(undefined, address).lookAlike) first.add({ address, name: undefined })
  const lookAlikeOf: FindLookAlike = (address) => resemblance.of(undefined, address).lookAlike
  return {
    /** Another known account that an address could be mistaken for. */
    lookAlikeOf,
    lookAlikesIn: resemblance.lookAlikesIn,
    imitatedBy(item: TransactionItem): Suspicion | undefined {
      for (const { address } of partiesOf(item)) {
        if (resemblance.has(address)) continue
        const other = lookAlikeOf(address)
        if (other && !(other.isReported && first.has(address))) return { kind: 'lookAlike', other }
      }
      return undefined
    },
  }
}

function knownTokens(past: readonly TransactionItem[], assets: readonly Asset[]) {
  const bySymbol = new Map<string, { symbol: string; tokens: Set<string> }>()
  const add = (symbol: string, token: string) => {
    const key = plainSymbol(symbol)
    const one = bySymbol.get(key) ?? { symbol, tokens: new Set() }
    one.tokens.add(token)
    bySymbol.set(key, one)
  }
  // Anyone can send a token, so holding one isn't enough: only those with a price count as known.
  for (const { type, symbol, token, price } of assets)
    if (price !== null && (type === 'native' || type === 'erc20')) add(symbol, token.toLowerCase())
  for (const item of past) {
    for (const token of isOwn(item) ? tokensIn(item) : [])
      if (token.symbol && token.trusted && !token.imitation)
        add(token.symbol, token.token.toLowerCase())
  }
  return {
    imitatedBy(item: TransactionItem): Suspicion | undefined {
      for (const token of tokensIn(item)) {
        const one =
          token.symbol && !token.trusted ? bySymbol.get(plainSymbol(token.symbol)) : undefined
        if (one && !one.tokens.has(token.token.toLowerCase()))
          return { kind: 'token', symbol: one.symbol }
      }
      return undefined
    },
  }
}

/** A history without the rows that may be scams. */
export const withoutSuspicious = (history: History, suspicions: Suspicions): History => {
  if (suspicions.size === 0) return history
  const days = history.days.flatMap((day) => {
    const items = day.items.filter(({ id }) => !suspicions.has(id))
    return items.length === day.items.length ? day : items.length > 0 ? { ...day, items } : []
  })
  return { ...history, days }
}
