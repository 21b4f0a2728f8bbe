import type { ChainSummary } from '#base'
import { Field, Notice, TextInput, useText } from '#ui'
import {
  type AmountProblem,
  AmountHint,
  isShownWhileTyping,
  readTypedAmount,
} from '#screens/transactions/send'
import { amountProblemText } from '../amountProblemText.ts'
import { newTransactionText } from '../text.ts'

export interface ValueFieldProps {
  chain: ChainSummary
  value: string
  onValue: (value: string) => void
  problem: AmountProblem | undefined
  /** The Safe's balance, in the smallest unit; undefined while it isn't known. */
  balance: bigint | undefined
}

/**
 * The native coin that is sent with a call. It may exceed the balance, because more may arrive
 * before.
 */
export function ValueField({ chain, value, onValue, problem, balance }: ValueFieldProps) {
  const text = useText(newTransactionText)
  const read = readTypedAmount(value, chain.decimals, undefined)
  const isOver = balance !== undefined && 'raw' in read && read.raw > balance
  return (
    <>
      <Field
        label={text('call.value', { symbol: chain.symbol })}
        hint={
          balance === undefined ? (
            text('call.value.hint')
          ) : (
            <AmountHint token={{ ...chain, token: 'native' }} typed={value} available={balance} />
          )
        }
        optional
        error={problem && amountProblemText(text, problem, chain.symbol)}
        urgent={problem && isShownWhileTyping(problem)}
      >
        <TextInput
          inputMode="decimal"
          dir="ltr"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      </Field>
      {isOver && (
        <Notice tone="warning" live>
          {text('call.value.over')}
        </Notice>
      )}
    </>
  )
}
