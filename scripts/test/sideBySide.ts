import type { Output } from './output.ts'

/** The outcome of a step. */
export interface Result {
  ok: boolean
  passed: number
  failed: number
}

export interface Step {
  name: string
  /** How many cores it keeps busy. */
  cores: 1 | 2
  /** The names of the steps whose files it needs. Steps that aren't run are not waited for. */
  after?: readonly string[]
  run(output: Output): Promise<Result> | Result
}

export type Ended = Result & { name: string; seconds: number }

/**
 * Runs steps in their order, several at once while there are cores for them. A failed step stops no
 * other. Calls `onEnd` when a step has ended.
 * @returns the outcomes, in the order of the steps
 */
export async function runSideBySide(
  steps: readonly Step[],
  cores: number,
  output: (step: Step) => Output,
  now: () => number = () => performance.now(),
): Promise<Ended[]> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const ended = new Map<Step, Ended>()
  const isOpen = (name: string) => steps.some((step) => step.name === name && !ended.has(step))
  const free = () => cores - [...running.keys()].reduce((sum, step) => sum + step.cores, 0)
  const canStart = (step: Step) =>
    !step.after?.some(isOpen) && (step.cores <= free() || running.size === 0)

  async function start(step: Step): Promise<void> {
    const begun = now()
    const out = output(step)
    const result = await resultOf(step, out)
    // A step that fails outside its tests counts as one failure.
    const failed = result.ok ? result.failed : Math.max(result.failed, 1)
    ended.set(step, { ...result, failed, name: step.name, seconds: (now() - begun) / 1000 })
    running.delete(step)
    out.end()
  }

  async function resultOf(step: Step, out: Output): Promise<Result> {
    try {
      return await step.run(out)
    } catch (error) {
      out.write(`${String(error)}\n`)
      return { ok: false, passed: 0, failed: 1 }
    }
  }

  while (ended.size < steps.length) {
    for (let next; (next = waiting.find(canStart));) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, start(next))
    }
    if (running.size === 0)
      throw new Error(
        `These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`,
      )
    await Promise.race(running.values())
  }
  return steps.map((step) => ended.get(step)!)
}
