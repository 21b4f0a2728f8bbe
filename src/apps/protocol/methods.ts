import { named } from './named.ts'

/** The messages that an app may send to its host (section 7 of the specification). */
export const Methods = /*@__PURE__*/ named(
  'sendTransactions',
  'rpcCall',
  'getChainInfo',
  'getSafeInfo',
  'getTxBySafeTxHash',
  'getSafeBalances',
  'signMessage',
  'signTypedMessage',
  'getEnvironmentInfo',
  'getOffChainSignature',
  'requestAddressBook',
  'wallet_getPermissions',
  'wallet_requestPermissions',
)
export type Methods = (typeof Methods)[keyof typeof Methods]

/** Not one of the 13, but apps send it and hosts respond: `{ darkMode }`. */
export const themeMethod = 'getCurrentTheme'

/** Every message that a host responds to. */
export type HostMethod = Methods | typeof themeMethod

const hostMethods: ReadonlySet<unknown> = /*@__PURE__*/ new Set([
  ...Object.values(Methods),
  themeMethod,
])

export const isHostMethod = (value: unknown): value is HostMethod => hostMethods.has(value)

/** The messages that need a permission of the user. */
export const RestrictedMethods = { requestAddressBook: 'requestAddressBook' } as const
export type RestrictedMethods = (typeof RestrictedMethods)[keyof typeof RestrictedMethods]

/** The messages that the user responds to in a dialog, so they have no timeout. */
export const isAnsweredByUser = (method: HostMethod): boolean =>
  method === 'sendTransactions' ||
  method === 'signMessage' ||
  method === 'signTypedMessage' ||
  method === 'wallet_requestPermissions'
