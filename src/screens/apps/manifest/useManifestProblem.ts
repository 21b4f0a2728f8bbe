import { useText } from '#ui'
import { appsText } from '#screens/apps/common'
import type { FetchedManifest } from './fetchManifest.ts'

/** Describes the problem with a manifest, if it has been read and has one. */
export function useManifestProblem(): (read: FetchedManifest | undefined) => string | undefined {
  const text = useText(appsText)
  return (read) => {
    if (read?.kind !== 'problem') return undefined
    if (read.why === 'status') return text('addApp.status', { status: read.status })
    return read.why === 'field'
      ? text('addApp.field', { field: read.field })
      : text(`addApp.${read.why}`)
  }
}
