import { type ReactNode, useState } from 'react'
import type { Address, ChainSummary, Failure, Remote } from '#base'
import {
  Button,
  Dialog,
  Disclosure,
  Field,
  Form,
  Notice,
  Problem,
  Select,
  useForm,
  useText,
} from '#ui'
import type { Contact } from '#screens/core/names'
import {
  AddressField,
  isUrgentProblem,
  type KnownNonces,
  type NonceCheck,
  NonceField,
} from '#screens/transactions/send'
import styles from '../../common/form/fields.module.css'
import { PartyText } from '#screens/common/parties'
import { type FoundAddress, useAddressProblemText } from '#screens/common/typedAddress'
import {
  hasAddress,
  type NewAddressProblem,
  type SetupChange,
  type SetupCheck,
  type SetupForm,
} from './setupForm.ts'
import { setupText } from './text.ts'

export interface ChangeViewProps {
  chain: ChainSummary
  chains: readonly ChainSummary[]
  change: SetupChange
  /** What the change takes away or replaces. */
  old: Address | undefined
  /** Signatures required and owners before the change. */
  before: { threshold: number; owners: number }
  form: SetupForm
  onForm: (form: SetupForm) => void
  found: FoundAddress
  contacts: readonly Contact[]
  check: SetupCheck
  nonces: Remote<KnownNonces>
  nonceCheck: NonceCheck
  /** Why the code at the new address couldn't be read. */
  codeFailure: { reason: Failure; retry: () => void } | undefined
  /** Whether the draft transaction already changes the same. */
  clashes: boolean
  /**
   * What is known about the queue. `changes`: something that runs before makes this another change,
   * or impossible. `partial`: not all of what runs before is known.
   */
  queued: 'reading' | 'changes' | 'partial' | undefined
  /** Why it can't be proposed now. */
  disabledReason: string | undefined
  onAdd: () => void
  onReview: () => void
  /** Closes it deliberately, so what was typed is discarded. */
  onCancel: () => void
  onClose: () => void
}

/** Selects the message variant. */
const subjects = {
  addOwner: 'owner',
  swapOwner: 'owner',
  removeOwner: 'owner',
  threshold: 'owner',
  enableModule: 'module',
  disableModule: 'module',
  setGuard: 'guard',
  removeGuard: 'guard',
  setModuleGuard: 'guard',
  removeModuleGuard: 'guard',
  setHandler: 'handler',
  removeHandler: 'handler',
} as const satisfies Record<SetupChange['kind'], string>

const grave = ['one', 'all', 'you', 'module', 'guard', 'moduleGuard', 'unknownHandler'] as const

/** One change of a Safe's owners or rules: what it is, its problems, and what could be lost. */
export function ChangeView(props: ChangeViewProps) {
  const {
    chain,
    chains,
    change,
    old,
    before,
    form,
    onForm,
    found,
    contacts,
    check,
    nonces,
    nonceCheck,
    codeFailure,
    clashes,
    queued,
  } = props
  const { onAdd, onReview, onCancel, onClose } = props
  const text = useText(setupText)
  const addressText = useAddressProblemText(chains)
  const control = useForm()
  const subject = subjects[change.kind]
  const reading = queued === 'reading' ? text('problem.unread') : undefined
  const disabledReason = props.disabledReason ?? reading
  const isUnchanged = change.kind === 'threshold' && check.after.threshold === before.threshold
  const [isNonceOpen, setNonceOpen] = useState(false)
  const submit = () => {
    if (disabledReason !== undefined) return
    if (nonceCheck.nonce === undefined) setNonceOpen(true)
    control.attempt(check.ready !== undefined && nonceCheck.nonce !== undefined, onReview)
  }
  const party = (address: Address): ReactNode => (
    <PartyText party={{ address, name: null }} chain={chain} variant="full" />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(`${change.kind}.title`)}
      description={text(`${change.kind}.text`)}
      footer={
        <>
          <Button onClick={onCancel}>{text('cancel')}</Button>
          <Button
            disabledReason={reading}
            onClick={() => control.attempt(check.ready !== undefined, onAdd)}
          >
            {text('add')}
          </Button>
          <Button variant="primary" type="submit" form={control.id} disabledReason={disabledReason}>
            {text('review')}
          </Button>
        </>
      }
    >
      <Form form={control} className={styles.form} onSubmit={submit}>
        {old && (
          <div>
            <p className={styles.quiet}>{text(`old.${subject}`)}</p>
            {party(old)}
          </div>
        )}
        {hasAddress(change) && (
          <AddressField
            label={text(`new.${subject}`)}
            hint={text('new.hint')}
            typed={form.typed}
            onTyped={(typed) => onForm({ ...form, typed })}
            found={found}
            error={
              check.problem && check.problem.why !== 'unread'
                ? problemText(check.problem)
                : undefined
            }
            isUrgent={isUrgentProblem(check.problem)}
            contacts={contacts}
          />
        )}
        {codeFailure && (
          <Problem
            variant="inline"
            title={text('codeFailed')}
            reason={codeFailure.reason}
            onRetry={codeFailure.retry}
          />
        )}
        {check.most !== undefined && (
          <Field
            label={text('required')}
            hint={text('required.hint', {
              owners: check.after.owners,
              threshold: before.threshold,
              before: before.owners,
            })}
            error={control.isTried && isUnchanged ? text('unchanged') : undefined}
          >
            <Select
              value={String(check.after.threshold)}
              onChange={(event) => onForm({ ...form, threshold: Number(event.target.value) })}
              options={Array.from({ length: check.most }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
            />
          </Field>
        )}
        <Disclosure summary={text('nonce.choose')} open={isNonceOpen} onOpenChange={setNonceOpen}>
          <NonceField
            nonces={nonces}
            value={form.nonce}
            onChange={(nonce) => onForm({ ...form, nonce })}
            check={nonceCheck}
          />
        </Disclosure>
        {check.warnings.map((warning) => (
          <Notice
            key={warning}
            tone={grave.some((one) => one === warning) ? 'danger' : 'warning'}
            live
          >
            {text(`warning.${warning}`)}
          </Notice>
        ))}
        {queued && queued !== 'reading' && (
          <Notice tone="warning" live>
            {text(`queued.${queued}`)}
          </Notice>
        )}
        {check.isGone && (
          <Notice tone="danger" live>
            {text('gone')}
          </Notice>
        )}
        {clashes && (
          <Notice tone="danger" live>
            {text('clash')}
          </Notice>
        )}
      </Form>
    </Dialog>
  )

  function problemText(problem: NewAddressProblem): string {
    switch (problem.why) {
      case 'otherChain':
        return text('problem.otherChain', { network: problem.network })
      case 'contract':
        return text('problem.contract', { network: chain.name })
      case 'itself':
      case 'sentinel':
      case 'owner':
      case 'module':
      case 'same':
      case 'unread':
        return text(`problem.${problem.why}`)
      default:
        return addressText(problem)
    }
  }
}
