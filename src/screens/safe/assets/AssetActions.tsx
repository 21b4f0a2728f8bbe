import type { Remote } from '#base'
import { Select, useText } from '#ui'
import { type Receive, ReceiveButton } from '#screens/safe/receive'
import { SendButton, type SendButtonProps } from '#screens/transactions/send'
import styles from './AssetsView.module.css'
import { assetsText } from './text.ts'

export interface AssetActionsProps {
  currency: string
  currencies: Remote<readonly string[]>
  receive: Pick<Receive, 'open' | 'prepare'>
  send: SendButtonProps | undefined
  onCurrency: (code: string) => void
}

/** Send, receive, and the currency of all values. */
export function AssetActions({
  currency,
  currencies,
  receive,
  send,
  onCurrency,
}: AssetActionsProps) {
  const text = useText(assetsText)
  const codes = currencies.status === 'ready' ? currencies.value : []
  // The selected currency is always an option, even while the list is loading.
  const options = (codes.includes(currency) ? codes : [currency, ...codes]).map((code) => ({
    value: code,
    label: code.toUpperCase(),
  }))
  return (
    <>
      {send && <SendButton {...send} />}
      <ReceiveButton {...receive} />
      <Select
        className={styles.currency}
        label={text('currency')}
        options={options}
        value={currency}
        onChange={(event) => onCurrency(event.target.value)}
      />
    </>
  )
}
