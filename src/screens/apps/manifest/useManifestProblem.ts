import { useText } from '#ui'
import { appsText } from '#screens/apps/common'
import type { FetchedManifest } from './fetchManifest.ts'

export type ManifestProblem = Extract<FetchedManifest, { kind: 'problem' }>

/** Describes a manifest problem. */
export function useManifestProblem(): (problem: ManifestProblem) => string {
  const text = useText(appsText)
  return (problem) => {
    if (problem.why === 'status') return text('addApp.status', { status: problem.status })
    return problem.why === 'field'
      ? text('addApp.field', { field: problem.field })
      : text(`addApp.${problem.why}`)
  }
}
