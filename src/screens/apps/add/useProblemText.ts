import { useText } from '#ui'
import { appsText } from '#screens/apps/common'
import type { FetchedManifest } from '#screens/apps/manifest'

type Problem = Extract<FetchedManifest, { kind: 'problem' }>

/** Describes a manifest problem. */
export function useProblemText(): (problem: Problem) => string {
  const text = useText(appsText)
  return (problem) => {
    if (problem.why === 'status') return text('addApp.status', { status: problem.status })
    return problem.why === 'field'
      ? text('addApp.field', { field: problem.field })
      : text(`addApp.${problem.why}`)
  }
}
