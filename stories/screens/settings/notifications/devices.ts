import type { SafeRef } from '#base'
import type { RegisteredSafe } from '../../../../src/screens/settings/notifications/device/deviceStore.ts'
import { notificationGroups } from '../../../../src/screens/settings/notifications/kinds.ts'
import type { SafeNotifications } from '../../../../src/screens/settings/notifications/safeRows.ts'
import { added, owned } from '../../safe/mySafes/rows.ts'
import { alice } from '../../common/rows/items.ts'

const [first, second, onHolesky] = owned.map((row) => row.at) as [SafeRef, SafeRef, SafeRef]
export const refs = { first, second, onHolesky, added: (added[0] as { at: SafeRef }).at }

export const registered = (at: SafeRef, part: Partial<RegisteredSafe> = {}): RegisteredSafe => ({
  ...at,
  account: alice,
  endpoint: 'https://push.example/1',
  groups: notificationGroups,
  ...part,
})

const row = (at: SafeRef, part: Partial<SafeNotifications> = {}): SafeNotifications => ({
  at,
  status: 'off',
  registered: undefined,
  isOwned: true,
  ...part,
})
export const on = (at: SafeRef, part: Partial<RegisteredSafe> = {}): SafeNotifications =>
  row(at, { status: 'on', registered: registered(at, part) })
export const stopped = (at: SafeRef): SafeNotifications =>
  row(at, { status: 'stale', registered: registered(at) })

/** Three that Alice owns, and one that she has added. */
export const allOff: readonly SafeNotifications[] = [
  row(first),
  row(second),
  row(onHolesky),
  row(refs.added, { isOwned: false }),
]
export const twoOn: readonly SafeNotifications[] = [
  on(first),
  row(second),
  on(onHolesky, { groups: ['requests'] }),
  row(refs.added, { isOwned: false }),
]
