import type { Transferred } from '#domain'

/** The text that warns of a transferred token; undefined for one that is known. */
export function tokenWarning(what: Transferred | undefined) {
  if (what?.type !== 'erc20') return undefined
  if (what.imitation) return 'token.imitation'
  return what.trusted ? undefined : 'token.unlisted'
}
