import Ban from 'lucide-react/icons/ban'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CirclePlay from 'lucide-react/icons/circle-play'
import type { IconComponent } from '../icon.ts'

/** The possible states of anything that owners decide on. `reported`: over, but not proven. */
export const statuses = ['awaiting', 'ready', 'done', 'failed', 'canceled', 'reported'] as const
export type Status = (typeof statuses)[number]

export const statusIcons: Record<Status, IconComponent> = {
  awaiting: CircleDashed,
  ready: CirclePlay,
  done: CircleCheck,
  failed: CircleAlert,
  canceled: Ban,
  reported: CircleQuestionMark,
}
