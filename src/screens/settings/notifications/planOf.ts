import type { ChainSummary } from '#base'
import type { NotificationKind } from '#gateway'
import type { Text } from '#ui'
import { type KnownNames, safeTitle } from '#screens/core/names'
import type { RegisteredSafe } from './device/deviceStore.ts'
import { kindsOfGroups, notificationGroups } from './kinds.ts'
import type { NotificationPlan } from '#screens/core/environment'
import type { notificationsText } from './text.ts'

export interface PlanInput {
  safes: readonly RegisteredSafe[]
  chains: readonly ChainSummary[]
  names: KnownNames
  text: Text<keyof (typeof notificationsText)['english']>
  locale: string
}

/**
 * The browser's notifications about each Safe, in the page's language. Safes on networks that the
 * site lacks are skipped: there's no page to open.
 */
export const planOf = ({ safes, chains, names, text, locale }: PlanInput): NotificationPlan => ({
  locale,
  words: Object.fromEntries(
    kindsOfGroups(notificationGroups).map((kind) => [kind, text(`push.${kind}`)]),
  ) as Record<NotificationKind, string>,
  safes: safes.flatMap(({ chainId, address, groups }) => {
    const chain = chains.find((one) => one.chainId === chainId)
    if (!chain) return []
    const about = text('push.body', {
      safe: safeTitle(names, chains, { chainId, address }),
      network: chain.name,
    })
    return [{ chainId, address, prefix: chain.shortName, about, kinds: kindsOfGroups(groups) }]
  }),
})
