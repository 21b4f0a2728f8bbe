import { queryOptions } from '@tanstack/react-query'
import { loadSiteBuild } from './loadSiteBuild.ts'

/** The build that this site says it serves. */
export const siteBuildQuery = (url: string, version: string) =>
  queryOptions({
    queryKey: ['siteBuild', url, version],
    queryFn: ({ signal }) => loadSiteBuild(url, version, signal),
    // The site may be on this machine.
    networkMode: 'always',
  })
