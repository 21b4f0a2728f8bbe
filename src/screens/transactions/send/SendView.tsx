import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import type { ChainSummary, Remote } from '#base'
import type { Asset } from '#domain'
import {
  Button,
  Dialog,
  Disclosure,
  Field,
  Form,
  Notice,
  Problem,
  Skeleton,
  TextInput,
  useForm,
  useText,
} from '#ui'
import type { Contact } from '#screens/core/names'
import type { FoundAddress } from '#screens/common/typedAddress'
import type { KnownNonces } from './checkNonce.ts'
import { NonceField } from './NonceField.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { longestNote, type PaymentForm, type SendCheck, type SendForm } from './sendForm.ts'
import styles from './SendView.module.css'
import { sendText } from './text.ts'

export interface SendViewProps {
  chain: ChainSummary
  /** For the prefixes of addresses. */
  chains: readonly ChainSummary[]
  /** Tokens that can be sent. */
  assets: Remote<readonly Asset[]>
  nonces: Remote<KnownNonces>
  form: SendForm
  onForm: (form: SendForm) => void
  /** Input for each recipient. */
  found: readonly FoundAddress[]
  check: SendCheck
  contacts: readonly Contact[]
  /** Whether the chain is being read for the review. */
  isPreparing?: boolean | undefined
  /** Why a batch can't be created. */
  libraryFailure?: 'failed' | 'none' | undefined
  onReview: () => void
  /** Adds the payments to a draft transaction. */
  onAdd: () => void
  /** What the account can send without signatures, and a button to do so. */
  limits?: ReactNode
  /** Whether it can send only that. */
  isLimited?: boolean | undefined
  /** Whether the payments can only be added: note, nonce, and review are those of the draft. */
  isPart?: boolean | undefined
  /** Whether it replaces a pending transaction with the same nonce. */
  isReplacing?: boolean | undefined
  /** Closes it deliberately, so what was typed is discarded. */
  onCancel: () => void
  onClose: () => void
}

/** Who gets how much of which token, with problems and warnings. */
export function SendView({
  chain,
  chains,
  assets,
  nonces,
  form,
  onForm,
  found,
  check,
  contacts,
  isPreparing = false,
  libraryFailure,
  onReview,
  onAdd,
  limits,
  isLimited = false,
  isPart,
  isReplacing = false,
  onCancel,
  onClose,
}: SendViewProps) {
  const text = useText(sendText)
  const control = useForm()
  const [isAdvanced, setAdvanced] = useState(form.nonce !== '')
  const isBusy =
    isPreparing || found.some((one) => one.status === 'pending' && one.lookup.status === 'loading')
  const add = () => control.attempt(check.complete !== undefined, onAdd)
  const submit = () => {
    if (isPart) return add()
    if (check.nonce.problem) setAdvanced(true)
    control.attempt(check.ready !== undefined, onReview)
  }
  const items = assets.status === 'ready' ? assets.value : []
  const { payments } = form
  const changePayment = (at: number, payment: PaymentForm) =>
    onForm({ ...form, payments: payments.map((one, index) => (index === at ? payment : one)) })
  const addPayment = () => {
    const last = payments.at(-1)
    if (last)
      onForm({
        ...form,
        payments: [...payments, { key: last.key + 1, to: '', token: last.token, amount: '' }],
      })
  }
  // An address that imitates a known one: the way on isn't the obvious one.
  const isDoubtful = found.some(
    (one) => one.status === 'usable' && one.lookAlike !== undefined && !one.lookAlike.isReported,
  )
  const canFill = assets.status === 'ready' && items.length > 0 && !isLimited
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(isReplacing ? 'title.replace' : 'title')}
      footer={
        <>
          <Button onClick={onCancel}>{text('cancel')}</Button>
          {canFill && !isPart && (
            <Button busy={isBusy} onClick={add}>
              {text('addToBatch')}
            </Button>
          )}
          {canFill && (
            <Button
              variant={isDoubtful ? 'secondary' : 'primary'}
              type="submit"
              form={control.id}
              busy={isBusy}
            >
              {text(isPart ? 'addPart' : 'review')}
            </Button>
          )}
        </>
      }
    >
      {isLimited && limits}
      {!isLimited && assets.status === 'loading' && (
        <Skeleton shape="block" height={320} announced />
      )}
      {!isLimited && assets.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('assets.failed')}
          reason={assets.reason}
          onRetry={assets.retry}
        />
      )}
      {!isLimited && assets.status === 'ready' && items.length === 0 && (
        <Notice title={text('assets.empty')} />
      )}
      {canFill && (
        <Form form={control} className={styles.form} onSubmit={submit}>
          {limits}
          {payments.map((payment, index) => (
            <PaymentFields
              key={payment.key}
              chain={chain}
              chains={chains}
              assets={items}
              payment={payment}
              onPayment={(next) => changePayment(index, next)}
              found={found[index]}
              check={check.payments[index]}
              contacts={contacts}
              number={payments.length > 1 ? index + 1 : undefined}
              onRemove={() =>
                onForm({ ...form, payments: payments.filter((one) => one !== payment) })
              }
            />
          ))}
          <div className={styles.add}>
            <Button size="s" variant="quiet" icon={Plus} onClick={addPayment}>
              {text('add')}
            </Button>
          </div>
          {libraryFailure && (
            <Notice tone="danger" live>
              {text(`library.${libraryFailure}`)}
            </Notice>
          )}
          {!isPart && (
            <>
              <Field
                label={text('note')}
                optional
                hint={text('note.hint')}
                error={check.note && text('problem.note', { count: longestNote })}
                urgent
              >
                <TextInput
                  value={form.note}
                  onChange={(event) => onForm({ ...form, note: event.target.value })}
                />
              </Field>
              <Disclosure summary={text('nonce')} open={isAdvanced} onOpenChange={setAdvanced}>
                <NonceField
                  nonces={nonces}
                  value={form.nonce}
                  onChange={(nonce) => onForm({ ...form, nonce })}
                  check={check.nonce}
                />
              </Disclosure>
            </>
          )}
        </Form>
      )}
    </Dialog>
  )
}
