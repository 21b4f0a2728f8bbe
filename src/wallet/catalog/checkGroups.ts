import { defaultGroups } from './defaultGroups.ts'
import { shownIcon } from './shownIcon.ts'
import type { WalletEntry, WalletGroup } from './types.ts'

/** The app's wallet list is invalid. The message tells the developer what to fix. */
export class WalletListError extends Error {
  override name = 'WalletListError'
}

/**
 * The groups without duplicate wallets: the first one with an ID wins. Throws `WalletListError`.
 */
export function checkGroups(groups: readonly WalletGroup[]): readonly WalletGroup[] {
  if (groups.length === 0) throw new WalletListError('No wallet list was provided')
  const seen = new Set<string>()
  return groups.map(({ name, wallets }) => {
    if (wallets.length === 0) throw new WalletListError(`No wallets provided for group: ${name}`)
    wallets.forEach(checkLooks)
    return { name, wallets: wallets.filter(({ id }) => !seen.has(id) && seen.add(id)) }
  })
}

const reported = new Set<string>()

/**
 * The app's groups, or the default ones if these are invalid: its visitors can still connect, and
 * its developer finds the error in the console, once.
 */
export function usableGroups(groups: readonly WalletGroup[]): readonly WalletGroup[] {
  try {
    checkGroups(groups)
    return groups
  } catch (error) {
    const message = String(error)
    if (!reported.has(message)) console.error(`${message}. See picker.groups of WalletProvider.`)
    reported.add(message)
    return defaultGroups
  }
}

function checkLooks({ name, icon, iconAccent }: WalletEntry): void {
  if (icon !== undefined && shownIcon(icon) === undefined)
    throw new WalletListError(`Property \`icon\` is not a data URI for wallet: ${name}`)
  if (iconAccent !== undefined && !/^#(?:[\da-f]{3}){1,2}$/i.test(iconAccent))
    throw new WalletListError(`Property \`iconAccent\` is not a hex value for wallet: ${name}`)
}
