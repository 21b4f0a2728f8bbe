import type { NotificationKind } from '#gateway'

/** The kinds of notifications that a user decides about. */
export const notificationGroups = ['incoming', 'executed', 'requests'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/**
 * The gateway's kinds in each group. A deleted proposal needs no confirmation anymore, so it is
 * with the requests.
 */
const kindsOf: Readonly<Record<NotificationGroup, readonly NotificationKind[]>> = {
  incoming: ['INCOMING_ETHER', 'INCOMING_TOKEN'],
  executed: ['EXECUTED_MULTISIG_TRANSACTION', 'MODULE_TRANSACTION'],
  requests: [
    'CONFIRMATION_REQUEST',
    'MESSAGE_CONFIRMATION_REQUEST',
    'DELETED_MULTISIG_TRANSACTION',
  ],
}

/** The groups of which a gateway sends at least one kind. */
export const groupsOfKinds = (kinds: readonly NotificationKind[]): readonly NotificationGroup[] =>
  notificationGroups.filter((group) => kindsOf[group].some((kind) => kinds.includes(kind)))

export const kindsOfGroups = (groups: readonly NotificationGroup[]): readonly NotificationKind[] =>
  groups.flatMap((group) => kindsOf[group])
