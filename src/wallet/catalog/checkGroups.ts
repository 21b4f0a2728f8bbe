import type { WalletEntry, WalletGroup } from './types.ts'

/** A list of wallets was set up wrongly. The text says what to mend; it is for the developer. */
export class WalletListError extends Error {
  override name = 'WalletListError'
}

/** The groups with every wallet once: of two with the same id the first counts. Throws `WalletListError`. */
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
