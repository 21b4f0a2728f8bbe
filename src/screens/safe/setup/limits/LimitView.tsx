import { useState } from 'react'
import type { Address, ChainSummary, Failure, Remote } from '#base'
import type { Erc20 } from '#chain'
import {
  Button,
  DataItem,
  DataList,
  Dialog,
  Disclosure,
  Field,
  Form,
  Notice,
  Problem,
  Select,
  Skeleton,
  useForm,
  useText,
} from '#ui'
import { type KnownNonces, type NonceCheck, NonceField } from '#screens/transactions/send'
import fields from '../../../common/form/fields.module.css'
import { useLimitText } from '#screens/transactions/review'
import { PartyText } from '#screens/common/parties'
import type { LimitChange, LimitCheck, LimitForm } from './limitForm.ts'
import type { LimitToken } from '#screens/transactions/send/spend'
import { limitsText } from '#screens/transactions/send/spend'
import {
  DelegateField,
  type DelegateFieldProps,
  LimitProblems,
  TermsFields,
} from './LimitFields.tsx'

export interface LimitViewProps {
  chain: ChainSummary
  change: LimitChange
  form: LimitForm
  onForm: (form: LimitForm) => void
  check: LimitCheck
  /** What is known about the delegate. */
  delegate: DelegateFieldProps
  tokens: LimitTokens
  /** The reading of the account's earlier limits: in progress, or why it failed. */
  former?: 'reading' | { reason: Failure; retry: () => void } | undefined
  module: LimitModule
  nonce: { known: Remote<KnownNonces>; check: NonceCheck }
  /** Whether the chain is being read for the review. */
  isPreparing?: boolean | undefined
  /** Why the contract that makes several calls couldn't be found. */
  libraryFailure: 'failed' | 'none' | undefined
  /** Why it can't be proposed now. */
  disabledReason: string | undefined
  onAdd: () => void
  onReview: () => void
  /** Closes it deliberately, so what was typed is discarded. */
  onCancel: () => void
  onClose: () => void
}

export interface LimitTokens {
  /** Tokens that can be chosen; undefined if the token is fixed. */
  offered: Remote<readonly LimitToken[]> | undefined
  /** Tokens that can be chosen if the offered ones can't be read. */
  known: readonly LimitToken[]
  /** The tokens' metadata from their contracts. */
  erc20s: readonly Erc20[]
}

/** The module that keeps the limits. */
export interface LimitModule {
  /** Whether this change enables it first. */
  enables: boolean
  /**
   * What is known about the queue. `enables`, `disables`: the module, before this change.
   * `partial`: not all of what runs before is known.
   */
  queued: 'reading' | 'enables' | 'disables' | 'partial' | undefined
  /** Whether the draft transaction disables it. */
  clashes?: boolean | undefined
}

/** One change of a Safe's spending limits: what it is, its problems, and what could be lost. */
export function LimitView({
  chain,
  change,
  form,
  onForm,
  check,
  delegate: delegateField,
  tokens,
  former,
  module,
  nonce,
  isPreparing = false,
  libraryFailure,
  ...props
}: LimitViewProps) {
  const { onAdd, onReview, onCancel, onClose } = props
  const { offered } = tokens
  const { queued } = module
  const text = useText(limitsText)
  const limitText = useLimitText(tokens.erc20s, chain)
  const control = useForm()
  const [isNonceOpen, setNonceOpen] = useState(false)
  const reading = queued === 'reading' || former === 'reading' ? text('problem.unread') : undefined
  const disabledReason = props.disabledReason ?? reading
  const hasTerms = change.kind === 'new' || change.kind === 'change'
  const submit = () => {
    if (disabledReason !== undefined) return
    if (nonce.check.nonce === undefined) setNonceOpen(true)
    control.attempt(check.ready !== undefined && nonce.check.nonce !== undefined, onReview)
  }
  const delegate =
    change.kind === 'new'
      ? delegateField.found.status === 'usable'
        ? delegateField.found.address
        : undefined
      : change.limit.delegate
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
          <Button
            variant="primary"
            type="submit"
            form={control.id}
            busy={isPreparing}
            disabledReason={disabledReason}
          >
            {text('review')}
          </Button>
        </>
      }
    >
      <Form form={control} className={fields.form} onSubmit={submit}>
        {change.kind === 'new' ? (
          <DelegateField {...delegateField} form={form} onForm={onForm} check={check} />
        ) : (
          <DataList>
            <DataItem label={text('who')}>
              <PartyText
                party={{ address: change.limit.delegate, name: null }}
                chain={chain}
                variant="full"
              />
            </DataItem>
            <DataItem label={text('now')}>
              {limitText(
                termsOf(
                  change.limit.delegate,
                  change.limit.token,
                  change.limit.amount,
                  change.limit.period,
                ),
              )}
            </DataItem>
          </DataList>
        )}
        {former && former !== 'reading' && (
          <Problem
            variant="inline"
            title={text('failed', { network: chain.name })}
            reason={former.reason}
            onRetry={former.retry}
          />
        )}
        {offered?.status === 'loading' && <Skeleton shape="block" height={68} announced />}
        {offered?.status === 'failed' && (
          <Problem
            variant="inline"
            title={text('tokensFailed')}
            reason={offered.reason}
            onRetry={offered.retry}
          />
        )}
        {offered && offered.status !== 'loading' && (
          <Field label={text('token')}>
            <Select
              value={form.token}
              onChange={(event) => onForm({ ...form, token: event.target.value as Address })}
              options={(offered.status === 'ready' ? offered.value : tokens.known).map(
                ({ token, symbol }) => ({ value: token, label: symbol }),
              )}
            />
          </Field>
        )}
        {hasTerms && (
          <TermsFields form={form} onForm={onForm} check={check} isTried={control.isTried} />
        )}
        {hasTerms && check.ready && delegate && check.raw !== undefined && (
          <Notice title={text('result')} live>
            {limitText(termsOf(delegate, form.token, check.raw, form.period))}
          </Notice>
        )}
        {hasTerms && queued && queued !== 'reading' && (
          <Notice tone="warning" live>
            {text(`queued.${queued}`)}
          </Notice>
        )}
        <Disclosure summary={text('nonce')} open={isNonceOpen} onOpenChange={setNonceOpen}>
          <NonceField
            nonces={nonce.known}
            value={form.nonce}
            onChange={(typed) => onForm({ ...form, nonce: typed })}
            check={nonce.check}
          />
        </Disclosure>
        {hasTerms && <Notice tone="warning">{text('warning.module')}</Notice>}
        {hasTerms && module.enables && <Notice>{text('warning.enables')}</Notice>}
        <LimitProblems check={check} clashes={module.clashes} libraryFailure={libraryFailure} />
      </Form>
    </Dialog>
  )
}

const termsOf = (delegate: Address, token: Address, raw: bigint, minutes: number) =>
  ({ type: 'setAllowance', delegate, token, raw, minutes, from: 0 }) as const
