import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import type { History } from '#domain'
import { useAnnounce, useText, useToast } from '#ui'
import { loadCode } from '#screens/core/code'
import { namesText, nameText, resolveName, useNames } from '#screens/core/names'
import { useSentenceOf } from '#screens/common/action'
import { historyText } from '../text.ts'

const csv = /*@__PURE__*/ loadCode(() => import('./saveHistory.ts'))

export interface SaveCsv {
  onSave: () => void
  /** Rows that are loaded so far, while the rest is loaded. */
  loaded: number | undefined
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
}

/**
 * Saves everything that is listed, or that the filter lets through, as a CSV file: the pages that
 * aren't loaded yet are loaded first. Once another filter is chosen, nothing is saved: its rows
 * would be in the file.
 */
export function useSaveCsv(
  at: SafeRef,
  chain: ChainSummary | undefined,
  { pages, queryKey, listed }: Listing,
): SaveCsv {
  const text = useText(historyText)
  const nameWords = useText(namesText)
  const names = useNames()
  const sentenceOf = useSentenceOf(chain)
  const toast = useToast()
  const announce = useAnnounce()
  const [loaded, setLoaded] = useState<number>()
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
    if (!chain || loaded !== undefined) return
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
      saveHistory(rowsOf(last.data && listed(last.data)), {
        at,
        chain,
        nameOf,
        sentenceOf: ({ action, multisig, status }) =>
          sentenceOf(action, { nonce: multisig?.nonce, isDone: status === 'SUCCESS' }),
      })
    } catch {
      // A file without some of the rows would be taken for all of them.
      toast.show({
        tone: 'failed',
        title: text('csv.failed'),
        action: { label: text('csv.again'), onClick: () => void save() },
      })
    } finally {
      setLoaded(undefined)
    }
  }

  return { onSave: () => void save(), loaded }
}
