import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loading, mapRemote, type SafeRef } from '#base'
import { collectiblesQuery, toRemote } from '#queries'
import { canPropose } from '#safe'
import { useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import { useTransactionDraft, withCalls } from '#screens/core/stores'
import { toPagination } from '#screens/common/rows'
import { useActor, useSafeState } from '#screens/core/openSafe'
import { NftsView } from './NftsView.tsx'
import { nftsText } from './text.ts'

const SendDialog = /*@__PURE__*/ loadDialog(
  async () =>
    (await import('#screens/transactions/newTransaction/collectibles')).CollectiblesDialog,
)

/** The NFTs of a Safe. Those that are sent are added to a new transaction. */
export function NftsScreen({ at }: { at: SafeRef }) {
  const text = useText(nftsText)
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const toast = useToast()
  const withCode = useWithCode()
  const wallet = useWallet()
  const safe = useSafeState(at)
  const { actor, isKnown } = useActor(at, safe.status === 'ready' ? safe.value : undefined)
  // Whether NFTs can be selected is known before they appear, so that nothing moves.
  const isUndecided =
    wallet.status === 'reconnecting' ||
    safe.status === 'loading' ||
    (safe.status === 'ready' && !isKnown)
  const maySend = safe.status === 'ready' && isKnown && canPropose(safe.value, actor).allowed
  const pages = useInfiniteQuery({
    ...collectiblesQuery(gateway, at),
    enabled: chain !== undefined,
  })
  const unreadable = pages.data?.unreadable ?? 0
  const [draft, changeDraft] = useTransactionDraft(at)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const hrefs = { tokens: linkTo(chains, at, 'assets'), nfts: linkTo(chains, at, 'nfts') }
  return (
    <>
      <NftsView
        at={at}
        chain={chain}
        items={
          isUndecided
            ? loading
            : mapRemote(
                toRemote(pages, unreadable > 0 ? [text('rows', { count: unreadable })] : []),
                (list) => list.items,
              )
        }
        more={toPagination(pages)}
        hrefs={hrefs}
        draft={
          draft.calls.length > 0
            ? { count: draft.calls.length, href: linkTo(chains, at, 'newTransaction') }
            : undefined
        }
        chosen={chosen}
        onChosen={setChosen}
        onSend={maySend ? () => withCode(SendDialog, () => setSending(true)) : undefined}
      />
      {isSending && (
        <SendDialog
          at={at}
          start={chosen}
          onDone={(calls) => {
            changeDraft((before) => withCalls(before, calls))
            setSending(false)
            setChosen(new Set())
            toast.show({ title: text('added', { count: calls.length }) })
          }}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}

NftsScreen.prefetch = ({ gateway, queries }: PrefetchInput, { at }: { at: SafeRef }) =>
  void queries.prefetchInfiniteQuery(collectiblesQuery(gateway, at))
