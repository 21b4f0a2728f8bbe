import { type ChainSummary, grouped, toDecimal, visibleText, withSymbol } from '#base'
import type { Erc20 } from '#chain'
import {
  type AbiInput,
  type Argument,
  type ArgumentProblem,
  canonicalType,
  readArgument,
} from '#safe'
import { Field, TextInput, useFormat, useText } from '#ui'
import type { Contact } from '#screens/core/names'
import { TokenMark } from '#screens/common/marks'
import { AmountFiat } from '#screens/common/money'
import { type FoundAddress } from '#screens/common/typedAddress'
import { transactionText } from '#screens/common/signing'
import { AddressField, isUrgentProblem } from '#screens/transactions/send'
import { deadlineOf } from '../deadlineOf.ts'
import { newTransactionText } from '../text.ts'
import { argumentHint, argumentProblemText, isShownAtOnce } from './argumentText.ts'
import styles from './CallView.module.css'
import type { TargetProblem } from './callForm.ts'

/** How to read accounts typed as arguments. */
export interface ArgumentContext {
  chain: ChainSummary
  contacts: readonly Contact[]
  /** Describes the problem with an account. */
  accountText: (problem: TargetProblem) => string
}

export interface ArgumentFieldProps extends ArgumentContext {
  input: AbiInput
  /** Position, from 0. */
  index: number
  value: string
  onValue: (value: string) => void
  problem: ArgumentProblem | undefined
  /** For an address: the account found for it, and the problem with that account. */
  account: { found: FoundAddress; problem: TargetProblem | undefined } | undefined
  /** The token that it is an amount of. */
  token: Erc20 | undefined
}

/** An argument of a method: an account, an amount of a token, or any other value as text. */
export function ArgumentField({
  input,
  index,
  value,
  onValue,
  problem,
  account,
  token,
  chain,
  contacts,
  accountText,
}: ArgumentFieldProps) {
  const text = useText(newTransactionText)
  const type = canonicalType(input)
  const name = visibleText(input.name)
  const label = name
    ? text('call.argument', { name, type })
    : text('call.argument.unnamed', { number: index + 1, type })
  if (account) {
    // What counts is whether it's valid for the method: the zero address can be an argument.
    const wrong = problem && account.problem
    return (
      <AddressField
        label={label}
        typed={value}
        onTyped={onValue}
        found={account.found}
        error={wrong && accountText(wrong)}
        isUrgent={isUrgentProblem(wrong)}
        contacts={contacts}
        chainId={chain.chainId}
      />
    )
  }
  const read = readArgument(input, value)
  const until = read.ok ? deadlineOf({ name: input.name, type, value: read.value }) : undefined
  const hint = token ? (
    <Units token={token} read={read} />
  ) : until === undefined ? (
    argumentHint(text, input)
  ) : (
    <Deadline until={until} />
  )
  return (
    <Field
      label={label}
      hint={hint}
      error={problem && argumentProblemText(text, problem)}
      urgent={problem && value !== '' && isShownAtOnce(problem)}
    >
      <TextInput
        mono
        dir="ltr"
        autoCapitalize="none"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        trailing={
          token && (
            <span className={styles.token}>
              <TokenMark
                token={token.token}
                symbol={token.symbol ?? ''}
                chainId={chain.chainId}
                size={20}
              />
              <bdi>{token.symbol}</bdi>
            </span>
          )
        }
      />
    </Field>
  )
}

/** The date of a number of seconds. */
function Deadline({ until }: { until: number | 'never' }) {
  const text = useText(transactionText)
  const format = useFormat()
  return <span>= {until === 'never' ? text('until.never') : format.dateTime(until)}</span>
}

/** An amount in the smallest unit, converted to the token's own unit. */
function Units({ token: { token, symbol, decimals }, read }: { token: Erc20; read: Argument }) {
  const text = useText(newTransactionText)
  if (decimals === null) return null
  const raw = read.ok ? BigInt(read.value as bigint) : undefined
  return (
    <span className={styles.worth}>
      {raw !== undefined && (
        <span>
          {'= '}
          <bdi>{withSymbol(grouped(toDecimal(raw, decimals), text.locale), symbol ?? '')}</bdi>
        </span>
      )}
      {raw !== undefined && (
        <AmountFiat token={token} raw={raw} decimals={decimals} size="detail" />
      )}
      {raw === undefined && text('call.units', { symbol: symbol ?? '' })}
    </span>
  )
}
