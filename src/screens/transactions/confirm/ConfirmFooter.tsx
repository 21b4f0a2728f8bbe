import Check from 'lucide-react/icons/check'
import Link2 from 'lucide-react/icons/link-2'
import type { Allowed, ChainSummary } from '#base'
import { Button, useText } from '#ui'
import { type ActionReason, reasonText, transactionText } from '#screens/common/signing'
import { useCopyAction } from '#screens/common/hooks'
import { type ConfirmState, mayChooseHash } from './confirmFlow.ts'
import type { ApproveState } from './approve/approveFlow.ts'
import { confirmText } from './text.ts'

export interface ConfirmFooterProps {
  chain: ChainSummary | undefined
  state: ConfirmState | ApproveState
  allowed: Allowed<ActionReason>
  /** Why what is allowed can't be signed yet, as text. */
  waits?: string | undefined
  /** How this account confirms: with a signature, or by approving on-chain. */
  way?: 'sign' | 'approve' | undefined
  /** Signatures so far and needed. */
  submitted: number
  required: number
  /**
   * Name of the owner in whose name a delegate proposes it; undefined for owners, whose signatures
   * count.
   */
  delegator?: string | undefined
  /** Set when the wallet is on another network. */
  onSwitchChain?: (() => void) | undefined
  /**
   * With this signature the transaction is complete and its nonce is next: it can be executed at
   * once.
   */
  isLast?: boolean | undefined
  /** Opens the execution, once the signatures are complete. */
  onExecute?: (() => void) | undefined
  /** Address of the transaction's page, for the other owners. */
  link?: string | undefined
  /**
   * Address that contains the transaction and its signatures, for when the gateway doesn't take
   * them.
   */
  sharedLink?: string | undefined
  /** Back to where it was drafted. */
  onEdit?: (() => void) | undefined
  onSign: (then: 'execute' | 'nothing') => void
  /** Approves on-chain; undefined if that isn't offered. */
  onApprove?: (() => void) | undefined
  /** Opens the step in which it is; undefined if the Safe doesn't take such a signature. */
  onChooseHash?: (() => void) | undefined
  onSignHash?: (() => void) | undefined
  onRetry: () => void
  onBack: () => void
  onClose: () => void
}

/** The buttons of each step: one primary action. */
export function ConfirmFooter({
  chain,
  state,
  allowed,
  waits,
  way = 'sign',
  submitted,
  required,
  delegator,
  onSwitchChain,
  isLast = false,
  onExecute,
  link,
  sharedLink,
  onEdit,
  onSign,
  onApprove,
  onChooseHash,
  onSignHash,
  onRetry,
  onBack,
  onClose,
}: ConfirmFooterProps) {
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  const isUnsubmitted = state.step === 'failed' && state.isSigned
  // What is proposed already is approved on-chain; a contract can't make the first signature.
  const reason = (why: ActionReason) =>
    why === 'contractOwner' ? dialogText('approve.notProposed') : reasonText(text, why)
  const why = allowed.allowed ? waits : reason(allowed.reason)
  const disabled = why === undefined ? {} : { disabledReason: why }
  switch (state.step) {
    case 'review':
      return (
        <>
          {onEdit ? (
            <Button onClick={onEdit}>{text('back')}</Button>
          ) : (
            <Button onClick={onClose}>{text('cancel')}</Button>
          )}
          {way === 'sign' && isLast && (
            <Button onClick={() => onSign('nothing')} {...disabled}>
              {dialogText('confirm.signOnly')}
            </Button>
          )}
          {!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain ? (
            <Button variant="primary" onClick={onSwitchChain}>
              {text('switchNetwork', { network: chain?.name ?? '' })}
            </Button>
          ) : way === 'approve' ? (
            <Button variant="primary" onClick={onApprove} {...disabled}>
              {dialogText('approve.action')}
            </Button>
          ) : (
            <Button
              variant="primary"
              onClick={() => onSign(isLast ? 'execute' : 'nothing')}
              {...disabled}
            >
              {dialogText(
                isLast
                  ? 'confirm.signAndExecute'
                  : delegator === undefined
                    ? 'confirm.sign'
                    : 'propose.sign',
              )}
            </Button>
          )}
        </>
      )
    case 'hash':
      return (
        <>
          <Button onClick={onBack}>{text('back')}</Button>
          <Button variant="primary" onClick={onSignHash} {...disabled}>
            {dialogText('hash.sign')}
          </Button>
        </>
      )
    case 'signing':
    case 'wallet':
      return <Button onClick={onClose}>{text('cancel')}</Button>
    case 'mining':
      return <Button onClick={onClose}>{text('close')}</Button>
    case 'submitting':
      return (
        <>
          {sharedLink !== undefined && (
            <CopyLink link={sharedLink} words={dialogText('confirm.copySigned')} />
          )}
          <Button onClick={onClose}>{text('close')}</Button>
        </>
      )
    case 'failed': {
      if (state.failure.at === 'signing' && state.failure.why === 'unsupported') {
        const isHashOffered =
          onChooseHash !== undefined &&
          mayChooseHash({
            failure: state.failure,
            ...('method' in state && { method: state.method }),
          })
        return (
          <>
            <Button onClick={onBack}>{text('back')}</Button>
            {onApprove && (
              <Button variant={isHashOffered ? 'secondary' : 'primary'} onClick={onApprove}>
                {dialogText('approve.action')}
              </Button>
            )}
            {isHashOffered && (
              <Button variant="primary" onClick={onChooseHash}>
                {dialogText('hash.choose')}
              </Button>
            )}
          </>
        )
      }
      return (
        <>
          {!isUnsubmitted ? (
            <Button onClick={onBack}>{text('back')}</Button>
          ) : (
            <Button onClick={onClose}>{text('close')}</Button>
          )}
          {isUnsubmitted && sharedLink !== undefined && (
            <CopyLink link={sharedLink} words={dialogText('confirm.copySigned')} />
          )}
          <Button
            variant={isUnsubmitted && onExecute ? 'secondary' : 'primary'}
            onClick={onRetry}
            disabledReason={waits}
          >
            {isUnsubmitted ? dialogText('confirm.submitAgain') : text('retry')}
          </Button>
          {isUnsubmitted && onExecute && (
            <Button variant="primary" onClick={onExecute}>
              {dialogText('confirm.execute')}
            </Button>
          )}
        </>
      )
    }
    case 'done':
      return (
        <>
          {link !== undefined && submitted < required && (
            <CopyLink link={link} words={dialogText('confirm.copyLink')} />
          )}
          <Button variant={onExecute ? 'secondary' : 'primary'} onClick={onClose}>
            {text('close')}
          </Button>
          {onExecute && (
            <Button variant="primary" onClick={onExecute}>
              {dialogText('confirm.execute')}
            </Button>
          )}
        </>
      )
  }
}

/** Copies a link to the transaction, so that the next owner can be asked. */
function CopyLink({ link, words }: { link: string; words: string }) {
  const dialogText = useText(confirmText)
  const [isCopied, copy] = useCopyAction()
  return (
    <Button icon={isCopied ? Check : Link2} onClick={() => copy(link)}>
      {isCopied ? dialogText('confirm.linkCopied') : words}
    </Button>
  )
}
