import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { type Address, sameAddress } from '#base'
import { AddressText, Field, IconButton, TextInput, useText } from '#ui'
import { PartyMark } from '#screens/common/marks'
import { useScan } from '#screens/common/scan'
import type { Contact } from '#screens/core/names'
import { ContactsMenu } from './ContactsMenu.tsx'
import {
  type AddressProblem,
  type FoundAddress,
  isShownWhileTyping,
  LookAlikeNotice,
  LookupProblem,
  ResolvedNote,
  typedAddressText,
} from '#screens/common/typedAddress'
import styles from '../../common/form/fields.module.css'

export interface AddressFieldProps {
  label: string
  hint?: string | undefined
  typed: string
  onTyped: (typed: string) => void
  /** Takes a contact that was chosen; without it, its address is typed. */
  onPick?: ((address: Address) => void) | undefined
  /** undefined until it has been read. */
  found: FoundAddress | undefined
  /** The problem, as text; undefined if there is none. */
  error: string | undefined
  /** Whether the problem is shown before the field loses focus. */
  isUrgent: boolean
  contacts: readonly Contact[]
  /** The chain on which a known token's contract has its picture. */
  chainId?: string | undefined
  /** The user's own notes about the account. */
  note?: string | undefined
}

/** An address or ENS name, typed or chosen from contacts, and its owner's name. */
export function AddressField({
  label,
  hint,
  typed,
  onTyped,
  onPick,
  found,
  error,
  isUrgent,
  contacts,
  chainId,
  note,
}: AddressFieldProps) {
  const words = useText(typedAddressText)
  const input = useRef<HTMLInputElement>(null)
  const address = found?.status === 'usable' ? found.address : undefined
  const resolved = found?.status === 'usable' ? found.resolved : undefined
  const name =
    address && (contacts.find((one) => sameAddress(one.address, address))?.name ?? resolved?.name)
  const isKnown = address !== undefined && !error
  const mark =
    address && chainId !== undefined ? (
      <PartyMark address={address} chainId={chainId} size={36} />
    ) : undefined
  const write = (next: string) => {
    onTyped(next)
    input.current?.focus()
  }
  const { button, scanner } = useScan(write, !isKnown)
  return (
    <>
      <Field label={label} hint={isKnown ? undefined : hint} error={error} urgent={isUrgent}>
        <TextInput
          ref={input}
          mono
          dir="ltr"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          settled={
            isKnown ? (
              <AddressText
                address={address}
                name={name}
                namePlace
                variant="full"
                bare
                mark={mark}
              />
            ) : null
          }
          trailing={
            <>
              {isKnown && (
                <IconButton size="s" icon={X} label={words('clear')} onClick={() => write('')} />
              )}
              {button}
              {contacts.length > 0 && (
                <ContactsMenu contacts={contacts} onPick={onPick ?? onTyped} />
              )}
            </>
          }
        />
      </Field>
      {scanner}
      {found?.status === 'pending' && <LookupProblem {...found} />}
      <div className={styles.found} role="status">
        {found?.status === 'pending' && found.lookup.status === 'loading' && (
          <span className={styles.quiet}>{words('looking', { name: found.name })}</span>
        )}
        {isKnown && note && <bdi className={styles.quiet}>{note}</bdi>}
        {found && !error && <ResolvedNote found={found} />}
      </div>
      {found?.status === 'usable' && !error && <LookAlikeNotice other={found.lookAlike} />}
    </>
  )
}

/** Whether a problem of an address is shown while it is typed. */
export const isUrgentProblem = (problem: { why: string } | undefined): boolean =>
  problem !== undefined && (!isAddressProblem(problem) || isShownWhileTyping(problem))

const isAddressProblem = (problem: { why: string }): problem is AddressProblem =>
  !['otherChain', 'itself', 'token'].includes(problem.why)
