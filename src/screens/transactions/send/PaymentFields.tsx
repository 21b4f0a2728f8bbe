import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { type Address, type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { AddressText, Field, IconButton, Notice, Select, TextInput, useText } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { type Contact, contactAt } from '#screens/core/names'
import { AmountField } from './AmountField.tsx'
import { amountForFiat, isUsablePrice } from './amountForFiat.ts'
import { ContactsMenu } from './ContactsMenu.tsx'
import {
  type AddressProblem,
  type FoundAddress,
  isShownWhileTyping as isAddressShown,
  LookAlikeNotice,
  LookupProblem,
  ResolvedNote,
  typedAddressText,
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
  const typed = useText(typedAddressText)
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
  const isLooking = found?.status === 'pending' && found.lookup.status === 'loading'
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
      <div className={styles.inline}>
        <Field
          label={text('to')}
          hint={text('to.hint')}
          error={recipient && recipientText(recipient)}
          urgent={recipient && (isOwn(recipient) || isAddressShown(recipient))}
        >
          <TextInput
            mono
            dir="ltr"
            autoCapitalize="none"
            value={payment.to}
            onChange={(event) => onPayment(withTypedPayee(payment, event.target.value))}
            trailing={
              contacts.length > 0 && (
                <ContactsMenu
                  contacts={contacts}
                  onPick={(to) =>
                    onPayment(
                      withPayee(payment, to, contactAt(contacts, to, chain.chainId), assets),
                    )
                  }
                />
              )
            }
          />
        </Field>
      </div>
      {found?.status === 'pending' && <LookupProblem {...found} />}
      <div className={styles.found} role="status">
        {isLooking && (
          <span className={styles.quiet}>{typed('looking', { name: found.name })}</span>
        )}
        {found?.status === 'usable' && !recipient && (
          <AddressText
            address={found.address}
            name={
              contacts.find((one) => one.address.toLowerCase() === found.address.toLowerCase())
                ?.name ?? found.resolved?.name
            }
            variant="full"
          />
        )}
        {payee?.note && <bdi className={styles.quiet}>{payee.note}</bdi>}
        {found && !recipient && <ResolvedNote found={found} />}
      </div>
      {found?.status === 'usable' && !recipient && <LookAlikeNotice other={found.lookAlike} />}
      {check.isUnknown && (
        <Notice tone="warning" live title={text('unknown.title')}>
          {text('unknown')}
        </Notice>
      )}
      <div className={styles.row}>
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
        />
        <Field label={text('token')} error={check.token && text('problem.token')} urgent>
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
      </div>
    </fieldset>
  )
}
