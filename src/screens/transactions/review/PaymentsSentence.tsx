import { Fragment } from 'react'
import { type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { Erc20 } from '#chain'
import type { paymentsOf, SentAmount } from '#safe'
import { type Text, useText } from '#ui'
import { marks, SentenceAmount } from '#screens/common/action'
import { formatList } from '#screens/common/hooks'
import { transactionText } from '#screens/common/signing'
import { type TokenWords, useTokenWords } from './useTokenWords.ts'

type Payments = NonNullable<ReturnType<typeof paymentsOf>>
type Words = Text<keyof (typeof transactionText)['english']>

/** What a batch of payments sends, as text: `Send 2,050 USDC and 0.3 ETH in 3 payments`. */
export const paymentsText = (
  text: Words,
  { count, sums }: Payments,
  { amountOf }: TokenWords,
): string =>
  text('payments', {
    count,
    amounts: formatList(
      text.locale,
      sums.map(({ token, raw }) => amountOf(token, raw)),
      'conjunction',
    ),
  })

export interface PaymentsSentenceProps {
  payments: Payments
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
}

/** The same, with each token's mark before its amount. */
export function PaymentsSentence({ payments, tokens, chain }: PaymentsSentenceProps) {
  const text = useText(transactionText)
  const { count, sums } = payments
  const amounts = new Intl.ListFormat(text.locale, { type: 'conjunction' })
    .formatToParts(sums.map((_, index) => String(index)))
    .map(({ type, value }, index) => {
      const sum = type === 'element' ? sums[Number(value)] : undefined
      return sum ? <Sum key={index} {...{ sum, tokens, chain }} /> : value
    })
  return text('payments', { count, amounts: marks.amount })
    .split(marks.amount)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && amounts}
        {part}
      </Fragment>
    ))
}

function Sum({
  sum: { token, raw },
  tokens,
  chain,
}: { sum: SentAmount } & Omit<PaymentsSentenceProps, 'payments'>) {
  const { amountOf, symbolOf } = useTokenWords(tokens, chain)
  const isNative = sameAddress(token, zeroAddress)
  const known = isNative ? chain : tokens.find((one) => sameAddress(one.token, token))
  const decimals = known?.decimals
  return decimals == null ? (
    <bdi>{amountOf(token, raw)}</bdi>
  ) : (
    <SentenceAmount
      amount={{
        raw,
        decimals,
        token: isNative ? 'native' : token,
        symbol: symbolOf(token),
        sign: null,
      }}
      chainId={chain?.chainId}
      full
    />
  )
}
