import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import CloudOff from 'lucide-react/icons/cloud-off'
import type { WalletFailureKind } from '../connectors/walletErrors.ts'
import styles from './ConnectDialog.module.css'
import { WalletIcon } from './WalletIcon.tsx'

const marks: Record<WalletFailureKind, LucideIcon> = {
  rejected: Ban,
  pending: Clock,
  missing: CircleHelp,
  noAccount: CircleHelp,
  timedOut: Clock,
  wrongChain: TriangleAlert,
  chainUnknown: CircleHelp,
  lost: CloudOff,
  failed: TriangleAlert,
}

/** A rejection or an open request is not an error: it is shown in a muted tone. */
const tones: Partial<Record<WalletFailureKind, 'quiet' | 'waiting'>> = {
  rejected: 'quiet',
  missing: 'quiet',
  noAccount: 'waiting',
  pending: 'waiting',
  timedOut: 'waiting',
  wrongChain: 'waiting',
  chainUnknown: 'waiting',
}

/** The wallet's icon with a result mark. The adjacent text says the same. */
export function FailureMark({
  kind,
  wallet,
  icon,
}: {
  kind: WalletFailureKind
  wallet: string
  icon?: string | undefined
}) {
  const Mark = marks[kind]
  return (
    <span className={styles.mark} data-tone={tones[kind] ?? 'wrong'}>
      <WalletIcon name={wallet} icon={icon} size={56} />
      <span className={styles.sign}>
        <Mark size={16} aria-hidden />
      </span>
    </span>
  )
}
