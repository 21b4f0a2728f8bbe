import { type ChainSummary, grouped, toDecimal, withSymbol } from '#base'
import { limitPeriod } from '#screens/transactions/review'
import { Field, Notice, Select, TextInput, useText } from '#ui'
import { AddressField, isShownWhileTyping, isUrgentProblem } from '#screens/transactions/send'
import type { Contact } from '#screens/core/names'
import { type FoundAddress, useAddressProblemText } from '#screens/common/typedAddress'
import { type DelegateProblem, type LimitCheck, type LimitForm, limitPeriods } from './limitForm.ts'
import { setupText } from '../text.ts'
import { limitsText } from '#screens/transactions/send/spend'
import { useAmountProblemText } from '#screens/transactions/send/spend'

interface LimitFieldsProps {
  form: LimitForm
  onForm: (form: LimitForm) => void
  check: LimitCheck
}

export interface DelegateFieldProps {
  chains: readonly ChainSummary[]
  found: FoundAddress
  contacts: readonly Contact[]
}

/** Who may spend. */
export function DelegateField({
  chains,
  form,
  onForm,
  found,
  contacts,
  check,
}: LimitFieldsProps & DelegateFieldProps) {
  const text = useText(limitsText)
  const addressText = useAddressProblemText(chains)
  const problemText = (problem: DelegateProblem): string => {
    switch (problem.why) {
      case 'otherChain':
        return text('problem.otherChain', { network: problem.network })
      case 'itself':
      case 'unusable':
      case 'exists':
      case 'unread':
        return text(`problem.${problem.why}`)
      default:
        return addressText(problem)
    }
  }
  return (
    <AddressField
      label={text('who')}
      hint={text('who.hint')}
      typed={form.typed}
      onTyped={(typed) => onForm({ ...form, typed })}
      found={found}
      error={
        check.address && check.address.why !== 'unread' ? problemText(check.address) : undefined
      }
      isUrgent={isUrgentProblem(check.address)}
      contacts={contacts}
    />
  )
}

/** How much, and how often. */
export function TermsFields({
  form,
  onForm,
  check,
  isTried,
}: LimitFieldsProps & {
  /** Whether the user has tried to submit them. */
  isTried: boolean
}) {
  const text = useText(limitsText)
  const problemText = useAmountProblemText()
  const { token, amount } = check
  const balance =
    token?.balance !== undefined &&
    withSymbol(grouped(toDecimal(token.balance, token.decimals), text.locale), token.symbol)
  const periods = limitPeriods.includes(form.period)
    ? limitPeriods
    : [...limitPeriods, form.period].toSorted((a, b) => a - b)
  return (
    <>
      <Field
        label={token ? `${text('amount')} (${token.symbol})` : text('amount')}
        hint={
          balance && text(check.isOverBalance ? 'warning.overBalance' : 'amount.hint', { balance })
        }
        error={
          amount
            ? problemText(amount, token)
            : isTried && check.isUnchanged
              ? text('unchanged')
              : undefined
        }
        urgent={amount && (amount.why === 'tooMuch' || isShownWhileTyping(amount))}
      >
        <TextInput
          inputMode="decimal"
          dir="ltr"
          value={form.amount}
          onChange={(event) => onForm({ ...form, amount: event.target.value })}
        />
      </Field>
      <Field label={text('period')}>
        <Select
          value={String(form.period)}
          onChange={(event) => onForm({ ...form, period: Number(event.target.value) })}
          options={periods.map((minutes) => ({
            value: String(minutes),
            label: text('period.option', { ...limitPeriod(minutes, text.locale) }),
          }))}
        />
      </Field>
    </>
  )
}

/** Why a change would do something other than what it says, or can't be made. */
export function LimitProblems({
  check,
  clashes,
  libraryFailure,
}: {
  check: LimitCheck
  /** Whether the draft transaction disables the module. */
  clashes: boolean | undefined
  /** Why the contract that makes several calls couldn't be found. */
  libraryFailure: 'failed' | 'none' | undefined
}) {
  const text = useText(limitsText)
  const rules = useText(setupText)
  return (
    <>
      {check.revived.length > 0 && (
        <Notice tone="danger">{text('warning.revived', { count: check.revived.length })}</Notice>
      )}
      {check.isGone && (
        <Notice tone="danger" live>
          {text('gone')}
        </Notice>
      )}
      {clashes && (
        <Notice tone="danger" live>
          {rules('clash')}
        </Notice>
      )}
      {libraryFailure && (
        <Notice tone="danger" live>
          {text(`library.${libraryFailure}`)}
        </Notice>
      )}
    </>
  )
}
