import { sameAddress } from '#base'
import { AddressText, Field, TextInput, useText } from '#ui'
import { PartyMark } from '#screens/common/marks'
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
  found: FoundAddress
  /** The problem, as text; undefined if there is none. */
  error: string | undefined
  /** Whether it is shown before the user leaves the field. */
  isUrgent: boolean
  contacts: readonly Contact[]
  /** The chain on which a known token's contract has its picture. */
  chainId?: string | undefined
}

/** An address or an ENS name, typed or chosen from the contacts, and whose it is. */
export function AddressField({
  label,
  hint,
  typed,
  onTyped,
  found,
  error,
  isUrgent,
  contacts,
  chainId,
}: AddressFieldProps) {
  const words = useText(typedAddressText)
  const address = found.status === 'usable' ? found.address : undefined
  const resolved = found.status === 'usable' ? found.resolved : undefined
  const name =
    address && (contacts.find((one) => sameAddress(one.address, address))?.name ?? resolved?.name)
  return (
    <>
      <Field label={label} hint={hint} error={error} urgent={isUrgent}>
        <TextInput
          mono
          dir="ltr"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          trailing={contacts.length > 0 && <ContactsMenu contacts={contacts} onPick={onTyped} />}
        />
      </Field>
      {found.status === 'pending' && <LookupProblem {...found} />}
      <div className={styles.found} role="status">
        {found.status === 'pending' && found.lookup.status === 'loading' && (
          <span className={styles.quiet}>{words('looking', { name: found.name })}</span>
        )}
        {address && !error && (
          <AddressText
            address={address}
            name={name}
            variant="full"
            mark={
              chainId === undefined ? undefined : (
                <PartyMark address={address} chainId={chainId} size={36} />
              )
            }
          />
        )}
        {!error && <ResolvedNote found={found} />}
      </div>
      {found.status === 'usable' && !error && <LookAlikeNotice other={found.lookAlike} />}
    </>
  )
}

/** Whether a problem of an address is shown while it is typed. */
export const isUrgentProblem = (problem: { why: string } | undefined): boolean =>
  problem !== undefined && (!isAddressProblem(problem) || isShownWhileTyping(problem))

const isAddressProblem = (problem: { why: string }): problem is AddressProblem =>
  !['otherChain', 'itself', 'token'].includes(problem.why)
