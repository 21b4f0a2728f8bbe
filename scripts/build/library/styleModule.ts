import { transform } from 'lightningcss'

/**
 * A module that adds a stylesheet to the page: without an element, and without a request. Does
 * nothing without a page. Throws for a stylesheet that references a file: its URLs would be
 * relative to the page, and imported sheets are not fetched.
 */
export function styleModule(css: string): string {
  transform({
    filename: 'wallet.css',
    code: Buffer.from(css),
    visitor: {
      Url({ url }) {
        if (!/^(data:|#)/.test(url))
          throw new Error(`The stylesheet names another file, which a page could not find: ${url}`)
      },
      Rule: {
        import({ value: { url } }) {
          throw new Error(`The stylesheet imports another, which a page could not find: ${url}`)
        },
      },
    },
  })
  return `const sheets = globalThis.document?.adoptedStyleSheets
if (sheets) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(${JSON.stringify(css)})
  sheets.push(sheet)
}
export {}
`
}
