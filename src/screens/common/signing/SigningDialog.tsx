import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Link2 from 'lucide-react/icons/link-2'
import { type ReactNode, useId, useState } from 'react'
import { Button, ButtonLink, type ButtonVariant, Dialog, useText, VisuallyHidden } from '#ui'
import { useCopyAction } from '#screens/common/hooks'
import { componentsText } from '#screens/common/text'
import { ProofLineContext } from './proofLine.ts'
import styles from './Review.module.css'
import { transactionText } from './text.ts'

/** A button of a dialog's footer: it does something, opens a page, copies, or submits a form. */
export type SigningAction = { label: string; variant?: ButtonVariant | undefined } & (
  | {
      onPress: (() => void) | undefined
      /** Why it can't be pressed, as text. */
      disabledReason?: string | undefined
      busy?: boolean | undefined
    }
  /** `isExternal`: the page isn't part of the app, and opens in a new tab. */
  | { href: string; isExternal?: boolean; onPress?: (() => void) | undefined }
  /** `isText`: what is copied isn't a link. */
  | { copies: string; isText?: boolean }
  /** Submits the form with this ID. */
  | { submits: string }
)

export interface SigningDialogProps {
  /** What the step is about, in two or three words. */
  title: string
  /** The content moves to the next step in the same frame. */
  step: string
  description?: ReactNode
  /** The step's content as one sentence for screen readers. */
  spoken?: string | undefined
  /** Whether the wallet's request is open: then a press outside doesn't close the dialog. */
  isAsking?: boolean | undefined
  /** One primary action per step, which is the last. */
  actions: readonly SigningAction[]
  /** The acknowledgment, above the actions. */
  agreement?: ReactNode
  size?: 'm' | 'l' | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * The dialog for everything that is signed or sent: review, wallet, outcome. Its title is quiet,
 * because the heading of a review is what happens.
 */
export function SigningDialog({
  title,
  description,
  step,
  spoken,
  isAsking = false,
  actions,
  agreement,
  size,
  onClose,
  children,
}: SigningDialogProps) {
  const text = useText(transactionText)
  const reasonsId = useId()
  const [proofLine, setProofLine] = useState<HTMLElement | null>(null)
  const reasons = new Set(
    actions.flatMap((action) => ('disabledReason' in action && action.disabledReason) || []),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      quietTitle
      keepsHeight
      description={description}
      step={step}
      spoken={spoken}
      size={size}
      dismissible={!isAsking}
      footer={
        <>
          <div ref={setProofLine} className={styles.proofLine} />
          {agreement}
          {[...reasons].map((reason, index) =>
            // The box above it says the same visually.
            agreement && reason === text('risk.agreeFirst') ? (
              <VisuallyHidden key={reason} id={`${reasonsId}${index}`}>
                {reason}
              </VisuallyHidden>
            ) : (
              <p key={reason} id={`${reasonsId}${index}`} className={styles.waits}>
                {reason}
              </p>
            ),
          )}
          {actions.map((action) => (
            <ActionButton key={action.label} {...action} reasonId={idOf(action)} />
          ))}
        </>
      }
    >
      <ProofLineContext value={proofLine}>
        <div className={styles.dialog}>{children}</div>
      </ProofLineContext>
    </Dialog>
  )

  /** ID of the line that says why an action can't be taken. */
  function idOf(action: SigningAction): string | undefined {
    const reason = 'disabledReason' in action ? action.disabledReason : undefined
    return reason && `${reasonsId}${[...reasons].indexOf(reason)}`
  }
}

function ActionButton({
  label,
  variant,
  reasonId,
  ...action
}: SigningAction & { reasonId: string | undefined }) {
  if ('copies' in action) return <CopyButton label={label} variant={variant} {...action} />
  if ('submits' in action)
    return (
      <Button type="submit" form={action.submits} variant={variant}>
        {label}
      </Button>
    )
  if ('href' in action)
    return (
      <ButtonLink
        href={action.href}
        variant={variant}
        onClick={action.onPress}
        {...(action.isExternal && { target: '_blank', rel: 'noreferrer' })}
      >
        {label}
      </ButtonLink>
    )
  return (
    <Button
      variant={variant}
      onClick={action.onPress}
      busy={action.busy}
      disabledReason={action.disabledReason}
      reasonId={reasonId}
    >
      {label}
    </Button>
  )
}

/** Copies a link, to send to the next owner, or a text. */
function CopyButton({
  label,
  variant,
  copies,
  isText = false,
}: {
  label: string
  variant: ButtonVariant | undefined
  copies: string
  isText?: boolean
}) {
  const text = useText(componentsText)
  const [isCopied, copy] = useCopyAction()
  return (
    <Button
      variant={variant}
      icon={isCopied ? Check : isText ? Copy : Link2}
      onClick={() => copy(copies)}
    >
      {isCopied ? text('menu.copied') : label}
    </Button>
  )
}
