import type { SafeRef } from '#base'
import { Dialog, useText } from '#ui'
import { useEnvironment } from '../../environment.tsx'
import type { NavItem } from '../navItems.ts'
import { shellText } from '../text.ts'
import { destinationsOf } from './destinations.ts'
import { GoToView } from './GoToView.tsx'

export interface GoToDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  items: readonly NavItem[]
  safes: readonly SafeRef[]
}

/** "Go to": any section and any known Safe, by keyboard. */
export function GoToDialog({ open, onOpenChange, items, safes }: GoToDialogProps) {
  const text = useText(shellText)
  const { chains } = useEnvironment()
  const destinations = destinationsOf({ items, labelOf: (item) => text(item.label), safes, chains })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('goTo.title')}>
      {open && <GoToView destinations={destinations} onGo={() => onOpenChange(false)} />}
    </Dialog>
  )
}
