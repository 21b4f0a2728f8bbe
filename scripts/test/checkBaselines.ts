import type { Result } from './sideBySide.ts'

/** A run of all stories. */
export interface StoriesRun {
  ok: boolean
  /** The pictures that it took. */
  pictures: readonly string[]
}

/**
 * Whether each committed picture belongs to a story. Only a run of all stories in which none failed
 * knows that: a story that fails takes no picture.
 * @param run of the same command; undefined if the stories did not all run
 * @param unused finds the committed pictures that are not among others
 */
export function checkBaselines(
  run: StoriesRun | undefined,
  unused: (pictures: readonly string[]) => string[],
): Result & { text: string } {
  if (!run)
    return {
      ok: false,
      passed: 0,
      failed: 1,
      text: 'Not checked: the stories did not all run, as in npm test -- all stories baselines.',
    }
  if (!run.ok) return { ok: true, passed: 0, failed: 0, text: 'Not checked: stories failed.' }
  const lost = unused(run.pictures)
  const ok = lost.length === 0
  const text = lost
    .map((name) => `No story takes ${name} anymore; npm run visual:accept removes it.`)
    .join('\n')
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, text }
}
