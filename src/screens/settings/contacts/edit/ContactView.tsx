import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Address, ChainSummary } from '#base'
import { AddressText, Button, Dialog, Field, TextInput, useText } from '#ui'
import { useNameProblemText } from '#screens/common/contactName'
import {
  type FoundAddress,
  isShownWhileTyping,
  LookupProblem,
  typedAddressText,
  useAddressProblemText,
} from '#screens/common/typedAddress'
import styles from '../../../common/contactForm/ContactView.module.css'
import {
  type ContactCheck,
  type ContactForm,
  contactText,
  ContactWarningList,
} from '#screens/common/contactForm'
import { NetworkChoice } from './NetworkChoice.tsx'

export interface ContactViewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed?: (() => void) | undefined
  chains: readonly ChainSummary[]
  /** The address that is named; undefined if the user enters it. */
  address: Address | undefined
  form: ContactForm
  onForm: (form: ContactForm) => void
  /** Input for the address. */
  found: FoundAddress
  check: ContactCheck
  onSave: () => void
  /** undefined for a new contact. */
  onDelete: (() => void) | undefined
}

/** An address's name and its networks, with problems and warnings. */
export function ContactView({
  open,
  onOpenChange,
  onClosed,
  chains,
  address,
  form,
  onForm,
  found,
  check,
  onSave,
  onDelete,
}: ContactViewProps) {
  const text = useText(contactText)
  const typed = useText(typedAddressText)
  const problemText = useAddressProblemText(chains)
  const nameText = useNameProblemText()
  const id = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [isBlurred, setBlurred] = useState(false)
  const { problems, warnings, contact } = check
  const isTried = attempts > 0
  // After a vain attempt to save, the first invalid field has the focus.
  useEffect(() => {
    if (attempts > 0)
      formElement.current
        ?.querySelector<HTMLElement>('[aria-invalid=true], fieldset[aria-describedby] input')
        ?.focus()
  }, [attempts])
  const nameError =
    problems.name && (isTried || problems.name.why !== 'empty')
      ? nameText(problems.name)
      : undefined
  const addressError =
    problems.address && (isTried || isBlurred || isShownWhileTyping(problems.address))
      ? problemText(problems.address)
      : undefined
  const isLooking = found.status === 'pending' && found.lookup.status === 'loading'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (contact) onSave()
    else setAttempts(attempts + 1)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={text(onDelete ? 'edit' : 'add')}
      description={text('text')}
      footer={
        <>
          {onDelete && (
            <Button variant="quiet" className={styles.delete} onClick={onDelete}>
              {text('delete')}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>{text('cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={isLooking}>
            {text('save')}
          </Button>
        </>
      }
    >
      <form ref={formElement} id={id} className={styles.form} onSubmit={submit} noValidate>
        {address && <AddressText address={address} variant="full" />}
        <Field label={text('name')} error={nameError}>
          <TextInput
            value={form.name}
            onChange={(event) => onForm({ ...form, name: event.target.value })}
          />
        </Field>
        {!address && (
          <Field label={text('address')} hint={text('address.hint')} error={addressError}>
            <TextInput
              mono
              dir="ltr"
              autoCapitalize="none"
              value={form.address}
              onChange={(event) => {
                setBlurred(false)
                onForm({ ...form, address: event.target.value })
              }}
              onBlur={() => setBlurred(form.address.trim() !== '')}
            />
          </Field>
        )}
        {found.status === 'pending' && <LookupProblem {...found} />}
        {!address && form.address.includes('.') && (
          <div className={styles.found} role="status">
            {isLooking && (
              <span className={styles.quiet}>{typed('looking', { name: found.name })}</span>
            )}
            {found.status === 'usable' && (
              <AddressText address={found.address} name={form.address.trim()} variant="full" />
            )}
          </div>
        )}
        <NetworkChoice
          chains={chains}
          isForAll={form.isForAll}
          chosen={form.chains}
          onChange={(isForAll, chosen) => onForm({ ...form, isForAll, chains: chosen })}
          error={problems.chains && isTried ? text('networks.none') : undefined}
        />
        <ContactWarningList warnings={warnings} chains={chains} name={form.name.trim()} />
      </form>
    </Dialog>
  )
}
