import type { routes } from '#gateway'

/** The mocked gateway versions, newest first. */
export const gatewayVersions = ['today', '2025-01', '2024-05'] as const
export type GatewayVersion = (typeof gatewayVersions)[number]

/**
 * The kinds of gateways that a world can have: a version, or today's with the caches of the
 * official one.
 */
export const gatewayKinds = ['today', 'official', '2025-01', '2024-05'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

export const gatewayLabels: Record<GatewayKind, string> = {
  today: 'today',
  official: 'official, with its caches',
  '2025-01': '2025-01',
  '2024-05': '2024-05',
}

/** The routes and fields of a gateway. */
export const versionOf = (kind: GatewayKind): GatewayVersion =>
  kind === 'official' ? 'today' : kind

const always = gatewayVersions
const sinceLate2024: readonly GatewayVersion[] = ['today', '2025-01']
const new2025: readonly GatewayVersion[] = ['today']
const only2025: readonly GatewayVersion[] = ['2025-01']
const before2025: readonly GatewayVersion[] = ['2025-01', '2024-05']
const only2024: readonly GatewayVersion[] = ['2024-05']
/** Removed before the oldest of the three. */
const never: readonly GatewayVersion[] = []

/** The versions that support a route; the others respond as for an unknown path. */
const offeredBy = {
  about: always,
  account: only2025,
  accountDataSettings: only2025,
  accountDataTypes: only2025,
  addDelegate: always,
  allOwnedSafesV1: before2025,
  allOwnedSafesV2: new2025,
  allOwnedSafesV3: new2025,
  authNonce: always,
  balances: always,
  chain: always,
  chainV2: new2025,
  chains: always,
  chainsV2: new2025,
  changeEmail: only2024,
  collectibles: always,
  collectiblesV1: never,
  confirm: always,
  confirmMessage: always,
  confirmationView: before2025,
  contract: always,
  counterparties: new2025,
  createAccount: only2025,
  creation: sinceLate2024,
  decodeData: always,
  delegates: always,
  deleteAccount: only2025,
  deleteEmail: only2024,
  deleteTransaction: always,
  details: always,
  estimation: always,
  fiatCodes: always,
  gasPrice: new2025,
  history: always,
  incomingTransfers: always,
  indexingStatus: sinceLate2024,
  logout: new2025,
  masterCopies: always,
  message: always,
  messages: always,
  moduleTransactions: always,
  multisigTransactions: always,
  nonces: always,
  overviews: always,
  overviewsV2: new2025,
  ownedSafes: always,
  positions: new2025,
  preview: always,
  propose: always,
  proposeMessage: always,
  putAccountDataSettings: only2025,
  queued: always,
  registerDevice: always,
  registerDeviceV2: new2025,
  registerEmail: only2024,
  registerRecovery: always,
  registeredEmail: only2024,
  relay: always,
  relayStatus: new2025,
  relaysRemaining: always,
  removeDelegate: always,
  removeRecovery: always,
  removeSubscriptions: new2025,
  resendVerification: only2024,
  safe: always,
  safeApps: always,
  session: new2025,
  subscribedKinds: new2025,
  unregisterDevice: always,
  unregisterDeviceV2: new2025,
  unregisterSafe: always,
  unregisterSafeV2: new2025,
  unsubscribe: only2024,
  unsubscribeAll: only2024,
  verifyEmail: only2024,
  verifyLogin: always,
} satisfies Record<keyof typeof routes, readonly GatewayVersion[]>

export const supportsRoute = (
  gatewayVersion: GatewayVersion,
  route: keyof typeof routes,
): boolean => offeredBy[route].includes(gatewayVersion)
