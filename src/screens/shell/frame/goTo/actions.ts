import type { LucideIcon } from 'lucide-react'
import Copy from 'lucide-react/icons/copy'
import Keyboard from 'lucide-react/icons/keyboard'
import LinkIcon from 'lucide-react/icons/link'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Plus from 'lucide-react/icons/plus'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import Sun from 'lucide-react/icons/sun'
import Wallet from 'lucide-react/icons/wallet'
import type { ThemeChoice } from '#screens/core/preferences'
import type { Entry, GoToText } from './entry.ts'

const themes: Record<ThemeChoice, LucideIcon> = { light: Sun, dark: Moon, system: Monitor }

export interface Actions {
  theme: ThemeChoice
  onTheme: (theme: ThemeChoice) => void
  onAdd: () => void
  onKeys: () => void
  onCopyPage: () => void
  /** Actions that aren't available are undefined. */
  onConnect: (() => void) | undefined
  onDisconnect: (() => void) | undefined
  onReceive: (() => void) | undefined
  onCopySafe: (() => void) | undefined
}

/** Global actions, and actions for the open Safe. */
export function actionEntries(actions: Actions, text: GoToText): readonly Entry[] {
  const entry = (
    id: Parameters<GoToText>[0],
    icon: LucideIcon,
    run: (() => void) | undefined,
    atOnce = false,
  ): readonly Entry[] =>
    run ? [{ group: 'action', id, title: text(id), mark: { icon }, run, atOnce }] : []
  return [
    ...entry('receive', ArrowDownLeft, actions.onReceive),
    ...entry('copySafe', Copy, actions.onCopySafe, true),
    ...entry('copyPage', LinkIcon, actions.onCopyPage, true),
    ...entry('add', Plus, actions.onAdd),
    ...entry('connect', Wallet, actions.onConnect),
    ...(['light', 'dark', 'system'] as const).flatMap((one) =>
      one === actions.theme ? [] : entry(`theme.${one}`, themes[one], () => actions.onTheme(one)),
    ),
    ...entry('keys', Keyboard, actions.onKeys),
    ...entry('disconnect', LogOut, actions.onDisconnect),
  ]
}
