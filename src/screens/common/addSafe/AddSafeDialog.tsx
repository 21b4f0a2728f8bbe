import { useQuery } from '@tanstack/react-query'
import { type ChainSummary, ready, sameAddress, type SafeRef } from '#base'
import { safeQuery, toRemote } from '#queries'
import { useAnnounce, useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { AddSafeView, type PageOfLink } from './AddSafeView.tsx'
import { readAddress } from './addSafe.ts'
import { nameProblem } from '#screens/common/contactName'
import { checkContact } from '#screens/common/contactForm'
import { contactAt, renamed, safeTitle, useContacts, useNames } from '#screens/core/names'
import { useKeptForm } from '#screens/common/form'
import { sameSafe } from '#screens/core/preferences'
import {
  type FoundAddress,
  readLinkTarget,
  targetHref,
  useTypedAddress,
} from '#screens/common/typedAddress'
import { linkTo } from '#screens/core/links'
import { addSafeText } from './text.ts'

export interface AddSafeDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Safes that are already in the list. */
  known: readonly SafeRef[]
  onAdd: (at: SafeRef) => void
  /** Whether the list isn't on the page, so that a toast confirms that the Safe was added. */
  isElsewhere?: boolean
}

interface AddSafeForm {
  chainId: string
  typed: string
  /** Missing until the user edits it: then the name is the address's existing name. */
  written?: string
}

/** Parses a saved form; undefined if it's invalid. */
function readAddSafeForm(value: unknown): AddSafeForm | undefined {
  const { chainId, typed, written } = (value ?? {}) as Record<string, unknown>
  if (typeof chainId !== 'string' || typeof typed !== 'string') return undefined
  return { chainId, typed, ...(typeof written === 'string' && { written }) }
}

/** Adds a Safe by its address, after the gateway has found it. */
export function AddSafeDialog({
  open,
  onOpenChange,
  known,
  onAdd,
  isElsewhere = false,
}: AddSafeDialogProps) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const text = useText(addSafeText)
  const names = useNames()
  const announce = useAnnounce()
  const toast = useToast()
  const nothing = { chainId: chains[0]?.chainId ?? '', typed: '' }
  const [form, setForm, forget] = useKeptForm<AddSafeForm>('addSafe', readAddSafeForm, nothing)
  const { typed, written } = form
  // The networks may have changed since it was kept.
  const chainId = chains.some((one) => one.chainId === form.chainId)
    ? form.chainId
    : nothing.chainId
  const change = (part: Partial<AddSafeForm>) => setForm({ ...form, chainId, ...part })
  const [contacts, changeContacts] = useContacts()
  const found = useTypedAddress(typed, chainId)
  const input = readAddress(found, chainId, known)
  const at = input.status === 'usable' ? input.at : undefined
  // Fetched once, without polling. The placeholder address is only part of the key of the disabled
  // query.
  const safe = useQuery({
    ...safeQuery(gateway, at ?? { chainId, address: '0x' }),
    enabled: at !== undefined,
    refetchInterval: false,
  })
  const opens = opensOf(found, { typed, chainId }, chains, known)
  const before = at && contactAt(contacts, at.address, at.chainId)
  const name = written ?? before?.name ?? ''
  const problem = name.trim() === '' ? undefined : nameProblem(name)
  const contact = { name, address: typed, isForAll: false, chains: [chainId] }
  const { warnings } = checkContact(
    contact,
    at ? found : { status: 'wrong', problem: { why: 'empty' } },
    { contacts, before },
  )
  /** Closes it deliberately, so what was typed is discarded. */
  const end = () => {
    onOpenChange(false)
    setForm(nothing)
    forget()
  }
  const add = () => {
    if (!at || safe.data === undefined || problem) return
    onAdd(at)
    if (name.trim() !== '') changeContacts((now) => renamed(now, at.address, at.chainId, name))
    const done = text('add.done', { safe: name.trim() || safeTitle(names, chains, at) })
    if (isElsewhere) toast.show({ tone: 'done', title: done })
    else announce(done)
    end()
  }
  return (
    <AddSafeView
      open={open}
      onOpenChange={onOpenChange}
      onCancel={end}
      chains={chains}
      chainId={chainId}
      onChain={(next) => change({ chainId: next })}
      typed={typed}
      onTyped={(next) => change({ typed: next })}
      problem={input.status === 'wrong' ? input.problem : undefined}
      ens={
        found.status === 'pending'
          ? found
          : found.status === 'usable' && found.resolved && at
            ? { name: found.resolved.name, lookup: ready(found.address) }
            : undefined
      }
      name={name}
      onName={(next) => change({ written: next })}
      nameProblem={problem}
      warnings={warnings}
      lookup={at ? toRemote(safe) : undefined}
      isOwner={safe.data?.owners.some((owner) => sameAddress(owner.address, account)) ?? false}
      opens={opens}
      onAdd={add}
    />
  )
}

/** The page that a pasted link is about, and the Safe's if it's in the list already. */
function opensOf(
  found: FoundAddress,
  { typed, chainId }: Pick<AddSafeForm, 'typed' | 'chainId'>,
  chains: readonly ChainSummary[],
  known: readonly SafeRef[],
): PageOfLink | undefined {
  if (found.status !== 'usable') return undefined
  const at: SafeRef = { chainId: found.chain?.chainId ?? chainId, address: found.address }
  const target = readLinkTarget(typed, at.address)
  if (target) return { page: target.page, href: targetHref(chains, at, target) }
  return known.some((one) => sameSafe(one, at))
    ? { page: 'safe', href: linkTo(chains, at, 'home') }
    : undefined
}
