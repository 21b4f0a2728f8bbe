import { useState } from 'react'
import { type ChainSummary, type SafeRef, sameAddress, zeroAddress } from '#base'
import type { SpendingLimit } from '#chain'
import type { PendingSpend, Spending } from '#signing'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import type { TokenWords } from '#screens/transactions/review'
import { PricesProvider } from '#screens/common/money'
import { useKeptForm } from '#screens/common/form'
import { useTypedAddress } from '#screens/common/typedAddress'
import { useWatchToken } from '#screens/common/watchToken'
import type { LimitToken } from '../limitTokens.ts'
import {
  checkSpend,
  emptySpendForm,
  leftOf,
  maySpend,
  readSpendForm,
  spendFormKey,
} from '../spendForm.ts'
import { SpendView } from '../SpendView.tsx'
import { limitsText } from '../text.ts'
import { useSpend } from '../useSpend.ts'

export interface SpendDialogProps {
  at: SafeRef
  chain: ChainSummary
  /** As read from the chain. */
  limit: SpendingLimit
  token: LimitToken
  words: TokenWords
  /**
   * An earlier payment from this limit, until the user dismisses it: it may be the one they're
   * about to send again.
   */
  earlier: readonly PendingSpend[]
  onDismiss: (spend: PendingSpend) => void
  onSent: (spend: PendingSpend) => void
  onClose: () => void
}

/**
 * A delegate spends from their limit: the form, the review, and the transaction from their own
 * wallet.
 */
export function SpendDialog({
  at,
  chain,
  limit,
  token,
  words,
  earlier,
  onDismiss,
  onSent,
  onClose,
}: SpendDialogProps) {
  const text = useText(limitsText)
  const { chains } = useEnvironment()
  const wallet = useWallet()
  const watch = useWatchToken()
  const [contacts] = useContacts()
  const [form, setForm, forget] = useKeptForm(
    spendFormKey(at, limit),
    readSpendForm,
    emptySpendForm,
  )
  const [spending, setSpending] = useState<Spending>()
  const found = useTypedAddress(form.typed, at.chainId, at)
  const check = checkSpend(form, { at, limit, token, found })
  const { module, delegate } = limit
  // After sending, the remaining amount is the reviewed one.
  const [left, setLeft] = useState(0n)
  const {
    state,
    simulation,
    fees,
    isRechecking,
    check: checkAgain,
    send,
    back,
    finish,
  } = useSpend({
    at,
    spending,
    chain,
    account: wallet.account,
    description: spending
      ? text('spend.recent', { amount: words.amountOf(spending.token, spending.raw) })
      : '',
    onSent: (spend) => {
      forget()
      onSent(spend)
    },
  })
  // The native coin is in every wallet.
  const isReceived =
    spending !== undefined &&
    spending.token !== zeroAddress &&
    sameAddress(spending.to, wallet.account)
  return (
    <PricesProvider at={at}>
      <SpendView
        at={at}
        account={wallet.account}
        chain={chain}
        chains={chains}
        token={token}
        words={words}
        earlier={earlier}
        onDismiss={onDismiss}
        form={form}
        onForm={setForm}
        found={found}
        contacts={contacts.filter(
          (one) => one.chains.length === 0 || one.chains.includes(at.chainId),
        )}
        check={check}
        left={spending ? left : leftOf(limit)}
        spending={spending}
        state={state}
        simulation={simulation}
        fees={fees.fees}
        onLevel={fees.onLevel}
        balance={fees.balance}
        allowed={maySpend(simulation, { chainId: at.chainId, delegate }, wallet)}
        isRechecking={isRechecking}
        onReview={() => {
          if (!check.ready) return
          setLeft(leftOf(limit))
          setSpending({ at, module, delegate, token: limit.token, ...check.ready })
        }}
        onEdit={() => setSpending(undefined)}
        onCheck={checkAgain}
        onSwitchChain={
          wallet.switchChain &&
          (() => void wallet.switchChain?.(Number(at.chainId)).catch(() => undefined))
        }
        onSend={() => void send()}
        onWatch={
          watch && isReceived
            ? () => watch({ ...token, chainId: at.chainId, address: token.token })
            : undefined
        }
        onBack={() => {
          // It may have failed: the input is saved again.
          setForm(form)
          back()
        }}
        onCancel={() => {
          forget()
          onClose()
        }}
        onClose={() => {
          finish()
          onClose()
        }}
      />
    </PricesProvider>
  )
}
