/** A theme besides light and dark, as it is chosen or stands in a pair. */
const furtherTheme = /\[data-coffer\]\[data-theme(?:-light|-dark)?=(?!light\]|dark\])[\w-]+\][^{}]*\{[^{}]*\}\s*/g
/** Dark themes share what makes them dark. */
const allDark = /:is\(\[data-theme(-light|-dark)?=dark\](?:,[^()]*)?\)/g
const fontFace = /@font-face\s*\{[^{}]*\}\s*/g
const emptied = /@media[^{}]*\{\s*\}\s*/g

/** What is left of a minified stylesheet for pages that are light or dark and bring their own letters: no fonts, no further themes, no token that nothing uses. */
export const leanSheet = (css: string): string =>
  usedTokens(css.replaceAll(fontFace, '').replaceAll(furtherTheme, '').replaceAll(emptied, '').replaceAll(allDark, '[data-theme$1=dark]'))

function usedTokens(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const left = css.replaceAll(/(?<=[{;])(--coffer-[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name: string) => (used.has(name) ? whole : ''))
  // A token may have been there for one of those only.
  return left === css ? css : usedTokens(left)
}
