import { shareAppLink } from '#screens/core/links'

/**
 * A link to an app for others, who open it with a Safe of their own. The chain is named by its
 * short name.
 */
export const shareLink = (origin: string, url: string, chain: string): string =>
  `${origin}${shareAppLink}?${new URLSearchParams({ appUrl: url, chain }).toString()}`
