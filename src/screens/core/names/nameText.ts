import { shortAddress, shortName, type Address } from '#base'
import type { Text } from '#ui'
import type { namesText } from './text.ts'
import type { ResolvedName } from './resolveName.ts'

type NamesText = Text<keyof (typeof namesText)['english']>

/**
 * The name of an account in a sentence: `Alice (you)`, `You`, `dave.eth`; undefined without one.
 */
export function nameText(text: NamesText, { name, isYou }: ResolvedName): string | undefined {
  if (!isYou) return name ?? undefined
  return name ? text('youNamed', { name }) : text('you')
}

/** Whether anyone may have given the name: its address belongs next to it. */
export const isUnverified = (resolved: ResolvedName | undefined): boolean =>
  resolved?.source === 'gateway' && !resolved.isYou

/**
 * Same, shortened; with the short address if the name isn't verified, and in its place if there is
 * none.
 */
export function nameOrAddress(text: NamesText, resolved: ResolvedName, address: Address): string {
  const name = nameText(text, resolved)
  const short = shortAddress(address)
  return name === undefined
    ? short
    : isUnverified(resolved)
      ? `${shortName(name)} (${short})`
      : shortName(name)
}
