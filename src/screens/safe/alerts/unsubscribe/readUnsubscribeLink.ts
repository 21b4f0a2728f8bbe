import { visibleName } from '#base'

/** The one category that gateways are known to have: emails about the recovery of a Safe. */
export const recoveryCategory = 'account_recovery'

/** The contents of an email link. `label` is the category for display. */
export type UnsubscribeLink =
  | { status: 'missing' | 'invalid' }
  | { status: 'valid'; token: string; category: { id: string; label: string } | undefined }

/** Characters of a category that are shown. */
const longestLabel = 60

/**
 * Reads the token and the category of the URL. The token is a UUID; others are rejected by
 * gateways, so they aren't sent.
 */
export function readUnsubscribeLink(
  token: string | undefined,
  category: string | undefined,
): UnsubscribeLink {
  const id = token?.trim() ?? ''
  if (id === '') return { status: 'missing' }
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return { status: 'invalid' }
  const label =
    category === undefined ? '' : [...(visibleName(category) ?? '')].slice(0, longestLabel).join('')
  return {
    status: 'valid',
    token: id,
    category: category !== undefined && label !== '' ? { id: category, label } : undefined,
  }
}
