import { transform } from 'lightningcss'

/**
 * A module that puts a stylesheet into the page that loads it: no element, and nothing to ask a server for. Where there is no page it does nothing.
 * Throws for a stylesheet that names a file: without a file of its own, addresses count from the page, and other sheets are not fetched.
 */
export function styleModule(css: string): string {
  transform({
    filename: 'wallet.css',
    code: Buffer.from(css),
    visitor: {
      Url({ url }) {
        if (!/^(data:|#)/.test(url)) throw new Error(`The stylesheet names another file, which a page could not find: ${url}`)
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
