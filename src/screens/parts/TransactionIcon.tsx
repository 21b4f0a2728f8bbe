import { ArrowDownLeft, ArrowUpRight, Ban, CircleHelp, FileCode2, Layers, type LucideIcon, Settings2, Sparkles } from 'lucide-react'
import type { Action } from '#queries'
import styles from './TransactionIcon.module.css'

const icons: Record<Action['kind'], LucideIcon> = {
  send: ArrowUpRight,
  receive: ArrowDownLeft,
  settings: Settings2,
  reject: Ban,
  batch: Layers,
  call: FileCode2,
  create: Sparkles,
  other: CircleHelp,
}

export interface TransactionIconProps {
  action: Action
  /** It moved nothing: failed or cancelled. */
  quiet?: boolean | undefined
}

/** What kind of thing a transaction does, as a drawing beside the words that say it. */
export function TransactionIcon({ action, quiet }: TransactionIconProps) {
  const Icon = icons[action.kind]
  return (
    <span className={styles.icon} data-kind={action.kind} data-quiet={quiet || undefined} aria-hidden="true">
      <Icon size={18} />
    </span>
  )
}
