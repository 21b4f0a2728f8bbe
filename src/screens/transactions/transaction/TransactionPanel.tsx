import { useId } from 'react'
import { type Address, type Allowed, no } from '#base'
import type { TransactionDetail } from '#domain'
import type { AvailableAction } from '#safe'
import { isFinal } from '#signing'
import { Button, type Status, useText, useTextSettings } from '#ui'
import {
  type ActionReason,
  QuorumPanel,
  reasonText,
  transactionText,
} from '#screens/common/signing'
import styles from '../../common/signing/Review.module.css'
import { formatList } from '#screens/common/hooks'
import { sharedText } from '#screens/core/text'
import { OtherActions, type OtherActionsProps } from './OtherActions.tsx'

/** What can be done with the transaction of a page. */
export interface TransactionActions extends Omit<OtherActionsProps, 'title'> {
  /** Signing or executing it; undefined until it is known. */
  available: AvailableAction | undefined
  onConfirm: () => void
  onExecute: () => void
  /** Opens the connect dialog; undefined while a wallet is connected. */
  onConnect?: (() => void) | undefined
  /** Requests a switch to the Safe's network; undefined if the wallet can't. */
  onSwitchChain?: (() => void) | undefined
  /** Owners who can be reminded to sign, next to their names among the signatures. */
  remind?: { owners: readonly Address[]; onRemind: (owner: Address) => void } | undefined
}

interface TransactionPanelProps {
  detail: Pick<TransactionDetail, 'status'>
  /** The required signatures, and those so far. */
  required: number
  submitted: number
  status: Status
  /** What the transaction does; part of the buttons' accessible names, as in lists. */
  title: string
  /** Name of the Safe's network. */
  network: string
  actions: TransactionActions
}

/** The signatures of a transaction, and its actions while it is pending. */
export function TransactionPanel({
  detail,
  required,
  submitted,
  status,
  title,
  network,
  actions: { available, onConfirm, onExecute, onConnect, onSwitchChain, ...others },
}: TransactionPanelProps) {
  const shared = useText(sharedText)
  const isPending = !isFinal(detail)
  return (
    <QuorumPanel
      required={required}
      submitted={submitted}
      status={status}
      isOver={!isPending}
      words={shared('quorum', { submitted, required })}
      actions={
        isPending && (
          <ActionButton
            action={
              available ?? {
                kind: detail.status === 'AWAITING_EXECUTION' ? 'execute' : 'confirm',
                may: no('loading'),
              }
            }
            title={title}
            network={network}
            onConfirm={onConfirm}
            onExecute={onExecute}
            onConnect={onConnect}
            onSwitchChain={onSwitchChain}
          />
        )
      }
      others={<OtherActions title={title} {...(isPending ? others : { onCopy: others.onCopy })} />}
    />
  )
}

interface ActionButtonProps extends Pick<
  TransactionActions,
  'onConfirm' | 'onExecute' | 'onConnect' | 'onSwitchChain'
> {
  action: { kind: AvailableAction['kind']; may: Allowed<ActionReason> }
  /** What the transaction does; part of the button's accessible name, as in lists. */
  title: string
  /** Name of the Safe's network. */
  network: string
}

/**
 * The available action, or what has to be done first: connecting a wallet, switching its network.
 * The reason is next to it.
 */
function ActionButton({
  action: { kind, may },
  title,
  network,
  onConfirm,
  onExecute,
  onConnect,
  onSwitchChain,
}: ActionButtonProps) {
  const text = useText(transactionText)
  const { locale } = useTextSettings()
  const reasonId = useId()
  const words = text(kind === 'confirm' ? 'confirm.action' : 'execute.action')
  const first = may.allowed
    ? undefined
    : may.reason === 'noWallet' && onConnect
      ? { label: text('connect'), onClick: onConnect }
      : may.reason === 'wrongChain' && onSwitchChain
        ? { label: text('switchNetwork', { network }), onClick: onSwitchChain }
        : undefined
  if (first) {
    return (
      <>
        <Button variant="primary" wide onClick={first.onClick}>
          {first.label}
        </Button>
        {/* The button itself says that a wallet is needed. */}
        {!may.allowed && may.reason !== 'noWallet' && (
          <p className={styles.reason}>{reasonText(text, may.reason)}</p>
        )}
      </>
    )
  }
  // The dialog switches the network, and approves for a contract.
  const reason =
    may.allowed || may.reason === 'wrongChain' || may.reason === 'contractOwner'
      ? undefined
      : may.reason
  // Momentary states must not move the content below.
  const isLasting = reason !== undefined && reason !== 'loading' && reason !== 'checking'
  return (
    <>
      <Button
        variant="primary"
        wide
        aria-label={formatList(locale, [words, title])}
        onClick={kind === 'confirm' ? onConfirm : onExecute}
        disabledReason={reason && reasonText(text, reason)}
        reasonId={isLasting ? reasonId : undefined}
      >
        {words}
      </Button>
      {isLasting && (
        <p id={reasonId} className={styles.reason}>
          {reasonText(text, reason)}
        </p>
      )}
    </>
  )
}
