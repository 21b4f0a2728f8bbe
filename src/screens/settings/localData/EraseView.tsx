import { Button, Dialog, Notice, useText } from '#ui'
import type { StoredKind } from './storedKinds.ts'
import { localDataText } from './text.ts'

export interface EraseViewProps {
  open: boolean
  kind: StoredKind | 'all'
  /** Whether signatures that the gateway doesn't have yet are stored here. */
  hasSignatures: boolean
  isErasing: boolean
  onErase: () => void
  onOpenChange: (open: boolean) => void
}

/** What erasing deletes, before it does. */
export function EraseView({
  open,
  kind,
  hasSignatures,
  isErasing,
  onErase,
  onOpenChange,
}: EraseViewProps) {
  const text = useText(localDataText)
  const name = kind === 'all' ? '' : text(`kind.${kind}`)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="s"
      dismissible={!isErasing}
      title={kind === 'all' ? text('erase.allTitle') : text('erase.title', { kind: name })}
      description={text(kind === 'all' ? 'erase.allText' : 'erase.text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{text('erase.cancel')}</Button>
          <Button variant="danger" busy={isErasing} onClick={onErase}>
            {text(kind === 'all' ? 'erase.all' : 'erase')}
          </Button>
        </>
      }
    >
      {kind === 'queue' && <Notice tone="warning">{text('kind.queue.help')}</Notice>}
      {hasSignatures && (kind === 'all' || kind === 'pending') && (
        <Notice tone="warning">{text('erase.pending')}</Notice>
      )}
    </Dialog>
  )
}
