/** The product's name, which is the same in all languages. */
const product = 'Coffer'

/**
 * `Queue · eth:0x12…ab · Coffer`: the page, its Safe, and the product. The page is undefined until
 * it is known.
 */
export const pageTitle = (page: string | undefined, safeName: string | undefined): string =>
  [page, safeName, product].filter(Boolean).join(' · ')
