import { queryOptions } from '@tanstack/react-query'
import { fetchManifest } from './fetchManifest.ts'

/** An app's manifest. Problems are results, so they aren't refetched automatically. */
export const manifestQuery = (url: string) =>
  queryOptions({
    queryKey: ['appManifest', url] as const,
    queryFn: ({ signal }) => fetchManifest(url, signal),
    // Once an app is open, its manifest can't change what it may use.
    staleTime: Infinity,
    // The app may be on this machine.
    networkMode: 'always',
    retry: false,
  })
