import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { PageQueryContext } from '#screens'
import { pickSearch } from './search.ts'

export interface PageQueryProviderProps {
  /** The URL parameters that the page reads. */
  names: readonly string[]
  children: ReactNode
}

/** Passes a page its URL parameters. */
export function PageQueryProvider({ names, children }: PageQueryProviderProps) {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const query = useMemo(
    () => ({
      params: pickSearch(search, names),
      set: (params: Readonly<Record<string, string>>) =>
        void navigate({
          to: '.',
          search: (before) => ({
            ...before,
            ...Object.fromEntries(names.map((name) => [name, params[name]])),
          }),
          resetScroll: false,
        }),
    }),
    [search, names, navigate],
  )
  return <PageQueryContext value={query}>{children}</PageQueryContext>
}
