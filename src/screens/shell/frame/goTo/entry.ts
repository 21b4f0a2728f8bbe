import type { LucideIcon } from 'lucide-react'
import type { Address } from '#base'
import type { Action } from '#domain'
import type { Text } from '#ui'
import type { goToText } from './text.ts'

export type GoToText = Text<keyof (typeof goToText)['english']>

/** The groups of "Go to", in their order before anything is typed. */
export const groups = [
  'address',
  'section',
  'pending',
  'safe',
  'contact',
  'recent',
  'action',
] as const
export type Group = (typeof groups)[number]

/** A row of "Go to": a link, or an action that runs immediately. */
export type Entry = {
  group: Group
  /** Unique among all entries. */
  id: string
  title: string
  detail?: string | undefined
  mark: { icon: LucideIcon } | { address: Address } | { action: Action }
  /** Search terms besides its title and detail. */
  words?: string | undefined
} & (
  | { href: string }
  | {
      run: () => void
      /**
       * Whether it runs inside the click rather than after the dialog has closed: Safari allows
       * clipboard access only within the gesture.
       */
      atOnce?: boolean
    }
)
