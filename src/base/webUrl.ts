/**
 * Parses text as a URL; undefined if it isn't one. Browsers from before 2023 have no
 * `URL.canParse`.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Whether a string is an absolute http(s) URL that the app may request or link to. */
export const isWebUrl = (text: string): boolean =>
  /^https?:\/\//i.test(text) && readUrl(text) !== undefined
