import { createContext, useContext } from 'react'

/** The parameters of a page's URL besides the Safe. */
export interface PageQuery {
  params: Readonly<Record<string, string>>
  /** Replaces them all, as a new entry of the browser's history. */
  set: (params: Readonly<Record<string, string>>) => void
}

/** Provided where the URL is known; without it, a page has no parameters. */
export const PageQueryContext = createContext<PageQuery>({ params: {}, set: () => {} })

export const usePageQuery = (): PageQuery => useContext(PageQueryContext)
