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
import type { Contact } from '#screens/core/names'
import { type KnownNonces, type NonceCheck, NonceField } from '#screens/transactions/send'
import fields from '../../../common/form/fields.module.css'
import { useLimitText } from '#screens/transactions/review'
import { PartyText } from '#screens/common/parties'
import type { FoundAddress } from '#screens/common/typedAddress'
import type { LimitChange, LimitCheck, LimitForm } from './limitForm.ts'
import type { LimitToken } from '#screens/transactions/send/spend'
import { limitsText } from '#screens/transactions/send/spend'
import { DelegateField, LimitProblems, TermsFields } from './LimitFields.tsx'

export interface LimitViewProps {
  chain: ChainSummary
  chains: readonly ChainSummary[]
  change: LimitChange
  form: LimitForm
  onForm: (form: LimitForm) => void
  /** Tokens that can be chosen; undefined where it is fixed. */
  tokens: Remote<readonly LimitToken[]> | undefined
  /** Those that can be chosen if these can't be read. */
  knownTokens: readonly LimitToken[]
  /** What the tokens say about themselves. */
  erc20s: readonly Erc20[]
  found: FoundAddress
  contacts: readonly Contact[]
  check: LimitCheck
  /** It is being read which limits the account had before. */
  isReadingFormer?: boolean | undefined
  /** Why it couldn't be read which limits the account had before. */
  formerFailure?: { reason: Failure; retry: () => void } | undefined
  /** The module isn't enabled yet. */
  enables: boolean
  /**
   * What is known of the queue. `enables`, `disables`: the module, before this change. `partial`:
   * not all of what runs before is known.
   */
  queued: 'reading' | 'enables' | 'disables' | 'partial' | undefined
  nonces: Remote<KnownNonces>
  nonceCheck: NonceCheck
  /** The chain is being read for the review. */
  isPreparing?: boolean | undefined
  /** Why the contract that makes several calls couldn't be found. */
  libraryFailure: 'failed' | 'none' | undefined
  /** The draft transaction disables the module. */
  clashes?: boolean | undefined
  /** Why it can't be proposed now. */
  disabledReason: string | undefined
  onAdd: () => void
  onReview: () => void
  /** Closes it on purpose, so nothing that was typed is kept. */
  onCancel: () => void
  onClose: () => void
}

/**
 * One change of a Safe's spending limits: what it is, what is wrong with it, and what could be
 * lost.
 */
export function LimitView(props: LimitViewProps) {
  const {
    chain,
    change,
    form,
    onForm,
    tokens,
    knownTokens,
    erc20s,
    check,
    enables,
    queued,
    nonces,
    nonceCheck,
    libraryFailure,
  } = props
  const {
    isReadingFormer = false,
    formerFailure,
    isPreparing = false,
    clashes = false,
    onAdd,
    onReview,
    onCancel,
    onClose,
  } = props
  const text = useText(limitsText)
  const limitText = useLimitText(erc20s, chain)
  const control = useForm()
  const [isNonceOpen, setNonceOpen] = useState(false)
  const reading = queued === 'reading' || isReadingFormer ? text('problem.unread') : undefined
  const disabledReason = props.disabledReason ?? reading
  const hasTerms = change.kind === 'new' || change.kind === 'change'
  const submit = () => {
    if (disabledReason !== undefined) return
    if (nonceCheck.nonce === undefined) setNonceOpen(true)
    control.attempt(check.ready !== undefined && nonceCheck.nonce !== undefined, onReview)
  }
  const delegate =
    change.kind === 'new'
      ? props.found.status === 'usable'
        ? props.found.address
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
          <DelegateField {...props} />
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
        {formerFailure && (
          <Problem
            variant="inline"
            title={text('failed', { network: chain.name })}
            reason={formerFailure.reason}
            onRetry={formerFailure.retry}
          />
        )}
        {tokens?.status === 'loading' && <Skeleton shape="block" height={68} announced />}
        {tokens?.status === 'failed' && (
          <Problem
            variant="inline"
            title={text('tokensFailed')}
            reason={tokens.reason}
            onRetry={tokens.retry}
          />
        )}
        {tokens && tokens.status !== 'loading' && (
          <Field label={text('token')}>
            <Select
              value={form.token}
              onChange={(event) => onForm({ ...form, token: event.target.value as Address })}
              options={(tokens.status === 'ready' ? tokens.value : knownTokens).map(
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
            nonces={nonces}
            value={form.nonce}
            onChange={(nonce) => onForm({ ...form, nonce })}
            check={nonceCheck}
          />
        </Disclosure>
        {hasTerms && <Notice tone="warning">{text('warning.module')}</Notice>}
        {hasTerms && enables && <Notice>{text('warning.enables')}</Notice>}
        <LimitProblems check={check} clashes={clashes} libraryFailure={libraryFailure} />
      </Form>
    </Dialog>
  )
}

const termsOf = (delegate: Address, token: Address, raw: bigint, minutes: number) =>
  ({ type: 'setAllowance', delegate, token, raw, minutes, from: 0 }) as const
