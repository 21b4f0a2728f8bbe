import { type ChainSummary, sameAddress, toDecimal, zeroAddress } from '#base'
import { Button, Field, TextInput, useText } from '#ui'
import type { Contact } from '#screens/core/names'
import { TokenMark } from '#screens/common/marks'
import { AddressField, isUrgentProblem } from '../AddressField.tsx'
import { AmountHint } from '../AmountHint.tsx'
import { isShownWhileTyping } from '../readTypedAmount.ts'
import type { TokenWords } from '#screens/transactions/review'
import { type FoundAddress, useAddressProblemText } from '#screens/common/typedAddress'
import type { LimitToken } from './limitTokens.ts'
import type { SpendCheck, SpendForm, SpendRecipientProblem } from './spendForm.ts'
import styles from '../SendView.module.css'
import { limitsText } from './text.ts'
import { useAmountProblemText } from './useAmountProblemText.ts'

export interface SpendFieldsProps {
  chain: ChainSummary
  chains: readonly ChainSummary[]
  token: LimitToken
  words: TokenWords
  form: SpendForm
  onForm: (form: SpendForm) => void
  found: FoundAddress
  contacts: readonly Contact[]
  check: SpendCheck
}

/** How much is spent, and who gets it. */
export function SpendFields({
  chain,
  chains,
  token,
  words,
  form,
  onForm,
  found,
  contacts,
  check,
}: SpendFieldsProps) {
  const text = useText(limitsText)
  const amountText = useAmountProblemText()
  const addressText = useAddressProblemText(chains)
  const { amount, recipient, most } = check
  const mark = sameAddress(token.token, zeroAddress) ? 'native' : token.token
  const problemText = (problem: SpendRecipientProblem): string => {
    switch (problem.why) {
      case 'otherChain':
        return text('problem.otherChain', { network: problem.network })
      case 'itself':
        return text('spend.itself')
      case 'tokenContract':
        return text('spend.tokenContract')
      case 'unread':
        return text('problem.unread')
      default:
        return addressText(problem)
    }
  }
  return (
    <>
      <Field
        label={`${text('amount')} (${token.symbol})`}
        hint={
          <AmountHint
            token={{ ...token, token: mark }}
            typed={form.amount}
            available={most}
            words={text('spend.most', { amount: words.amountOf(token.token, most) })}
          />
        }
        error={amount && amountText(amount, token)}
        urgent={amount && isShownWhileTyping(amount)}
        actions={
          most > 0n && (
            <Button
              size="s"
              variant="quiet"
              onClick={() => onForm({ ...form, amount: toDecimal(most, token.decimals) })}
            >
              {text('spend.max')}
            </Button>
          )
        }
      >
        <TextInput
          className={styles.amount}
          inputMode="decimal"
          dir="ltr"
          value={form.amount}
          onChange={(event) => onForm({ ...form, amount: event.target.value })}
          leading={
            <TokenMark token={mark} symbol={token.symbol} chainId={chain.chainId} size={20} />
          }
        />
      </Field>
      <AddressField
        label={text('spend.to')}
        typed={form.typed}
        onTyped={(typed) => onForm({ ...form, typed })}
        found={found}
        error={recipient && recipient.why !== 'unread' ? problemText(recipient) : undefined}
        isUrgent={isUrgentProblem(recipient)}
        contacts={contacts}
      />
    </>
  )
}
