import type { Address, Allowed } from '#base'
import type { RejectReason } from '#safe'
import { Button, useText, useTextSettings } from '#ui'
import { transactionText } from '#screens/common/signing'
import styles from '../../common/signing/Review.module.css'
import { formatList } from '#screens/common/hooks'
import { approvalText } from './approveAs/text.ts'

export interface OtherActionsProps {
  /** What the transaction does; part of the buttons' accessible names, as in lists. */
  title: string
  /** Safes of the viewer that are owners and may approve it: their names. */
  approveAs?: readonly { address: Address; name: string }[] | undefined
  /** Proposes, in one of them, to approve this transaction. */
  onApproveAs?: ((safe: Address) => void) | undefined
  /** Whether the viewer may propose its rejection; undefined if that makes no sense. */
  reject?: Allowed<RejectReason> | undefined
  onReject?: (() => void) | undefined
  /** Drafts another transaction with the same nonce; undefined if the viewer can't. */
  onReplace?: (() => void) | undefined
  /** Deletes the proposal; undefined if the viewer can't. */
  onDelete?: (() => void) | undefined
  /**
   * Passes it on with its signatures, without the gateway; undefined if there is nothing to pass
   * on.
   */
  onShare?: (() => void) | undefined
  /** Adds its actions to a new transaction; undefined if that isn't known to be possible. */
  onCopy?: (() => void) | undefined
}

/**
 * What can be done with a transaction besides signing and executing it; renders nothing if there is
 * nothing.
 */
export function OtherActions({
  title,
  approveAs = [],
  onApproveAs,
  reject,
  onReject,
  onReplace,
  onDelete,
  onShare,
  onCopy,
}: OtherActionsProps) {
  const text = useText(transactionText)
  const approvals = useText(approvalText)
  const { locale } = useTextSettings()
  // The network can be switched in the dialog.
  const mayReject = reject?.allowed === true || reject?.reason === 'wrongChain'
  const actions = [
    ...approveAs.map(({ address, name }) => ({
      label: approvals('action', { safe: name }),
      onClick: onApproveAs && (() => onApproveAs(address)),
    })),
    { label: text('reject.action'), onClick: mayReject ? onReject : undefined },
    { label: text('replace.action'), onClick: onReplace },
    { label: text('delete.action'), onClick: onDelete },
    { label: text('share.action'), onClick: onShare },
    { label: text('copy.action'), onClick: onCopy },
  ]
  if (!actions.some(({ onClick }) => onClick)) return null
  return (
    <div className={styles.others}>
      {actions.map(
        ({ label, onClick }) =>
          onClick && (
            <Button
              key={label}
              size="s"
              aria-label={formatList(locale, [label, title])}
              onClick={onClick}
            >
              {label}
            </Button>
          ),
      )}
    </div>
  )
}
