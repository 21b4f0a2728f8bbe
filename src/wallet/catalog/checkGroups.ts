import type { WalletEntry, WalletGroup } from './types.ts'

/** The app's wallet list is invalid. The message tells the developer what to fix. */
export class WalletListError extends Error {
  override name = 'WalletListError'
}

/**
 * The groups without duplicate wallets: the first one with an id wins. Throws `WalletListError`.
 */
export function checkGroups(groups: readonly WalletGroup[]): readonly WalletGroup[] {
  if (groups.length === 0) throw new WalletListError('No wallet list was provided')
  const seen = new Set<string>()
  return groups.map(({ name, wallets }) => {
    if (wallets.length === 0) throw new WalletListError(`No wallets provided for group: ${name}`)
    wallets.forEach(checkAccent)
    return { name, wallets: wallets.filter(({ id }) => !seen.has(id) && seen.add(id)) }
  })
}

function checkAccent({ name, iconAccent }: WalletEntry): void {
  if (iconAccent !== undefined && !/^#(?:[\da-f]{3}){1,2}$/i.test(iconAccent))
    throw new WalletListError(`Property \`iconAccent\` is not a hex value for wallet: ${name}`)
}
