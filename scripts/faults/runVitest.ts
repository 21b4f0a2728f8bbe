import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Ended, runCommand } from './runCommand.ts'

export interface Verdict {
  /** Empty if all tests pass. */
  failures: Failure[]
  /** Why the run ended without a result: whether a fault is caught is not known. */
  trouble?: string
  seconds: number
}

export interface Failure {
  file: string
  test: string
}

interface Report {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

const results = 'reports/results/faults.json'

/** Runs tests of a project, up to the first failure unless `whole`. */
export async function runVitest(
  project: string,
  files: readonly string[],
  { env, limit, whole = false }: { env: Record<string, string>; limit: number; whole?: boolean },
): Promise<Verdict> {
  mkdirSync(path.dirname(results), { recursive: true })
  rmSync(results, { force: true })
  const bail = whole ? [] : ['--bail', '1']
  const ended = await runCommand('vitest', ['run', '--project', project, ...bail, ...files], {
    env: { ...env, TEST_RESULTS: results },
    limit,
  })
  return verdictOf(ended, failuresIn(results), limit)
}

/** What a run says of a fault: only a test that failed has caught it. */
export function verdictOf(
  { code, output, seconds }: Ended,
  failures: Failure[],
  limit: number,
): Verdict {
  if (code === 0) return { failures: [], seconds }
  if (failures.length > 0) return { failures, seconds }
  const trouble = code === 'timeout' ? `still running after ${limit} seconds` : lastLines(output)
  return { failures: [], trouble, seconds }
}

/** The failed tests in Vitest's report; none if the run ended before it was written. */
function failuresIn(report: string): Failure[] {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    return status === 'failed' && failed.length === 0
      ? [{ file, test: 'the file could not be loaded' }]
      : failed.map(({ fullName }) => ({ file, test: fullName }))
  })
}

const lastLines = (output: string) => output.trim().split('\n').slice(-5).join('\n')
