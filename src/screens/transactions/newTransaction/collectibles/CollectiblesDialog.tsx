import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mapRemote, type SafeRef } from '#base'
import { collectiblesQuery, toRemote } from '#queries'
import type { BuilderCall } from '#safe'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { toPagination } from '#screens/common/rows'
import { useTypedAddress } from '#screens/common/typedAddress'
import { CollectiblesView, keyOf } from './CollectiblesView.tsx'
import { isSendable, itemCalls, itemProblem } from './itemCalls.ts'

export interface CollectiblesDialogProps {
  at: SafeRef
  /** `token:id` of the NFTs that are chosen when it opens. */
  start?: ReadonlySet<string> | undefined
  onDone: (calls: readonly BuilderCall[]) => void
  onClose: () => void
}

const none: ReadonlySet<string> = new Set()

/** Sends NFTs of a Safe: which of them, and to whom. */
export function CollectiblesDialog({ at, start = none, onDone, onClose }: CollectiblesDialogProps) {
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const [contacts] = useContacts()
  const [to, setTo] = useState('')
  const [chosen, setChosen] = useState(start)
  const pages = useInfiniteQuery(collectiblesQuery(gateway, at))
  const items = mapRemote(toRemote(pages), (list) => list.items)
  const found = useTypedAddress(to, at.chainId, at)
  if (!chain) return null
  // NFTs the Safe no longer holds, and those no call can name, aren't sent.
  const sent =
    items.status === 'ready'
      ? items.value.filter((item) => chosen.has(keyOf(item)) && isSendable(item))
      : []
  return (
    <CollectiblesView
      chain={chain}
      chains={chains}
      contacts={contacts.filter(
        (one) => one.chains.length === 0 || one.chains.includes(at.chainId),
      )}
      items={items}
      more={toPagination(pages)}
      chosen={new Set(sent.map(keyOf))}
      onChoose={setChosen}
      to={to}
      onTo={setTo}
      found={found}
      problem={itemProblem(found, at, sent)}
      onDone={() => found.status === 'usable' && onDone(itemCalls(sent, at, found.address))}
      onClose={onClose}
    />
  )
}
