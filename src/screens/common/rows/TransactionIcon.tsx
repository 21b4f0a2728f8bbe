import type { LucideIcon } from 'lucide-react'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Ban from 'lucide-react/icons/ban'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import FileCode2 from 'lucide-react/icons/file-code-corner'
import FileWarning from 'lucide-react/icons/file-exclamation-point'
import Layers from 'lucide-react/icons/layers'
import Settings2 from 'lucide-react/icons/settings-2'
import Sparkles from 'lucide-react/icons/sparkles'
import Sprout from 'lucide-react/icons/sprout'
import type { Action } from '#domain'
import styles from './TransactionIcon.module.css'

const icons: Record<Action['kind'], LucideIcon> = {
  send: ArrowUpRight,
  receive: ArrowDownLeft,
  transfer: ArrowLeftRight,
  settings: Settings2,
  reject: Ban,
  batch: Layers,
  call: FileCode2,
  create: Sparkles,
  trade: ArrowLeftRight,
  stake: Sprout,
  vault: Sprout,
  other: CircleHelp,
  unreadable: FileWarning,
}

export interface TransactionIconProps {
  action: Action
  /** Whether it failed or was canceled: no funds moved. */
  muted?: boolean | undefined
}

/** The icon of a transaction's kind, next to its title. */
export function TransactionIcon({ action, muted }: TransactionIconProps) {
  const Icon = icons[action.kind]
  return (
    <span
      className={styles.icon}
      data-kind={action.kind}
      data-muted={muted || undefined}
      aria-hidden="true"
    >
      <Icon size={16} />
    </span>
  )
}
