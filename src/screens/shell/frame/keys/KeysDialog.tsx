import { Dialog, KeyHints, useText } from '#ui'
import { keysText } from './text.ts'

export interface KeysDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether it is an Apple keyboard, which has a Command key. */
  apple?: boolean
}

/** The keyboard shortcuts of all pages. */
export function KeysDialog({ open, onOpenChange, apple = false }: KeysDialogProps) {
  const text = useText(keysText)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('title')} size="s">
      <KeyHints
        hints={[
          { keys: [apple ? '⌘' : 'Ctrl', 'K'], does: text('goTo') },
          { keys: ['/'], does: text('find') },
          { keys: ['J'], does: text('next') },
          { keys: ['K'], does: text('previous') },
          { keys: ['Enter'], does: text('open') },
          { keys: ['X'], does: text('select') },
          { keys: ['E'], does: text('act') },
          { keys: ['Esc'], does: text('close') },
          { keys: ['?'], does: text('keys') },
        ]}
      />
    </Dialog>
  )
}
