import type { ChainSummary } from '#base'
import { Field, TextInput, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import { isShownWhileTyping } from '#screens/transactions/send'
import { templatesText } from '#screens/transactions/templates'
import { amountProblemText } from '../amountProblemText.ts'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import type { Blank } from './fillTemplate.ts'

export interface BlankFieldProps {
  blank: Blank
  chain: ChainSummary
  isReading: boolean
  amount: string
  onAmount: (amount: string) => void
}

/** The amount of a blank, with its recipient and its token: any contract can use a symbol. */
export function BlankField({ blank, chain, isReading, amount, onAmount }: BlankFieldProps) {
  const text = useText(templatesText)
  const amountText = useText(newTransactionText)
  const { at, to, token, symbol, decimals, problem } = blank
  const error =
    decimals === undefined
      ? text(isReading ? 'use.reading' : 'use.unread')
      : problem && amountProblemText(amountText, problem, symbol)
  return (
    <Field
      label={text('use.amount', { number: at + 1, symbol })}
      hint={
        <>
          <PartyText party={{ address: to, name: null }} chain={chain} avatar={16} />
          {token && (
            <div className={styles.found}>
              <PartyText
                variant="full"
                party={{ address: token, name: decimals === undefined ? null : symbol }}
                chain={chain}
                prefixed={false}
                avatar={16}
                token={decimals === undefined ? null : symbol}
              />
            </div>
          )}
        </>
      }
      error={error}
      urgent={problem && isShownWhileTyping(problem)}
    >
      <TextInput
        inputMode="decimal"
        dir="ltr"
        value={amount}
        onChange={({ target }) => onAmount(target.value)}
      />
    </Field>
  )
}
