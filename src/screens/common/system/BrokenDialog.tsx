import { Button, Dialog, uiText, useText } from '#ui'
import { BrokenDetail } from './BrokenDetail.tsx'
import { systemText } from './text.ts'

export interface BrokenDialogProps {
  detail: string | undefined
  onRetry: () => void
  onClose: () => void
}

/** In place of a dialog that threw an error while rendering. */
export function BrokenDialog({ detail, onRetry, onClose }: BrokenDialogProps) {
  const text = useText(systemText)
  const words = useText(uiText)
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={text('brokeDialog.title')}
      footer={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          <Button variant="primary" onClick={onRetry}>
            {text('broke.retry')}
          </Button>
        </>
      }
    >
      <p>{text('brokeDialog.text')}</p>
      <BrokenDetail detail={detail} />
    </Dialog>
  )
}
