import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { type Address, mapRemote, type SafeRef, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { balancesQuery, toRemote } from '#queries'
import type { BuilderCall } from '#safe'
import { useEnvironment } from '../../environment.tsx'
import { useContacts } from '../../names/index.ts'
import { usePreferences } from '../../preferences.ts'
import { sendable, tokenOf } from '../../send/sendForm.ts'
import { useKnownSafes } from '../../shell/useKnownSafes.ts'
import { readRecipients } from './readRecipients.ts'
import { RecipientsView } from './RecipientsView.tsx'

export interface RecipientsDialogProps {
  at: SafeRef
  onDone: (calls: readonly BuilderCall[]) => void
  onClose: () => void
}

const nothing: readonly Asset[] = []

/** Sends tokens to everybody in a list that is pasted. */
export function RecipientsDialog({ at, onDone, onClose }: RecipientsDialogProps) {
  const { gateway, chains } = useEnvironment()
  const [{ currency }] = usePreferences()
  const assets = mapRemote(toRemote(useQuery(balancesQuery(gateway, at, currency))), ({ items }) => sendable(items))
  const held = assets.status === 'ready' ? assets.value : nothing
  const [contacts] = useContacts()
  const safes = useKnownSafes()
  const [chosen, setToken] = useState<Address>(zeroAddress)
  const [typed, setTyped] = useState('')
  const [first] = held
  const token = held.some((one) => tokenOf(one) === chosen) || !first ? chosen : tokenOf(first)
  const { chainId, address } = at
  const context = useMemo(
    () => ({ at: { chainId, address }, chains, assets: held, contacts, safes, token }),
    [chainId, address, chains, held, contacts, safes, token],
  )
  // Deferred, so that typing stays smooth with hundreds of lines.
  const shown = useDeferredValue(typed)
  const reading = useMemo(() => readRecipients(shown, context), [shown, context])
  return (
    <RecipientsView
      chains={chains}
      assets={assets}
      token={token}
      onToken={setToken}
      typed={typed}
      onTyped={setTyped}
      reading={reading}
      onDone={() => {
        const { lines, problems, tooMany } = readRecipients(typed, context)
        if (problems.length === 0 && !tooMany && lines.length > 0) onDone(lines.map(({ call }) => call))
      }}
      onClose={onClose}
    />
  )
}
