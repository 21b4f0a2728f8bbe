import type {
  Announcement,
  DetectedWallets,
  Device,
  WalletEntry,
} from '../../../../src/wallet/catalog/types.ts'

export const aWallet = (id: string, more: Partial<WalletEntry> = {}): WalletEntry => ({
  id,
  name: `The ${id}`,
  iconBackground: '#fff',
  ...more,
})

/** A provider with these flags. */
export const aProvider = (...flags: string[]) => ({
  request: async () => [],
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
})

export const announced = (
  rdns: string,
  provider: unknown = aProvider(),
  name = rdns,
  icon = 'data:image/png;base64,AA==',
): Announcement => ({
  info: { rdns, name, icon },
  provider,
})

export const nothingFound: DetectedWallets = { announced: [], found: new Map() }

export const onDesktop: Device = { browser: 'Chrome', system: 'Linux', mobile: false }
export const onPhone: Device = { browser: 'Safari', system: 'iOS', mobile: true }
