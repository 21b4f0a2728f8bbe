import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ChainSummary, type SafeRef, withPlainSpaces } from '#base'
import type { History } from '#domain'
import { useAnnounce, useText, useTimeZone } from '#ui'
import { balancesQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'
import { namesText, nameText, resolveName, useNames } from '#screens/core/names'
import { useSentenceOf } from '#screens/common/action'
import { saveFile } from '#screens/common/csv'
import { loadPastPrices, type PastPrice } from '#screens/common/pastPrices'
import type { ExportForm, ExportState } from './exportState.ts'
import { isWithin, type Period, readRange } from './exportRange.ts'
import { historyFile, type HistoryFileInput } from './historyFile.ts'
import { priceRequestOf, valuesBy } from './lineValues.ts'
import { prepareHistory, type PreparedHistory } from './prepareHistory.ts'
import { historyText } from '../text.ts'
import { exportText } from './text.ts'

interface Page {
  data: History | undefined
  hasNextPage: boolean
  isError: boolean
}
type Pages = Page & { fetchNextPage: () => Promise<Page> }

export interface Listing {
  pages: Pages
  /** The rows that are listed, of all that are loaded. */
  listed: (all: History) => History
  labelsOf: HistoryFileInput['labelsOf']
}

const rowsOf = (history: History | undefined) => (history?.days ?? []).flatMap(({ items }) => items)

/** The input of a file; kept while the prices are loaded again. */
interface Job {
  form: ExportForm
  period: Period
  history: PreparedHistory
  prices?: ReadonlyMap<string, PastPrice>
}

/**
 * Saves what is listed, in a period, as a file: the pages that aren't loaded yet are loaded first,
 * what each transaction moved is read from the network, and prices are requested if the user wants
 * values. Leaving the dialog stops it.
 */
export function useExport(at: SafeRef, chain: ChainSummary, { pages, listed, labelsOf }: Listing) {
  const text = useText(exportText)
  const historyWords = useText(historyText)
  const nameWords = useText(namesText)
  const names = useNames()
  const timeZone = useTimeZone()
  const sentenceOf = useSentenceOf(chain)
  const announce = useAnnounce()
  const { client, gateway, prices: source } = useEnvironment()
  const [{ currency }] = usePreferences()
  const { data: held } = useQuery(balancesQuery(gateway, at, currency))
  const [state, setState] = useState<ExportState>({ step: 'form' })
  const running = useRef<AbortController>(undefined)
  const job = useRef<Job>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Runs work until it's stopped. Anything it throws fails the whole export. */
  async function run(work: (signal: AbortSignal) => Promise<ExportState>) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    try {
      const next = await work(signal)
      if (!signal.aborted) setState(next)
    } catch {
      // A file without some of the rows could be mistaken for a complete one.
      if (!signal.aborted) setState({ step: 'form', problem: 'failed' })
    }
  }

  const show = (phase: 'rows' | 'network' | 'prices', signal: AbortSignal) => {
    return (done: number, of?: number) => {
      if (!signal.aborted) setState({ step: 'working', phase, done, of })
    }
  }

  async function start(
    form: ExportForm,
    period: Period,
    signal: AbortSignal,
  ): Promise<ExportState> {
    const onRows = show('rows', signal)
    const isWanted = () => !signal.aborted
    onRows(rowsOf(pages.data).length)
    announce(historyWords('csv.announced'))
    let last: Page = pages
    const oldest = () => rowsOf(last.data).at(-1)?.at ?? Infinity
    while (last.hasNextPage && oldest() >= (period.days?.from ?? -Infinity)) {
      last = await pages.fetchNextPage()
      signal.throwIfAborted()
      if (last.isError) throw new Error('A page is missing.')
      onRows(rowsOf(last.data).length)
    }
    const items = rowsOf(last.data && listed(last.data)).filter((item) => isWithin(item.at, period))
    if (items.length === 0) return { step: 'form', problem: 'empty' }
    const node = client(chain.chainId)
    const history = await prepareHistory(items, {
      at,
      chain,
      node,
      // Not only what the file shows: a token that imitates one from another month is still an
      // imitation.
      known: { items: rowsOf(last.data), held: held?.items ?? [] },
      isWanted,
      onRead: show('network', signal),
    })
    signal.throwIfAborted()
    if (!history) return { step: 'form' }
    job.current = { form, period, history }
    return loadValues(signal)
  }

  async function loadValues(signal: AbortSignal): Promise<ExportState> {
    const { current } = job
    if (!current || !source || !current.form.withValues) return save()
    const { history } = current
    const requests = history.lines.flatMap(
      (line) => priceRequestOf(line, chain.chainId, history) ?? [],
    )
    const { prices, isPartial } = await loadPastPrices(source, requests, {
      signal,
      onRead: show('prices', signal),
      before: current.prices,
    })
    job.current = { ...current, prices }
    if (!isPartial) return save()
    const of = new Set(requests.map(({ token, second }) => `${token} ${second}`)).size
    return { step: 'pricesFailed', have: prices.size, of }
  }

  function save(): ExportState {
    const { current } = job
    if (!current) return { step: 'form' }
    const { form, period, history, prices } = current
    const file = historyFile(history, {
      at,
      chain,
      period,
      format: form.format,
      nameOf: (party) => nameText(nameWords, resolveName(names, party, chain.chainId)),
      sentenceOf: ({ action, multisig, status }) =>
        withPlainSpaces(
          sentenceOf(action, { nonce: multisig?.nonce, isDone: status === 'SUCCESS' }),
        ),
      labelsOf,
      valueThenOf: form.withValues && prices ? valuesBy(prices, chain.chainId, history) : undefined,
      noValueText: (why) => text(`value.${why}`),
    })
    if (file.rows === 0) return { step: 'form', problem: 'nothingLeft' }
    saveFile(file.name, file.text, 'text/csv')
    return {
      step: 'done',
      name: file.name,
      rows: file.rows,
      leftOut: file.leftOut,
      valueless: file.valueless,
      unread: history.unread,
    }
  }

  return {
    state,
    check: (form: ExportForm) => readRange(form, { now: Date.now(), timeZone }).problems ?? {},
    onSave: (form: ExportForm) => {
      const { period } = readRange(form, { now: Date.now(), timeZone })
      if (period) void run((signal) => start(form, period, signal))
    },
    onRetryPrices: () => void run(loadValues),
    onSaveWithout: () => void run(async () => save()),
    onStop: () => {
      running.current?.abort()
      setState({ step: 'form' })
    },
  }
}
