/** In a stylesheet that has no file, such addresses count from the page, and other stylesheets are not fetched. What an address holds itself is the same everywhere. */
const elsewhere = /@import|url\((?!["']?(?:data:|#))/

/** A module that puts a stylesheet into the page that loads it: no element, and nothing to ask a server for. Where there is no page it does nothing. */
export function styleModule(css: string): string {
  const lost = elsewhere.exec(css)
  if (lost) throw new Error(`The stylesheet names another file, which a page could not find: ${css.slice(lost.index, lost.index + 60)}`)
  return `const sheets = globalThis.document?.adoptedStyleSheets
if (sheets) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(${JSON.stringify(css)})
  sheets.push(sheet)
}
export {}
`
}
