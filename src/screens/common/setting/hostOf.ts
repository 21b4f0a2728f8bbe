import { readUrl } from '#base'

/** The host of a URL, without the path, which may carry a key. */
export const hostOf = (url: unknown): string | undefined =>
  typeof url === 'string' ? readUrl(url)?.host : undefined
