import { type ChainSummary, type Remote, visibleText } from '#base'
import type { Decoding } from '#domain'
import type { LookAlike } from '#safe/suspicion'
import {
  Button,
  cx,
  Dialog,
  Field,
  Form,
  Notice,
  Problem,
  Tabs,
  TextArea,
  useForm,
  useText,
} from '#ui'
import type { Contact } from '#screens/core/names'
import { DecodedFields } from '#screens/transactions/review'
import {
  type FoundAddress,
  LookAlikeNotices,
  useAddressProblemText,
} from '#screens/common/typedAddress'
import { AddressField, isUrgentProblem } from '#screens/transactions/send'
import styles from '../../../common/form/fields.module.css'
import call from './CallView.module.css'
import { newTransactionText } from '../text.ts'
import { argumentProblemText } from './argumentText.ts'
import { type CallCheck, type CallForm, isPaidCall, type TargetProblem } from './callForm.ts'
import { CallPreview, type PreviewedCall } from './CallPreview.tsx'
import { MethodFields, type MethodFieldsProps } from './MethodFields.tsx'
import { ValueField } from './ValueField.tsx'

export interface CallViewProps extends Pick<MethodFieldsProps, 'accounts' | 'amountOf'> {
  chain: ChainSummary
  /** For the prefixes of addresses. */
  chains: readonly ChainSummary[]
  contacts: readonly Contact[]
  form: CallForm
  onForm: (form: CallForm) => void
  found: FoundAddress
  check: CallCheck
  /** Addresses in the arguments or the data that could be mistaken for known ones. */
  lookAlikes: readonly LookAlike[]
  /**
   * The contract as the gateway knows it, null if it doesn't; undefined before there is an address.
   */
  contract: Remote<{ name: string | null } | null> | undefined
  /** Whether it is a contract at all; undefined until that is known. */
  hasCode?: boolean | undefined
  /**
   * The gateway's decoding of the raw data: null if it doesn't know, undefined if it isn't
   * requested.
   */
  decoded?: Remote<Decoding | null> | undefined
  /** Whether the gateway knows methods of the contract. */
  hasKnown: boolean
  /** The Safe's balance of the native coin; undefined while it isn't known. */
  balance?: bigint | undefined
  /** What it would do; undefined while it isn't complete. */
  preview?: PreviewedCall | undefined
  /** Whether the call is in the transaction already. */
  isEdited?: boolean | undefined
  onDone: () => void
  /** Closes the form and discards what was typed. */
  onCancel: () => void
  onClose: () => void
}

/** A contract, one of its methods and its arguments, or raw data. */
export function CallView(props: CallViewProps) {
  const {
    chain,
    chains,
    contacts,
    form,
    onForm,
    found,
    check,
    lookAlikes,
    contract,
    hasCode,
    decoded,
    hasKnown,
    accounts,
    amountOf,
    balance,
    preview,
    isEdited,
    onDone,
    onCancel,
    onClose,
  } = props
  const text = useText(newTransactionText)
  const addressText = useAddressProblemText(chains)
  const control = useForm()
  const { to } = check
  const accountText = (problem: TargetProblem) =>
    problem.why === 'otherChain'
      ? text('call.to.otherChain', { network: problem.network, own: chain.name })
      : addressText(problem)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('call.title')}
      footer={
        <>
          <Button onClick={onCancel}>{text('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={control.id}
            busy={[found, ...(accounts ?? [])].some(isLookedUp)}
          >
            {text(isEdited ? 'save' : 'done')}
          </Button>
        </>
      }
    >
      <Form
        form={control}
        className={cx(styles.form, call.fields)}
        onSubmit={() => control.attempt(check.ready !== undefined, onDone)}
      >
        <AddressField
          label={text('call.to')}
          hint={text('call.to.hint')}
          typed={form.to}
          onTyped={(typed) => onForm({ ...form, to: typed })}
          found={found}
          error={to && accountText(to)}
          isUrgent={isUrgentProblem(to)}
          contacts={contacts}
          chainId={chain.chainId}
        />
        <Tabs
          label={text('call.mode')}
          tabs={[
            { id: 'method', label: text('call.mode.method') },
            { id: 'data', label: text('call.mode.data') },
          ]}
          selected={form.mode}
          onSelect={(mode) => onForm({ ...form, mode })}
        >
          <div className={styles.form}>
            {form.mode === 'method' ? (
              <MethodFields
                {...{ form, onForm, check, contract, hasKnown, accounts, amountOf }}
                {...{ chain, contacts, accountText }}
              />
            ) : (
              <Field
                label={text('call.data')}
                hint={text('call.data.hint')}
                optional
                error={
                  check.data &&
                  (check.data.why === 'nothing'
                    ? text('call.data.nothing')
                    : argumentProblemText(text, check.data))
                }
              >
                <TextArea
                  mono
                  dir="ltr"
                  value={form.data}
                  onChange={(event) => onForm({ ...form, data: event.target.value })}
                />
              </Field>
            )}
            <LookAlikeNotices lookAlikes={lookAlikes} />
            {form.mode === 'data' && decoded && <DecodedData decoded={decoded} chain={chain} />}
            {check.hasAmount && (
              <ValueField
                chain={chain}
                value={form.value}
                onValue={(value) => onForm({ ...form, value })}
                problem={check.value}
                balance={balance}
              />
            )}
            {hasCode === false && check.ready && isPaidCall(check.ready) && (
              <Notice tone="danger" live title={text('call.noCode')}>
                {text('call.noCode.text')}
              </Notice>
            )}
          </div>
        </Tabs>
        <CallPreview preview={preview} chain={chain} />
      </Form>
    </Dialog>
  )
}

const isLookedUp = (found: FoundAddress | undefined): boolean =>
  found?.status === 'pending' && found.lookup.status === 'loading'

/** What the gateway says about raw data: a hint while typing. What is signed is decoded here. */
function DecodedData({
  decoded,
  chain,
}: {
  decoded: Remote<Decoding | null>
  chain: ChainSummary
}) {
  const text = useText(newTransactionText)
  if (decoded.status === 'failed')
    return (
      <Problem
        variant="inline"
        title={text('call.decoded.failed')}
        reason={decoded.reason}
        onRetry={decoded.retry}
      />
    )
  if (decoded.status === 'loading') return null
  const { value } = decoded
  return (
    <>
      <p className={styles.quiet} role="status">
        {value
          ? text('call.decoded', { method: visibleText(value.method) })
          : text('call.decoded.unknown')}
      </p>
      {value && <DecodedFields decoded={value} chain={chain} />}
    </>
  )
}
