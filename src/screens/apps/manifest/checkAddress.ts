import { readAppUrl } from '#apps/host'

/**
 * The address of an app that a user typed, or why it can't be added.
 * @param known URLs of the apps in the list
 */
export function checkAddress(typed: string, ownOrigin: string, known: readonly string[]) {
  const read = readAppUrl(typed.trim(), ownOrigin)
  if (read.kind === 'invalid') return { kind: 'invalid', reason: read.reason } as const
  if (known.includes(read.url)) return { kind: 'invalid', reason: 'known' } as const
  return { kind: 'valid', url: read.url } as const
}
