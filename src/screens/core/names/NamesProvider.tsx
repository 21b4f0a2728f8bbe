import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { Address, ChainSummary } from '#base'
import type { ChainClient } from '#chain'
import { nameKey, nameQuery } from '#queries'
import { type LazyPart, useText } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { useContacts } from './contacts.ts'
import { createEnsNames } from './ensNames.ts'
import { type Names, NamesContext } from './namesContext.ts'
import { namesNode } from './namesNode.ts'
import { namesText } from './text.ts'

/** Names an address, or changes its name. */
export type ContactDialogPart = LazyPart<{
  target: { address: Address; chainId: string | undefined }
  open: boolean
  onOpenChange: (open: boolean) => void
}>

export interface NamesProviderProps {
  chains: readonly ChainSummary[]
  /** Reads from a chain's node; undefined if none is configured. */
  client: (chainId: string) => ChainClient | undefined
  ContactDialog: ContactDialogPart
  children: ReactNode
}

/**
 * Names need extra code and requests, which wait until the page has its main content. Safari has no
 * `requestIdleCallback`.
 */
const pageIsDrawn = (): Promise<unknown> =>
  new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(done, { timeout: 2_000 })
      : setTimeout(done),
  )

/** Provides names from the contacts, from ENS and of the connected account. */
export function NamesProvider({ chains, client, ContactDialog, children }: NamesProviderProps) {
  const queries = useQueryClient()
  const { account } = useWallet()
  const [contacts] = useContacts()
  const ens = useMemo(() => {
    const node = namesNode(chains, client)
    return createEnsNames({
      known: (address, chainId) => queries.getQueryData<string | null>(nameKey(address, chainId)),
      read: async (address, chainId) => {
        if (!node) return null
        await pageIsDrawn()
        return queries.fetchQuery(nameQuery(node, address, chainId))
      },
    })
  }, [chains, client, queries])
  const version = useSyncExternalStore(ens.subscribe, ens.version, ens.version)
  const withCode = useWithCode()
  const [edited, setEdited] = useState<{
    address: Address
    chainId: string | undefined
    open: boolean
    turn: number
  }>()
  const text = useText(namesText)
  const names = useMemo<Names>(() => {
    const edit = (address: Address, chainId: string | undefined) => {
      withCode(ContactDialog, () =>
        setEdited((before) => ({ address, chainId, open: true, turn: (before?.turn ?? 0) + 1 })),
      )
    }
    // A new object for each version, so that those who show a name are rendered again.
    return {
      contacts,
      ensOf: ens.get,
      you: account,
      ownWords: [text('you'), text('youNamed', { name: '' }).trim()],
      want: ens.want,
      edit,
      version,
    }
  }, [contacts, ens, account, version, withCode, text, ContactDialog])
  return (
    <NamesContext value={names}>
      {children}
      {edited && (
        <ContactDialog
          key={edited.turn}
          target={edited}
          open={edited.open}
          onOpenChange={(open) => setEdited({ ...edited, open })}
        />
      )}
    </NamesContext>
  )
}
