import { queryOptions } from '@tanstack/react-query'
import {
  type Address,
  type ChainSummary,
  isAddressLike,
  type SafeRef,
  shorten,
  visibleName,
} from '#base'
import type { Hint, HintKind, HintSeverity } from '#domain'
import { type CounterpartyAnalysis, type Gateway, isNotOffered, routes } from '#gateway'
import { asAddress, wordOf } from '../mappers.ts'
import { oncePer } from '../oncePer.ts'
import { counterpartiesKey } from '../safe/keys.ts'
import type { Draft } from './preview.ts'

/** Milliseconds. The gateway requests them from other services. */
const staleTime = 60_000

/** Whether the gateway says that it analyzes transactions on a chain. */
export const hasCounterparties = (chain: ChainSummary | undefined): boolean =>
  chain?.features.includes('RISK_MITIGATION') ?? false

/**
 * The gateway's findings about the addresses in a transaction; none if it doesn't offer the call.
 */
export const counterpartiesQuery = (gateway: Gateway, at: SafeRef, draft: Draft) => {
  const { to, data, operation } = draft
  const body = { to, data, operation, value: draft.value.toString() }
  return queryOptions({
    queryKey: [...counterpartiesKey(at), body] as const,
    queryFn: ({ signal }) =>
      gateway
        .call(routes.counterparties, {
          path: { chainId: at.chainId, safeAddress: at.address },
          body,
          signal,
        })
        .catch((error: unknown): CounterpartyAnalysis => {
          if (isNotOffered(error)) return { recipient: {}, contract: {} }
          throw error
        }),
    staleTime,
    select: hintsOf,
  })
}

const kinds: readonly HintKind[] = [
  'RECURRING_RECIPIENT',
  'NEW_RECIPIENT',
  'NOT_VERIFIED',
  'UNEXPECTED_DELEGATECALL',
  'UNOFFICIAL_FALLBACK_HANDLER',
  'DEADLOCK_DETECTED',
  'NESTED_SAFE_WARNING',
]

/** Further hints aren't shown. */
const mostHints = 12
/** Findings of one address; further ones aren't read. */
const mostFindings = 1000
const longestTitle = 80
const longestText = 300

/** Reads one analysis once. */
const hintsOf = /*@__PURE__*/ oncePer(toHints)

/** Worst first. Leaves out anything that isn't a finding or wasn't analyzed. */
export function toHints({ recipient, contract, deadlock }: CounterpartyAnalysis): readonly Hint[] {
  const all = [recipient, contract, deadlock ?? {}].flatMap((group) =>
    Object.entries(group).flatMap(([address, groups]) =>
      isAddressLike(address) && isRecord(groups)
        ? Object.values(groups).flatMap((list) => findingsIn(asAddress(address), list))
        : [],
    ),
  )
  const once = [...new Map(all.map((hint) => [digestOf(hint), hint])).values()]
  return once.toSorted((a, b) => rank[a.severity] - rank[b.severity]).slice(0, mostHints)
}

const rank: Record<HintSeverity, number> = { danger: 0, warning: 1, info: 2 }
const digestOf = ({ address, kind, title, text }: Hint) => [address, kind, title, text].join('\n')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function findingsIn(address: Address, list: unknown): readonly Hint[] {
  if (!Array.isArray(list)) return []
  return list
    .slice(0, mostFindings)
    .filter(isRecord)
    .flatMap((finding): Hint[] => {
      const kind = wordOf(kinds, String(finding['type']), 'other')
      const title = lineOf(finding['title'], longestTitle)
      const text = lineOf(finding['description'], longestText)
      const isNothing = finding['type'] === 'FAILED' || (kind === 'other' && !title && !text)
      return isNothing
        ? []
        : [{ address, kind, severity: severityOf(finding['severity']), title, text }]
    })
}

/** `OK` is no more than information: nothing here says that something is safe. */
const severityOf = (severity: unknown): HintSeverity =>
  severity === 'CRITICAL' ? 'danger' : severity === 'WARN' ? 'warning' : 'info'

/** Text of any length and script as one line that can't be mistaken for the text around it. */
function lineOf(text: unknown, longest: number): string {
  if (typeof text !== 'string') return ''
  return visibleName(shorten(text.slice(0, 4 * longest), longest)) ?? ''
}
