import type { Size } from '../../tests/size.ts'
import type { Failure } from '../test/vitest.ts'
import { areas, describeFault, type Fault, type FaultList, kinds } from './fault.ts'
import { type Step, steps } from './testFault.ts'

/** What is known about a fault so far. */
export interface Result {
  id: string
  /** The steps whose tests ran. */
  tried: Step[]
  caughtBy?: Step
  failure?: Failure
  /** Why the last run of the next step's tests ended without a result. */
  trouble?: string
  /** Set if this version of the file has no such place. */
  isMissing?: boolean
  seconds: number
}

/**
 * The file in which a checkout stores the results of a set. Those of another commit are about other
 * tests.
 */
export const resultsOf = (size: Size, commit: string): string =>
  `reports/faults-${size}-${commit.slice(0, 12)}.json`

/** The results as text: tables by area and kind, and the faults that nothing caught. */
export function summary(list: FaultList, results: ReadonlyMap<string, Result>): string {
  const known = list.faults.filter(({ id }) => results.has(id))
  const resultOf = ({ id }: Fault) => results.get(id)
  const troubled = known.filter((fault) => resultOf(fault)?.trouble !== undefined)
  const uncaught = known.filter(
    (fault) =>
      !resultOf(fault)?.caughtBy && !resultOf(fault)?.isMissing && !troubled.includes(fault),
  )
  const missing = known.filter((fault) => resultOf(fault)?.isMissing)
  const row = (name: string, isIn: (fault: Fault) => boolean) => {
    const own = known.filter(isIn)
    const caught = steps.map(
      (step) => own.filter((fault) => resultOf(fault)?.caughtBy === step).length,
    )
    return [
      name,
      own.length,
      ...caught,
      uncaught.filter(isIn).length,
      troubled.filter(isIn).length,
      list.caughtByTypes.filter(isIn).length,
    ]
  }
  const rows = [
    ...areas.map((area) => row(area, (fault) => fault.area === area)),
    ...kinds.map((kind) => row(kind, (fault) => fault.kind === kind)),
    row('all', () => true),
  ]
  const seconds = [...results.values()].reduce((sum, result) => sum + result.seconds, 0)
  return [
    table(['', 'faults', ...steps, 'nothing', 'no result', 'more, by types'], rows),
    ...listed('Caught by nothing', uncaught),
    ...listed('Without a result', troubled),
    ...listed('Not in this version', missing),
    `${Math.round(seconds / Math.max(known.length, 1))} s per fault`,
  ].join('\n')
}

const listed = (title: string, faults: readonly Fault[]) =>
  faults.length > 0 ? [`${title}:`, ...faults.map(describeFault), ''] : []

function table(head: readonly string[], rows: readonly (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, at) => (at === 0 ? '---' : '--:'))),
    ...rows.map(line),
    '',
  ].join('\n')
}
