import { type ChainSummary, type SafeRef, withPlainSpaces } from '#base'
import type { History, Queue, TransactionItem } from '#domain'
import type { SentenceOptions } from '#screens/common/action'
import { linkTo } from '#screens/core/links'
import type { Entry, GoToText } from './entry.ts'

/** How many of the newest rows of a history are searched. */
const newest = 200

export interface TransactionsKnown {
  at: SafeRef
  chains: readonly ChainSummary[]
  /** The queue, as far as it is loaded. */
  queue: Queue | undefined
  history: History | undefined
}

export interface TransactionWords {
  text: GoToText
  /** A transaction's summary, with all names. */
  sentenceOf: (action: TransactionItem['action'], options: SentenceOptions) => string
  /** When it was executed. */
  when: (ms: number) => string
}

/** A Safe's pending and recent transactions, searchable by summary. */
export function transactionEntries(
  { at, chains, queue, history }: TransactionsKnown,
  { text, sentenceOf, when }: TransactionWords,
): readonly Entry[] {
  const entry = (
    item: TransactionItem,
    of: Pick<Entry, 'group' | 'title' | 'detail'>,
  ): readonly Entry[] =>
    item.action.kind === 'unreadable' && !item.action.hasId
      ? []
      : [
          {
            ...of,
            id: item.id,
            mark: { action: item.action },
            words: `${item.multisig?.safeTxHash ?? ''} ${item.txHash ?? ''} ${item.note ?? ''}`,
            href: linkTo(chains, at, 'transaction', item.id),
          },
        ]
  const pending = [...(queue?.next ?? []), ...(queue?.later ?? [])].flatMap(({ nonce, items }) =>
    items.flatMap((item) =>
      entry(item, {
        group: 'pending',
        title: withPlainSpaces(sentenceOf(item.action, { nonce })),
        detail: text('pending', {
          nonce,
          submitted: item.multisig?.submitted ?? 0,
          required: item.multisig?.required ?? 0,
        }),
      }),
    ),
  )
  const recent = (history?.days ?? [])
    .flatMap(({ items }) => items)
    .slice(0, newest)
    .flatMap((item) =>
      entry(item, {
        group: 'recent',
        title: withPlainSpaces(
          sentenceOf(item.action, {
            nonce: item.multisig?.nonce,
            isDone: item.status === 'SUCCESS',
          }),
        ),
        detail: when(item.at),
      }),
    )
  return [...pending, ...recent]
}
