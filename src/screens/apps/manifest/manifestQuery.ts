import { queryOptions } from '@tanstack/react-query'
import { fetchManifest } from './fetchManifest.ts'

/**
 * What an app says of itself. Problems are results, so they are not requested again by themselves.
 */
export const manifestQuery = (url: string) =>
  queryOptions({
    queryKey: ['appManifest', url] as const,
    queryFn: ({ signal }) => fetchManifest(url, signal),
    // Once an app is open, nothing that it says of itself changes what it may use.
    staleTime: Infinity,
    // The app may be on this machine.
    networkMode: 'always',
    retry: false,
  })
