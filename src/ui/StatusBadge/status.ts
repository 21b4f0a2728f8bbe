import Ban from 'lucide-react/icons/ban'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CirclePlay from 'lucide-react/icons/circle-play'
import type { IconComponent } from '../icon.ts'

/** The possible states of anything that owners decide on. */
export const statuses = ['awaiting', 'ready', 'done', 'failed', 'cancelled'] as const
export type Status = (typeof statuses)[number]

export const statusIcons: Record<Status, IconComponent> = {
  awaiting: CircleDashed,
  ready: CirclePlay,
  done: CircleCheck,
  failed: CircleAlert,
  cancelled: Ban,
}
