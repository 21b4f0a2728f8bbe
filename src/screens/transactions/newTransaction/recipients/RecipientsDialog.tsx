import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { type Address, isAddressLike, mapRemote, type SafeRef, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { balancesQuery, toRemote } from '#queries'
import type { BuilderCall } from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'
import { sendable, tokenOf } from '#screens/transactions/send'
import { useKeptForm } from '#screens/common/form'
import { useLookAlikes } from '#screens/common/suspicions'
import { readRecipients } from './readRecipients.ts'
import { RecipientsView } from './RecipientsView.tsx'

export interface RecipientsDialogProps {
  at: SafeRef
  onDone: (calls: readonly BuilderCall[]) => void
  onClose: () => void
}

const nothing: readonly Asset[] = []

interface RecipientsForm {
  token: Address
  typed: string
}

function readForm(value: unknown): RecipientsForm | undefined {
  const { token, typed } = (value ?? {}) as Record<string, unknown>
  return isAddressLike(token) && typeof typed === 'string' ? { token, typed } : undefined
}

/** Sends tokens to everyone in a list that is pasted. */
export function RecipientsDialog({ at, onDone, onClose }: RecipientsDialogProps) {
  const { gateway, chains } = useEnvironment()
  const [{ currency }] = usePreferences()
  const assets = mapRemote(toRemote(useQuery(balancesQuery(gateway, at, currency))), ({ items }) =>
    sendable(items),
  )
  const held = assets.status === 'ready' ? assets.value : nothing
  const { lookAlikeOf } = useLookAlikes(at, true)
  const [form, setForm, forget] = useKeptForm(`recipients:${at.chainId}:${at.address}`, readForm, {
    token: zeroAddress,
    typed: '',
  })
  const { token: chosen, typed } = form
  const [first] = held
  // Amounts that were typed stay those of the token that was chosen, even if the Safe doesn't hold
  // it any more.
  const token =
    held.some((one) => tokenOf(one) === chosen) || !first || typed.trim() !== ''
      ? chosen
      : tokenOf(first)
  const { chainId, address } = at
  const context = useMemo(
    () => ({ at: { chainId, address }, chains, assets: held, lookAlikeOf, token }),
    [chainId, address, chains, held, lookAlikeOf, token],
  )
  // Deferred, so that typing stays smooth with hundreds of lines.
  const shown = useDeferredValue(typed)
  const reading = useMemo(() => readRecipients(shown, context), [shown, context])
  return (
    <RecipientsView
      chains={chains}
      assets={assets}
      token={token}
      coin={chains.find((one) => one.chainId === chainId)?.symbol ?? ''}
      onToken={(next) => setForm({ ...form, token: next })}
      typed={typed}
      onTyped={(next) => setForm({ token, typed: next })}
      reading={reading}
      onDone={() => {
        const { lines, problems, tooMany } = readRecipients(typed, context)
        if (problems.length > 0 || tooMany || lines.length === 0) return
        forget()
        onDone(lines.map(({ call }) => call))
      }}
      onCancel={() => {
        forget()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
