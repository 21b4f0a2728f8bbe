import { shareAppLink } from '#screens/core/links'

/**
 * A link to share an app, which others open with their own Safe. The chain is identified by its
 * short name.
 */
export const shareLink = (origin: string, url: string, chain: string): string =>
  `${origin}${shareAppLink}?${new URLSearchParams({ appUrl: url, chain }).toString()}`
