import type { AccountDataSetting } from '#gateway'
import type { Address } from 'viem'
import type { OwnData } from '../own.ts'
import type { GatewayState } from '../state.ts'
import type { DeviceEntry, Subscription } from './devices.ts'
import type { EmailPlace } from './emails.ts'
import type { Session } from './logins.ts'
import type { Recovery } from './recoveries.ts'

/** What people do to what is theirs, with what has to be known to do it again. */
export interface Acts {
  login: Session & { token: string }
  logout: { token: string }
  createAccount: { address: Address; name: string }
  deleteAccount: { address: Address }
  putAccountDataSettings: { address: Address; settings: AccountDataSetting[] }
  registerEmail: EmailPlace & { email: string }
  changeEmail: EmailPlace & { email: string }
  deleteEmail: EmailPlace
  resendVerification: EmailPlace
  verifyEmail: EmailPlace
  unsubscribe: { token: string; category?: string }
  registerRecovery: Recovery
  removeRecovery: Recovery
  registerDevice: DeviceEntry & { subscriptions: Subscription[]; anew: boolean }
  unregisterDevice: { uuid: string }
  unregisterSafe: { uuid: string; chainId: string; safe: Address }
}
export type ActKind = keyof Acts

/** Does each of them, when it was accepted and again after a reload. */
const acts: { [Kind in ActKind]: (data: OwnData, parts: Acts[Kind], at: number) => unknown } = {
  login: ({ logins }, { token, ...session }) => logins.begin(token, session),
  logout: ({ logins }, { token }) => logins.end(token),
  createAccount: ({ accounts }, { address, name }) => accounts.create(address, name),
  deleteAccount: ({ accounts }, { address }) => accounts.remove(address),
  putAccountDataSettings: ({ accounts }, { address, settings }) => accounts.set(address, settings),
  registerEmail: ({ emails }, { email, ...place }, at) => emails.register(place, email, at),
  changeEmail: ({ emails }, { email, ...place }, at) => emails.change(place, email, at),
  deleteEmail: ({ emails }, place) => emails.remove(place),
  resendVerification: ({ emails }, place, at) => emails.resend(place, at),
  verifyEmail: ({ emails }, place) => emails.verify(place),
  unsubscribe: ({ emails }, { token, category }) => emails.unsubscribe(token, category),
  registerRecovery: ({ recoveries, emails }, recovery, at) => {
    recoveries.watch(recovery)
    emails.tellOfRecovery(recovery, at)
  },
  removeRecovery: ({ recoveries }, recovery) => recoveries.remove(recovery),
  registerDevice: ({ devices }, { subscriptions, anew, ...entry }) => devices.register(entry, subscriptions, anew),
  unregisterDevice: ({ devices }, { uuid }) => devices.unregister(uuid),
  unregisterSafe: ({ devices }, { uuid, ...place }) => devices.unregisterSafe(uuid, place),
}

/** Does what was checked, and keeps it, so that a reload does not lose it. */
export async function act<Kind extends ActKind>(gateway: GatewayState, kind: Kind, parts: Acts[Kind]): Promise<void> {
  const at = gateway.now()
  acts[kind](await gateway.own(), parts, at)
  await gateway.onChange?.({ kind, chainId: null, subject: '', body: parts, at })
}

/** Does again what was kept; kinds that are not known are left out. */
export function actAgain(data: OwnData, kind: string, parts: unknown, at: number): void {
  ;(acts as Record<string, ((data: OwnData, parts: never, at: number) => unknown) | undefined>)[kind]?.(data, parts as never, at)
}
