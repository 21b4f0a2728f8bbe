/** The host of a URL, without the path, which may carry a key. */
export const hostOf = (url: unknown): string | undefined =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).host : undefined
