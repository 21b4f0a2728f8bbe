import { type KeyValue, readStored, writeStored } from '#base'
import type { NotificationPlan, PushPermission, PushPort } from '#screens/core/environment'

/**
 * How the demo's browser responds about notifications: `agrees`; `denies`; `dismisses` (the prompt
 * is closed); `fails` (its push service is off); `lost` (the subscription was removed); `changed`
 * (it was replaced by another one); `unsupported`; `installFirst` (an iPhone before the site is on
 * the Home Screen). Subscribing resets a lost or changed one.
 */
export const pushBehaviors = [
  'agrees',
  'denies',
  'dismisses',
  'fails',
  'lost',
  'changed',
  'unsupported',
  'installFirst',
] as const
export type PushBehavior = (typeof pushBehaviors)[number]

export interface DemoPushState {
  behavior: PushBehavior
  permission: PushPermission
  /** Number of the subscription; 0: there is none. */
  subscription: number
}

/** A browser's notifications in a demo or a test: nothing is prompted, installed, or sent. */
export interface DemoPush extends PushPort {
  get(): DemoPushState
  set(change: Partial<DemoPushState>): void
  /** Calls back after each change; returns a function that unsubscribes. */
  listen(listener: () => void): () => void
  /** The notifications that would be shown. */
  plan: NotificationPlan | undefined
}

/** The URL of a subscription at a push service that doesn't exist. */
export const demoEndpoint = (subscription: number): string =>
  `https://push.demo.test/${subscription}`

const key = 'coffer.demo.push'
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value)

function readState(value: unknown): DemoPushState | undefined {
  const { behavior, permission, subscription } = (value ?? {}) as Record<string, unknown>
  if (
    !isOneOf(pushBehaviors, behavior) ||
    !isOneOf(['default', 'granted', 'denied'] as const, permission)
  )
    return undefined
  return typeof subscription === 'number' ? { behavior, permission, subscription } : undefined
}

/** Its state is kept in `storage`; without one, it lasts as long as the page. */
export function createDemoPush({
  storage,
  ...start
}: Partial<DemoPushState> & { storage?: KeyValue } = {}): DemoPush {
  const first: DemoPushState = {
    behavior: 'agrees',
    permission: 'default',
    subscription: 0,
    ...start,
  }
  let state = storage ? readStored(key, readState, first, storage) : first
  const listeners = new Set<() => void>()
  const set = (change: Partial<DemoPushState>) => {
    state = { ...state, ...change }
    if (storage) writeStored(key, state, storage)
    for (const listener of listeners) listener()
  }
  const subscribed = (subscription: number) => {
    const endpoint = demoEndpoint(subscription)
    return { endpoint, token: JSON.stringify({ endpoint, keys: { p256dh: 'demo', auth: 'demo' } }) }
  }
  return {
    plan: undefined,
    get: () => state,
    set,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get support() {
      return state.behavior === 'unsupported'
        ? 'none'
        : state.behavior === 'installFirst'
          ? 'installFirst'
          : 'full'
    },
    getPermission: () => (state.behavior === 'denies' ? 'denied' : state.permission),
    async askPermission() {
      if (state.behavior === 'dismisses') return 'default'
      if (state.behavior !== 'denies') set({ permission: 'granted' })
      return this.getPermission()
    },
    async getSubscription() {
      const { behavior, subscription } = state
      if (subscription === 0 || behavior === 'lost') return null
      return subscribed(behavior === 'changed' ? subscription + 1 : subscription)
    },
    async subscribe() {
      const { behavior, subscription } = state
      if (behavior === 'fails')
        throw new DOMException('Registration failed - push service error', 'AbortError')
      const isEnded = behavior === 'lost' || behavior === 'changed'
      set({
        behavior: isEnded ? 'agrees' : behavior,
        subscription: isEnded || subscription === 0 ? subscription + 1 : subscription,
      })
      return subscribed(state.subscription)
    },
    async unsubscribe() {
      set({ subscription: 0 })
    },
    async keepPlan(plan) {
      this.plan = plan
    },
    async forgetPlan() {
      this.plan = undefined
    },
  }
}
