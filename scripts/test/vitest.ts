import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runTool, type ToolRun } from '../setup/runTool.ts'
import type { Result } from './sideBySide.ts'

/** The fields that are read from Vitest's report of a run. */
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

/** A run of Vitest. */
export interface Tested extends Result, ToolRun {
  failures: Failure[]
}

export interface Failure {
  file: string
  test: string
  error: string
}

/** Runs a project's tests, for at most `limit` seconds. */
export async function runVitest(
  project: string,
  args: readonly string[],
  environment: Record<string, string>,
  write: (text: string) => void,
  limit?: number,
): Promise<Tested> {
  const file = `reports/results/${project}.json`
  rmSync(file, { force: true })
  const run = await runTool(
    'vitest',
    ['run', '--project', project, ...args],
    { NO_COLOR: '1', ...environment, TEST_RESULTS: file },
    write,
    limit,
  )
  const report = readJson<Report>(file)
  return {
    ...run,
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

/** The failed tests of a file, or the file itself. */
function failuresOf({
  name,
  status,
  message,
  assertionResults,
}: Report['testResults'][number]): Failure[] {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  const file = path.relative('.', name)
  if (tests.length === 0)
    return status === 'failed'
      ? [{ file, test: 'the file could not be loaded', error: head(message) }]
      : []
  return tests.map(({ fullName, failureMessages }) => ({
    file,
    test: fullName,
    error: head(failureMessages.join('\n')),
  }))
}

/** The start of an error, without its stack. */
const head = (error: string) =>
  error
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 15)
    .join('\n')
    .slice(0, 1500)
