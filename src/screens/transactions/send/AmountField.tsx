import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'
import { grouped, toDecimal, withSymbol } from '#base'
import type { Asset } from '#domain'
import { Button, Field, TextInput, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import { usePrices } from '#screens/common/money'
import { AmountHint } from './AmountHint.tsx'
import { amountForFiat, fiatForAmount, isUsablePrice } from './amountForFiat.ts'
import { type AmountProblem, isShownWhileTyping } from './readTypedAmount.ts'
import styles from './SendView.module.css'
import { sendText } from './text.ts'

export interface AmountFieldProps {
  /** undefined for a token that the Safe doesn't hold. */
  asset: Asset | undefined
  /** In the smallest unit. */
  available: bigint | undefined
  /** The amount of the token, as it is typed. */
  amount: string
  /** What was typed in the currency of the settings instead; undefined for the token. */
  fiat: string | undefined
  onAmount: (amount: string, fiat: string | undefined) => void
  problem: AmountProblem | undefined
  /** The field that chooses the token, inside the frame. */
  token?: ReactNode
}

/**
 * How much of a token is sent. If the token has a price, a value can be typed in the currency of
 * the settings; the token amount that is shown is sent.
 */
export function AmountField(props: AmountFieldProps) {
  const { asset, available, amount, fiat, onAmount, problem, token } = props
  const text = useText(sendText)
  const { locale } = useTextSettings()
  const { currency } = usePrices()
  const unit = currency.toUpperCase()
  const { symbol = '', decimals = 0, price } = asset ?? {}
  const isFiat = fiat !== undefined && isUsablePrice(price)
  const other = isFiat ? symbol : unit
  const amountText = (wrong: AmountProblem) => {
    if (wrong.why === 'decimals')
      return text('problem.amount.decimals', { symbol, count: wrong.count })
    if (wrong.why !== 'balance') return text(`problem.amount.${wrong.why}`)
    const most = grouped(toDecimal(wrong.available, decimals), text.locale)
    return text('problem.amount.balance', { amount: withSymbol(most, symbol) })
  }
  return (
    <Field
      label={isFiat ? text('amount.in', { unit }) : text('amount')}
      error={problem && amountText(problem)}
      urgent={problem && isShownWhileTyping(problem)}
      hint={
        asset &&
        available !== undefined && (
          <AmountHint
            token={{ ...asset, token: asset.type === 'native' ? 'native' : asset.token }}
            typed={amount}
            available={available}
            isFiat={isFiat}
          />
        )
      }
      actions={
        asset && (
          <>
            {isUsablePrice(price) && (
              <Button
                size="s"
                variant="quiet"
                icon={ArrowUpDown}
                aria-label={formatList(locale, [other, text('amount.enter', { unit: other })])}
                onClick={() =>
                  onAmount(amount, isFiat ? undefined : fiatForAmount(amount, price, decimals))
                }
              >
                {other}
              </Button>
            )}
            {available !== undefined && available > 0n && (
              <Button
                size="s"
                variant="quiet"
                aria-label={formatList(locale, [text('max'), symbol])}
                onClick={() => onAmount(toDecimal(available, decimals), undefined)}
              >
                {text('max')}
              </Button>
            )}
          </>
        )
      }
    >
      <TextInput
        className={styles.amount}
        inputMode="decimal"
        dir="ltr"
        value={isFiat ? fiat : amount}
        onChange={({ target: { value } }) =>
          isFiat
            ? onAmount(amountForFiat(value, price, decimals), value)
            : onAmount(value, undefined)
        }
        trailing={token}
      />
    </Field>
  )
}
