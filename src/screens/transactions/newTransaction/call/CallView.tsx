import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type ChainSummary, type Remote, visibleText } from '#base'
import type { Decoding } from '#domain'
import { canonicalType, signatureOf } from '#safe'
import {
  Button,
  Dialog,
  Disclosure,
  Field,
  Notice,
  Problem,
  Select,
  Tabs,
  TextArea,
  TextInput,
  useText,
} from '#ui'
import type { Contact, LookAlike } from '#screens/core/names'
import { DecodedFields } from '#screens/transactions/review'
import {
  type FoundAddress,
  LookAlikeNotices,
  useAddressProblemText,
} from '#screens/common/typedAddress'
import { AddressField, isUrgentProblem } from '#screens/transactions/send'
import { amountProblemText } from '../amountProblemText.ts'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import { argumentHint, argumentProblemText, isShownAtOnce } from './argumentText.ts'
import type { CallCheck, CallForm } from './callForm.ts'

export interface CallViewProps {
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
  /**
   * What the gateway says that the raw data does, null if it doesn't know; undefined for data that
   * it isn't asked about.
   */
  decoded?: Remote<Decoding | null> | undefined
  /** Whether the gateway knows methods of the contract. */
  hasKnown: boolean
  /** It is in the transaction already. */
  isEdited?: boolean | undefined
  onDone: () => void
  /** Closes it on purpose, so nothing that was typed is kept. */
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
    decoded,
    hasKnown,
    isEdited,
    onDone,
    onCancel,
    onClose,
  } = props
  const text = useText(newTransactionText)
  const addressText = useAddressProblemText(chains)
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const isTried = attempts > 0
  // After a vain attempt, the first invalid field has the focus.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check.ready) onDone()
    else setAttempts(attempts + 1)
  }
  const { to } = check
  const target =
    to &&
    (to.why === 'otherChain'
      ? text('call.to.otherChain', { network: to.network, own: chain.name })
      : addressText(to))
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
            form={id}
            busy={found.status === 'pending' && found.lookup.status === 'loading'}
          >
            {text(isEdited ? 'save' : 'done')}
          </Button>
        </>
      }
    >
      <form ref={element} id={id} className={styles.form} onSubmit={submit} noValidate>
        <AddressField
          label={text('call.to')}
          hint={text('call.to.hint')}
          typed={form.to}
          onTyped={(typed) => onForm({ ...form, to: typed })}
          found={found}
          error={target}
          isUrgent={isUrgentProblem(to)}
          contacts={contacts}
          isTried={isTried}
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
              <MethodFields {...{ form, onForm, check, contract, hasKnown, isTried }} />
            ) : (
              <Field
                label={text('call.data')}
                hint={text('call.data.hint')}
                optional
                error={
                  check.data && (isTried || (check.data.why !== 'nothing' && form.data.length > 2))
                    ? check.data.why === 'nothing'
                      ? text('call.data.nothing')
                      : argumentProblemText(text, check.data)
                    : undefined
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
              <Field
                label={text('call.value', { symbol: chain.symbol })}
                hint={text('call.value.hint')}
                optional
                error={check.value && amountProblemText(text, check.value, chain.symbol)}
              >
                <TextInput
                  inputMode="decimal"
                  dir="ltr"
                  value={form.value}
                  onChange={(event) => onForm({ ...form, value: event.target.value })}
                />
              </Field>
            )}
          </div>
        </Tabs>
      </form>
    </Dialog>
  )
}

/**
 * What the gateway says about raw data: a help while it is written. What is signed is decoded here.
 */
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

interface MethodFieldsProps extends Pick<
  CallViewProps,
  'form' | 'onForm' | 'check' | 'contract' | 'hasKnown'
> {
  isTried: boolean
}

function MethodFields({ form, onForm, check, contract, hasKnown, isTried }: MethodFieldsProps) {
  const text = useText(newTransactionText)
  const { method, methods, abi } = check
  const [isOpened, setOpened] = useState(form.abi !== '')
  const isAbiOpen = isOpened || form.abi !== '' || (!hasKnown && contract?.status !== 'loading')
  const abiError = abi && (abi !== 'empty' || isTried) ? text(`call.abi.${abi}`) : undefined
  const field = (
    <Field label={text('call.abi')} hideLabel hint={text('call.abi.hint')} error={abiError}>
      <TextArea
        mono
        dir="ltr"
        value={form.abi}
        onChange={(event) => onForm({ ...form, abi: event.target.value })}
      />
    </Field>
  )
  const signature = method && signatureOf(method)
  const typed = (signature && form.args[signature]) || []
  const name = contract?.status === 'ready' ? contract.value?.name : undefined
  return (
    <>
      {contract?.status === 'loading' && (
        <span className={styles.quiet} role="status">
          {text('call.looking')}
        </span>
      )}
      {contract?.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('call.lookup.failed')}
          reason={contract.reason}
          onRetry={contract.retry}
        />
      )}
      {hasKnown && form.abi.trim() === '' && (
        <Notice>{text('call.known', { name: name ?? text('call.unnamed') })}</Notice>
      )}
      {contract?.status === 'ready' && !hasKnown && form.abi.trim() === '' && (
        <p className={styles.quiet}>{text('call.unknown')}</p>
      )}
      {/* Always the same one, so that the field that is typed into stays. */}
      <Disclosure
        summary={text(hasKnown ? 'call.abi.own' : 'call.abi')}
        open={isAbiOpen}
        onOpenChange={setOpened}
      >
        {field}
      </Disclosure>
      {method && signature && (
        <>
          <Field label={text('call.method')}>
            <Select
              value={signature}
              onChange={(event) => onForm({ ...form, method: event.target.value })}
              options={methods.map((one) => ({
                value: signatureOf(one),
                label: visibleText(signatureOf(one)),
              }))}
            />
          </Field>
          {method.inputs.map((input, index) => {
            const problem = check.args[index]
            const value = typed[index] ?? ''
            return (
              <Field
                key={`${signature} ${index}`}
                label={argumentLabel(text, visibleText(input.name), canonicalType(input), index)}
                hint={argumentHint(text, input)}
                error={
                  problem && (isTried || (value !== '' && isShownAtOnce(problem)))
                    ? argumentProblemText(text, problem)
                    : undefined
                }
              >
                <TextInput
                  mono
                  dir="ltr"
                  autoCapitalize="none"
                  value={value}
                  onChange={(event) => {
                    const args = method.inputs.map((_, at) =>
                      at === index ? event.target.value : (typed[at] ?? ''),
                    )
                    onForm({
                      ...form,
                      method: signature,
                      args: { ...form.args, [signature]: args },
                    })
                  }}
                />
              </Field>
            )
          })}
        </>
      )}
    </>
  )
}

const argumentLabel = (
  text: ReturnType<typeof useText<keyof (typeof newTransactionText)['english']>>,
  name: string,
  type: string,
  index: number,
) =>
  name
    ? text('call.argument', { name, type })
    : text('call.argument.unnamed', { number: index + 1, type })
