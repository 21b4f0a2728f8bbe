import type { AccountDataSetting } from '#gateway'
import type { Address } from 'viem'
import type { UserData } from '../userData.ts'
import type { DeviceEntry, Subscription } from './devices.ts'
import type { EmailRef } from './emails.ts'
import type { Session } from './logins.ts'
import type { Recovery } from './recoveries.ts'

/** The users' actions, with everything that is needed to replay them. */
export interface Actions {
  login: Session & { token: string }
  logout: { token: string }
  createAccount: { address: Address; name: string }
  deleteAccount: { address: Address }
  putAccountDataSettings: { address: Address; settings: AccountDataSetting[] }
  registerEmail: EmailRef & { email: string }
  changeEmail: EmailRef & { email: string }
  deleteEmail: EmailRef
  resendVerification: EmailRef
  verifyEmail: EmailRef
  unsubscribe: { token: string; category?: string }
  registerRecovery: Recovery
  removeRecovery: Recovery
  registerDevice: DeviceEntry & { subscriptions: Subscription[]; anew: boolean }
  unregisterDevice: { uuid: string }
  unregisterSafe: { uuid: string; chainId: string; safe: Address }
}
export type ActionKind = keyof Actions

/** Performs each action, both when it is accepted and when it is replayed. */
export const actions: {
  [Kind in ActionKind]: (data: UserData, parts: Actions[Kind], at: number) => unknown
} = {
  login: ({ logins }, { token, ...session }) => logins.begin(token, session),
  logout: ({ logins }, { token }) => logins.end(token),
  createAccount: ({ accounts }, { address, name }) => accounts.create(address, name),
  deleteAccount: ({ accounts }, { address }) => accounts.remove(address),
  putAccountDataSettings: ({ accounts }, { address, settings }) => accounts.set(address, settings),
  registerEmail: ({ emails }, { email, ...ref }, at) => emails.register(ref, email, at),
  changeEmail: ({ emails }, { email, ...ref }, at) => emails.change(ref, email, at),
  deleteEmail: ({ emails }, ref) => emails.remove(ref),
  resendVerification: ({ emails }, ref, at) => emails.resend(ref, at),
  verifyEmail: ({ emails }, ref) => emails.verify(ref),
  unsubscribe: ({ emails }, { token, category }) => emails.unsubscribe(token, category),
  registerRecovery: ({ recoveries, emails }, recovery, at) => {
    recoveries.watch(recovery)
    emails.tellOfRecovery(recovery, at)
  },
  removeRecovery: ({ recoveries }, recovery) => recoveries.remove(recovery),
  registerDevice: ({ devices }, { subscriptions, anew, ...entry }) =>
    devices.register(entry, subscriptions, anew),
  unregisterDevice: ({ devices }, { uuid }) => devices.unregister(uuid),
  unregisterSafe: ({ devices }, { uuid, ...ref }) => devices.unregisterSafe(uuid, ref),
}

/** Replays a stored action; unknown kinds are ignored. */
export function replayAction(data: UserData, kind: string, parts: unknown, at: number): void {
  ;(actions as Record<string, ((data: UserData, parts: never, at: number) => unknown) | undefined>)[
    kind
  ]?.(data, parts as never, at)
}
