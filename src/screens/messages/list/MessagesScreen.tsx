import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Hex, sameAddress, type SafeRef } from '#base'
import { groupByDay, messagesQuery, toRemote } from '#queries'
import { messagesWithSubmitted } from '#signing'
import { useText, useTimeZone } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkToMessage } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import { usePending } from '#screens/common/pending'
import { toPagination } from '#screens/common/rows'
import { useSafeDetail } from '#screens/core/openSafe'
import { MessagesView } from './MessagesView.tsx'
import { messagesText } from '#screens/messages/common'

/** Signing needs the Safe's rules and the chain, so it is loaded with the form. */
const NewMessageDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/messages/new')).NewMessageDialog,
)

/** The messages of a Safe, with a button to add one. */
export function MessagesScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const timeZone = useTimeZone()
  const text = useText(messagesText)
  const chain = useChain(at.chainId)
  const withCode = useWithCode()
  const [isOpen, setOpen] = useState(false)
  // Polls the Safe, whose tags reveal new messages.
  const safe = useSafeDetail(at)
  const { chainId, address } = at
  const pages = useInfiniteQuery(
    useMemo(
      () => messagesQuery(gateway, { chainId, address }, timeZone),
      [gateway, chainId, address, timeZone],
    ),
  )
  const entries = usePending()
  const threshold = safe.status === 'ready' ? safe.value.threshold : undefined
  const { data: messages } = pages
  const shown = useMemo(() => {
    const listed = messages?.days.flatMap(({ items }) => items) ?? []
    const all = messagesWithSubmitted(listed, entries, { at: { chainId, address }, threshold })
    return messages && { ...messages, days: groupByDay(all, timeZone) }
  }, [messages, entries, chainId, address, threshold, timeZone])
  const unreadable = messages?.unreadable ?? 0
  const isOwner =
    safe.status === 'ready' &&
    account !== undefined &&
    safe.value.owners.some((one) => sameAddress(one.address, account))
  const hrefOf = (hash: Hex) => linkToMessage(chains, at, hash)
  return (
    <>
      <MessagesView
        at={at}
        chain={chain}
        messages={toRemote(
          { ...pages, data: shown },
          unreadable > 0 ? [text('rows', { count: unreadable })] : [],
        )}
        more={toPagination(pages)}
        owner={isOwner ? account : undefined}
        hrefOf={hrefOf}
        // Without a wallet, it is connected when the message is signed.
        onNew={
          isOwner || account === undefined
            ? () => withCode(NewMessageDialog, () => setOpen(true))
            : undefined
        }
      />
      {isOpen && chain && (
        <NewMessageDialog at={at} chain={chain} hrefOf={hrefOf} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

MessagesScreen.prefetch = (
  { gateway, queries, timeZone }: PrefetchInput,
  { at }: { at: SafeRef },
) => void queries.prefetchInfiniteQuery(messagesQuery(gateway, at, timeZone))
