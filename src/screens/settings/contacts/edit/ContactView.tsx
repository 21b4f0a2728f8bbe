import { useRef } from 'react'
import type { Address, ChainSummary } from '#base'
import { AddressText, Button, Dialog, Field, Form, TextInput, useForm, useText } from '#ui'
import { useNameProblemText } from '#screens/common/contactName'
import { useScan } from '#screens/common/scan'
import {
  type FoundAddress,
  isShownWhileTyping,
  LookAlikeNotice,
  LookupProblem,
  ResolvedNote,
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
import { longestPayeeNote } from '#screens/core/names'
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
  const control = useForm()
  const { problems, warnings, contact } = check
  // The address of a name, or in the middle of a link.
  const isElsewhere =
    found.status === 'usable' &&
    !form.address.trim().toLowerCase().endsWith(found.address.toLowerCase())
  const field = useRef<HTMLInputElement>(null)
  const { button, scanner } = useScan((read) => {
    onForm({ ...form, address: read })
    field.current?.focus()
  })
  const isLooking = found.status === 'pending' && found.lookup.status === 'loading'
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
          <Button
            variant={warnings.lookAlike ? 'secondary' : 'primary'}
            type="submit"
            form={control.id}
            busy={isLooking}
          >
            {text('save')}
          </Button>
        </>
      }
    >
      <Form
        form={control}
        className={styles.form}
        onSubmit={() => control.attempt(contact !== undefined, onSave)}
      >
        {address && <AddressText address={address} variant="full" />}
        <Field
          label={text('name')}
          error={problems.name && nameText(problems.name)}
          urgent={problems.name?.why !== 'empty'}
        >
          <TextInput
            value={form.name}
            onChange={(event) => onForm({ ...form, name: event.target.value })}
          />
        </Field>
        {!address && (
          <Field
            label={text('address')}
            hint={text('address.hint')}
            error={problems.address && problemText(problems.address)}
            urgent={problems.address && isShownWhileTyping(problems.address)}
          >
            <TextInput
              ref={field}
              mono
              dir="ltr"
              autoCapitalize="none"
              value={form.address}
              onChange={(event) => onForm({ ...form, address: event.target.value })}
              trailing={button}
            />
          </Field>
        )}
        {scanner}
        {found.status === 'pending' && <LookupProblem {...found} />}
        {!address && (isLooking || isElsewhere) && (
          <div className={styles.found} role="status">
            {isLooking && (
              <span className={styles.quiet}>{typed('looking', { name: found.name })}</span>
            )}
            {found.status === 'usable' && (
              <AddressText address={found.address} name={found.resolved?.name} variant="full" />
            )}
            <ResolvedNote found={found} />
          </div>
        )}
        <LookAlikeNotice other={warnings.lookAlike} />
        <Field
          label={text('token')}
          optional
          hint={text('token.hint')}
          error={problems.token && text('token.notSymbol')}
        >
          <TextInput
            autoCapitalize="characters"
            value={form.token ?? ''}
            onChange={(event) => onForm({ ...form, token: event.target.value })}
          />
        </Field>
        <Field
          label={text('note')}
          optional
          hint={text('note.hint')}
          error={problems.note && text('note.tooLong', { count: longestPayeeNote })}
          urgent
        >
          <TextInput
            value={form.note ?? ''}
            onChange={(event) => onForm({ ...form, note: event.target.value })}
          />
        </Field>
        <NetworkChoice
          chains={chains}
          isForAll={form.isForAll}
          chosen={form.chains}
          onChange={(isForAll, chosen) => onForm({ ...form, isForAll, chains: chosen })}
          error={problems.chains && control.isTried ? text('networks.none') : undefined}
        />
        <ContactWarningList warnings={warnings} chains={chains} name={form.name.trim()} />
      </Form>
    </Dialog>
  )
}
