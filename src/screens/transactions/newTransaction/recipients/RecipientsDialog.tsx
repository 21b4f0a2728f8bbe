import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { type Address, isAddressLike, mapRemote, type SafeRef, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { balancesQuery, toRemote } from '#queries'
import type { BuilderCall } from '#safe'
import { useChain, useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'
import { sendable, tokenOf } from '#screens/transactions/send'
import { useKeptForm } from '#screens/common/form'
import type { Column } from './columnNames.ts'
import { type ChosenColumns, columns } from './columns.ts'
import { readFile } from './readFile.ts'
import type { RecipientsFileState } from './RecipientsFile.tsx'
import { RecipientsView } from './RecipientsView.tsx'
import { useRecipients } from './useRecipients.ts'

export interface RecipientsDialogProps {
  at: SafeRef
  onDone: (calls: readonly BuilderCall[]) => void
  onClose: () => void
}

const nothing: readonly Asset[] = []

interface RecipientsForm {
  token: Address
  typed: string
  columns?: ChosenColumns | undefined
}

function readForm(value: unknown): RecipientsForm | undefined {
  const { token, typed, columns: chosen } = (value ?? {}) as Record<string, unknown>
  if (!isAddressLike(token) || typeof typed !== 'string') return undefined
  const { key, as } = (chosen ?? {}) as Record<string, unknown>
  const isChosen =
    typeof key === 'string' &&
    Array.isArray(as) &&
    as.every((one: unknown) => one === null || columns.includes(one as Column))
  return {
    token,
    typed,
    ...(isChosen && { columns: { key, as: as.map((one: Column | null) => one ?? undefined) } }),
  }
}

/** Sends tokens to everyone in a list, from a file or pasted. */
export function RecipientsDialog({ at, onDone, onClose }: RecipientsDialogProps) {
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const [{ currency }] = usePreferences()
  const assets = mapRemote(toRemote(useQuery(balancesQuery(gateway, at, currency))), ({ items }) =>
    sendable(items),
  )
  const held = assets.status === 'ready' ? assets.value : nothing
  const [form, setForm, forget] = useKeptForm(`recipients:${at.chainId}:${at.address}`, readForm, {
    token: zeroAddress,
    typed: '',
  })
  const { typed } = form
  const [file, setFile] = useState<RecipientsFileState>({ status: 'none' })
  const newest = useRef<File>(undefined)
  const [first] = held
  // Typed amounts stay amounts of the chosen token, even if the Safe doesn't hold it anymore.
  const token =
    held.some((one) => tokenOf(one) === form.token) || !first || typed.trim() !== ''
      ? form.token
      : tokenOf(first)
  // Deferred, so that typing stays smooth with hundreds of lines.
  const shown = useDeferredValue(typed)
  const { reading, read } = useRecipients(at, shown, {
    assets: held,
    token,
    columns: form.columns,
  })
  if (!chain) return null

  async function openFile(chosen: File) {
    newest.current = chosen
    const opened = await readFile(chosen)
    // Another file was chosen in the meantime.
    if (newest.current !== chosen) return
    const { name } = chosen
    if (opened.status === 'declined') return setFile({ ...opened, name })
    setFile({ ...opened, name, before: typed })
    setForm({ ...form, token, typed: opened.text, columns: undefined })
  }

  return (
    <RecipientsView
      chain={chain}
      chains={chains}
      assets={assets}
      token={token}
      onToken={(next) => setForm({ ...form, token: next })}
      typed={typed}
      onTyped={(next) => setForm({ ...form, token, typed: next })}
      reading={reading}
      onColumns={(chosen) => setForm({ ...form, token, columns: chosen })}
      file={file}
      onFile={(chosen) => void openFile(chosen)}
      onUndo={() => {
        if (file.status === 'read') setForm({ ...form, typed: file.before })
        setFile({ status: 'none' })
      }}
      onDone={() => {
        const { lines, problems, pending, tooMany, table } = read(typed)
        const isRead = table.isSure && !tooMany && problems.length + pending.length === 0
        if (!isRead || lines.length === 0) return
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
