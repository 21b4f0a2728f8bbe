import { Ban, CircleAlert, CircleCheck, CircleDashed, CirclePlay, type LucideIcon } from 'lucide-react'

/** What can be said of anything that owners decide on. */
export const statuses = ['awaiting', 'ready', 'done', 'failed', 'cancelled'] as const
export type Status = (typeof statuses)[number]

export const statusIcons: Record<Status, LucideIcon> = {
  awaiting: CircleDashed,
  ready: CirclePlay,
  done: CircleCheck,
  failed: CircleAlert,
  cancelled: Ban,
}
