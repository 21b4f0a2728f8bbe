import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sameAddress, type SafeRef } from '#base'
import { safeQuery, toRemote } from '#queries'
import { useAnnounce, useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '../../environment.tsx'
import { AddSafeView } from './AddSafeView.tsx'
import { readAddress } from './addSafe.ts'
import { safeName } from '../../safeName.ts'
import { addSafeText } from './text.ts'

export interface AddSafeDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Safes that are already in the list. */
  known: readonly SafeRef[]
  onAdd: (at: SafeRef) => void
}

/** Adds a Safe by its address, after the gateway has found it. */
export function AddSafeDialog({ open, onOpenChange, known, onAdd }: AddSafeDialogProps) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const text = useText(addSafeText)
  const announce = useAnnounce()
  const [chainId, setChainId] = useState(chains[0]?.chainId ?? '')
  const [typed, setTyped] = useState('')
  const input = readAddress(typed, chains, chainId, known)
  const at = input.status === 'usable' ? input.at : undefined
  // Fetched once, without polling. The placeholder address is only part of the key of the disabled query.
  const safe = useQuery({ ...safeQuery(gateway, at ?? { chainId, address: '0x' }), enabled: at !== undefined, refetchInterval: false })
  const close = (next: boolean) => {
    onOpenChange(next)
    if (!next) setTyped('')
  }
  const add = () => {
    if (!at || safe.data === undefined) return
    onAdd(at)
    announce(text('add.done', { safe: safeName(chains, at) }))
    close(false)
  }
  return (
    <AddSafeView
      open={open}
      onOpenChange={close}
      chains={chains}
      chainId={chainId}
      onChain={setChainId}
      typed={typed}
      onTyped={setTyped}
      problem={input.status === 'wrong' ? input.problem : undefined}
      lookup={at ? toRemote(safe) : undefined}
      isOwner={safe.data?.owners.some((owner) => sameAddress(owner.address, account)) ?? false}
      onAdd={add}
    />
  )
}
