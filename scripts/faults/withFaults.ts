import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { applyFaults, type Fault } from './fault.ts'

/** The changed files as they were. */
const originals = new Map<string, string>()
process.on('exit', restore)
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => process.exit(code))

/** Runs something while the faults are in the sources, and restores them whatever happens. */
export async function withFaults<T>(
  faults: readonly Fault[],
  run: () => Promise<T> | T,
): Promise<T> {
  const files = [...new Set(faults.map(({ file }) => file))]
  const faulty = files.map((file): [string, string] => {
    const own = faults.filter((fault) => fault.file === file)
    return [file, applyFaults(readFileSync(file, 'utf8'), own)]
  })
  return withTexts(new Map(faulty), run)
}

/** Runs something while files have other texts, and restores them whatever happens. */
export async function withTexts<T>(
  texts: ReadonlyMap<string, string>,
  run: () => Promise<T> | T,
): Promise<T> {
  for (const [file, text] of texts) {
    originals.set(file, readFileSync(file, 'utf8'))
    writeFileSync(file, text)
  }
  try {
    return await run()
  } finally {
    restore()
  }
}

function restore(): void {
  for (const [file, text] of originals) writeFileSync(file, text)
  originals.clear()
}

/**
 * Faults must not mix with uncommitted changes.
 * @throws {Error} if the sources differ from the last commit
 */
export function checkCleanSources(): void {
  const changes = execFileSync('git', ['status', '--porcelain', '--', 'src'], { encoding: 'utf8' })
  if (changes !== '')
    throw new Error(
      `Commit or discard the changes in src first; faults are written there.\n${changes}`,
    )
}

export const currentCommit = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
