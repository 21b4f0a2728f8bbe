import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '../setup/runTool.ts'
import type { Output } from './output.ts'
import type { Result } from './sideBySide.ts'

/** What Vitest writes of a run, as far as it is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** A run of Vitest, with the failed tests as texts. */
export interface Tested extends Result {
  failures: string[]
}

/** Runs a project's tests. */
export async function runVitest(
  output: Output,
  project: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Tested> {
  const file = `reports/results/${project}.json`
  rmSync(file, { force: true })
  const { ok } = await runTool(
    'vitest',
    ['run', '--project', project, ...args],
    { NO_COLOR: '1', ...environment, TEST_RESULTS: file },
    output.write,
  )
  const report = readJson<Report>(file)
  return {
    ok,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: report?.testResults.flatMap(failuresOf) ?? [],
  }
}

/** The content of a file; undefined if the command that writes it didn't get that far. */
export function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch {
    return undefined
  }
}

/** The failed tests of a file as texts, or the error of the file itself. */
function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]) {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  const file = path.relative('.', name)
  if (tests.length === 0) return status === 'failed' ? [`${file}\n${head(message)}`] : []
  return tests.map(
    ({ fullName, failureMessages }) => `${file}: ${fullName}\n${head(failureMessages.join('\n'))}`,
  )
}

/** The start of an error, without its stack. */
const head = (error: string) =>
  error
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 15)
    .join('\n')
    .slice(0, 1500)
