import { createContext, useContext } from 'react'

/**
 * The link to a page about no Safe, which keeps the open Safe open. Provided by the frame around
 * the pages; without it, the path alone.
 */
export const PageHrefContext = createContext<(path: string) => string>((path) => path)

export const usePageHref = (): ((path: string) => string) => useContext(PageHrefContext)
