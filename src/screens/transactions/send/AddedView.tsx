import { Button, ButtonLink, Dialog, useText } from '#ui'
import { sendText } from './text.ts'

export interface AddedViewProps {
  count: number
  /** The draft transaction. */
  href: string
  onClose: () => void
}

/** Payments were added to a draft transaction; nothing is proposed yet. */
export function AddedView({ count, href, onClose }: AddedViewProps) {
  const text = useText(sendText)
  const title = text('added', { count })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      spoken={title}
      footer={
        <>
          <Button onClick={onClose}>{text('close')}</Button>
          <ButtonLink variant="primary" href={href} onClick={onClose}>
            {text('added.open')}
          </ButtonLink>
        </>
      }
    >
      <p>{text('added.text')}</p>
    </Dialog>
  )
}
