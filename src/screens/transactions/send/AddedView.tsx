import { Button, ButtonLink, Dialog, useText } from '#ui'
import { sendText } from './text.ts'

export interface AddedViewProps {
  /** What was added. */
  title: string
  /** The draft transaction. */
  href: string
  onClose: () => void
}

/** Shown after actions were added to a draft transaction; nothing is proposed yet. */
export function AddedView({ title, href, onClose }: AddedViewProps) {
  const text = useText(sendText)
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
