import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ChainSummary, type SafeRef, withPlainSpaces } from '#base'
import type { History, TransactionItem } from '#domain'
import { useAnnounce, useText, useToast } from '#ui'
import { loadCode } from '#screens/core/code'
import { useEnvironment } from '#screens/core/environment'
import { namesText, nameText, resolveName, useNames } from '#screens/core/names'
import type { Labels } from '#screens/core/stores'
import { useSentenceOf } from '#screens/common/action'
import { historyText } from '../text.ts'

const csv = /*@__PURE__*/ loadCode(() => import('./saveHistory.ts'))

export interface SaveCsv {
  onSave: () => void
  /** Rows that are loaded so far, or transactions that are read from the network, of all. */
  progress: { loaded: number; of?: number } | undefined
}

type Pages = Pick<
  UseInfiniteQueryResult<History>,
  'data' | 'hasNextPage' | 'isError' | 'fetchNextPage'
>

const rowsOf = (history: History | undefined) => (history?.days ?? []).flatMap(({ items }) => items)

interface Listing {
  pages: Pages
  /** Distinguishes what is requested. */
  queryKey: readonly unknown[]
  /** What is listed of all that is loaded. */
  listed: (all: History) => History
  /** What the user filed a transaction under. */
  labelsOf: (item: TransactionItem) => Labels
}

/**
 * Saves everything that is listed, or that the filter lets through, as a CSV file: the pages that
 * aren't loaded yet are loaded first, and what each transaction moved is read from the network.
 * Once another filter is chosen, nothing is saved: its rows would be in the file.
 */
export function useSaveCsv(
  at: SafeRef,
  chain: ChainSummary | undefined,
  { pages, queryKey, listed, labelsOf }: Listing,
): SaveCsv {
  const text = useText(historyText)
  const nameWords = useText(namesText)
  const names = useNames()
  const sentenceOf = useSentenceOf(chain)
  const toast = useToast()
  const announce = useAnnounce()
  const { client } = useEnvironment()
  const [progress, setProgress] = useState<SaveCsv['progress']>()
  const key = JSON.stringify(queryKey)
  /** undefined: the page was left. */
  const asked = useRef<string>(undefined)
  useEffect(() => {
    asked.current = key
    return () => {
      asked.current = undefined
    }
  }, [key])

  async function save() {
    if (!chain || progress) return
    const setLoaded = (count: number) => setProgress({ loaded: count })
    setLoaded(rowsOf(pages.data).length)
    announce(text('csv.announced'))
    try {
      const { saveHistory } = await csv.load()
      let last = pages
      while (last.hasNextPage) {
        last = await pages.fetchNextPage()
        if (asked.current !== key) return
        if (last.isError) throw new Error('A page is missing.')
        setLoaded(rowsOf(last.data).length)
      }
      const nameOf = (party: Parameters<typeof resolveName>[1]) =>
        nameText(nameWords, resolveName(names, party, chain.chainId))
      const rows = rowsOf(last.data && listed(last.data))
      const unread = await saveHistory(rows, {
        at,
        chain,
        node: client(chain.chainId),
        nameOf,
        labelsOf,
        isWanted: () => asked.current === key,
        onRead: (count, of) => setProgress({ loaded: count, of }),
        sentenceOf: ({ action, multisig, status }) =>
          withPlainSpaces(
            sentenceOf(action, { nonce: multisig?.nonce, isDone: status === 'SUCCESS' }),
          ),
      })
      if (unread) toast.show({ tone: 'info', title: text('csv.unread', { count: unread }) })
    } catch {
      // A file without some of the rows would be taken for all of them.
      toast.show({
        tone: 'failed',
        title: text('csv.failed'),
        action: { label: text('csv.again'), onClick: () => void save() },
      })
    } finally {
      setProgress(undefined)
    }
  }

  return { onSave: () => void save(), progress }
}
