import { runTool } from '../setup/runTool.ts'
import type { Fault } from './fault.ts'
import { withFaults } from './withFaults.ts'

/**
 * The faults with which the project doesn't compile.
 * @throws {Error} if it doesn't compile without them
 */
export async function findTypeFailures(faults: readonly Fault[]): Promise<Fault[]> {
  const [error] = await typeErrors([])
  if (error) throw new Error(`The project has to compile first: ${error.file}:${error.line}`)
  return failuresAmong(faults)
}

async function failuresAmong(faults: readonly Fault[]): Promise<Fault[]> {
  const failing: Fault[] = []
  let left = faults
  for (;;) {
    const errors = await typeErrors(left)
    if (errors.length === 0) return failing
    const blamed = left.filter((fault) => errors.some((error) => nearest(left, error) === fault))
    if (blamed.length === 0) break
    failing.push(...blamed)
    left = left.filter((fault) => !blamed.includes(fault))
  }
  // The remaining errors are in other files, which use a faulty one.
  if (left.length === 1) return [...failing, ...left]
  const middle = Math.ceil(left.length / 2)
  const first = await failuresAmong(left.slice(0, middle))
  return [...failing, ...first, ...(await failuresAmong(left.slice(middle)))]
}

interface TypeError {
  file: string
  line: number
}

/** All faults at once: a check of the whole project takes as long for one as for a hundred. */
async function typeErrors(faults: readonly Fault[]): Promise<TypeError[]> {
  const { ok, text } = await withFaults(faults, () =>
    runTool('tsc', ['--noEmit', '--pretty', 'false'], {}, () => {}, 600),
  )
  const errors = [...text.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(
    ([, file = '', line]): TypeError => ({ file, line: Number(line) }),
  )
  if (!ok && errors.length === 0) throw new Error(`tsc could not run.\n${text}`)
  console.log(`Type check of ${faults.length} faults: ${errors.length} errors`)
  return errors
}

/** The fault in the same file that most likely caused an error. */
function nearest(faults: readonly Fault[], { file, line }: TypeError): Fault | undefined {
  const distance = (fault: Fault) => Math.abs(fault.line - line)
  return faults
    .filter((fault) => fault.file === file)
    .toSorted((a, b) => distance(a) - distance(b))[0]
}
