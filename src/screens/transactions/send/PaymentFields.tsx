import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { type Address, type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { Field, IconButton, Notice, Select, useText } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { type Contact, contactAt } from '#screens/core/names'
import { AddressField } from './AddressField.tsx'
import { AmountField } from './AmountField.tsx'
import { amountForFiat, isUsablePrice } from './amountForFiat.ts'
import {
  type AddressProblem,
  type FoundAddress,
  isShownWhileTyping as isAddressShown,
  useAddressProblemText,
} from '#screens/common/typedAddress'
import { withPayee, withTypedPayee } from './payeeToken.ts'
import { type PaymentCheck, type PaymentForm, type RecipientProblem, tokenOf } from './sendForm.ts'
import styles from './SendView.module.css'
import { tokenOptions } from './tokenOptions.ts'
import { sendText } from './text.ts'

export interface PaymentFieldsProps {
  chain: ChainSummary
  chains: readonly ChainSummary[]
  /** Tokens that can be sent. */
  assets: readonly Asset[]
  payment: PaymentForm
  onPayment: (payment: PaymentForm) => void
  found: FoundAddress | undefined
  check: PaymentCheck | undefined
  contacts: readonly Contact[]
  /** Number from 1; undefined for a single payment. */
  number: number | undefined
  onRemove: () => void
}

const isOwn = (problem: RecipientProblem): problem is Exclude<RecipientProblem, AddressProblem> =>
  problem.why === 'itself' || problem.why === 'tokenContract' || problem.why === 'otherChain'

/** Who gets how much of which token. */
export function PaymentFields({
  chain,
  chains,
  assets,
  payment,
  onPayment,
  found,
  check = {},
  contacts,
  number,
  onRemove,
}: PaymentFieldsProps) {
  const text = useText(sendText)
  const addressText = useAddressProblemText(chains)
  const [fiat, setFiat] = useState<string>()
  const id = useId()
  const { asset, available } = check
  const symbol = asset?.symbol ?? ''
  const recipientText = (problem: RecipientProblem) => {
    if (!isOwn(problem)) return addressText(problem)
    return problem.why === 'otherChain'
      ? text('problem.otherChain', { network: problem.network, own: chain.name })
      : text(`problem.${problem.why}`)
  }
  const { recipient, amount } = check
  const payee =
    found?.status === 'usable' && !recipient
      ? contactAt(contacts, found.address, chain.chainId)
      : undefined
  const choose = (token: Address) => {
    const chosen = assets.find((one) => tokenOf(one) === token)
    const priced = chosen && isUsablePrice(chosen.price) ? chosen : undefined
    // An amount in the currency stays the same, an amount of the token doesn't.
    if (fiat === undefined || !priced?.price)
      return onPayment({ ...payment, token, isTokenChosen: true })
    onPayment({
      ...payment,
      token,
      isTokenChosen: true,
      amount: amountForFiat(fiat, priced.price, priced.decimals),
    })
  }
  return (
    <fieldset className={styles.payment} aria-labelledby={number === undefined ? undefined : id}>
      {number !== undefined && (
        <div className={styles.legend} id={id}>
          {text('recipient', { number })}
          <IconButton
            size="s"
            icon={Trash2}
            label={text('remove', { number })}
            onClick={onRemove}
          />
        </div>
      )}
      <AddressField
        label={text('to')}
        hint={text('to.hint')}
        typed={payment.to}
        onTyped={(typed) => onPayment(withTypedPayee(payment, typed))}
        onPick={(to) =>
          onPayment(withPayee(payment, to, contactAt(contacts, to, chain.chainId), assets))
        }
        found={found}
        error={recipient && recipientText(recipient)}
        isUrgent={recipient !== undefined && (isOwn(recipient) || isAddressShown(recipient))}
        contacts={contacts}
        note={payee?.note}
      />
      {check.isUnknown && (
        <Notice tone="warning" live title={text('unknown.title')}>
          {text('unknown')}
        </Notice>
      )}
      <AmountField
        asset={asset}
        available={available}
        amount={payment.amount}
        fiat={fiat}
        onAmount={(next, typedFiat) => {
          setFiat(typedFiat)
          if (next !== payment.amount) onPayment({ ...payment, amount: next })
        }}
        problem={amount}
        token={
          <Field
            hideLabel
            label={text('token')}
            error={check.token && text('problem.token')}
            urgent
          >
            <Select
              mark={
                <TokenMark
                  symbol={sameAddress(payment.token, zeroAddress) ? chain.symbol : symbol}
                  token={sameAddress(payment.token, zeroAddress) ? 'native' : payment.token}
                  chainId={chain.chainId}
                  size={20}
                />
              }
              value={payment.token}
              onChange={(event) => choose(event.target.value as Address)}
              options={tokenOptions(assets, payment.token, chain.symbol)}
            />
          </Field>
        }
      />
    </fieldset>
  )
}
