import { readFileSync, writeFileSync } from 'node:fs'
import { runTool } from '../../scripts/setup/run.mjs'

/** A handful of story files, photographed and compared in light: enough to know the speed of the whole run. */
const files = ['stories/ui/Button.stories.tsx', 'stories/ui/Amount.stories.tsx', 'stories/screens/home']
const report = 'reports/stories.json'

/**
 * Pictures that a visual run takes and compares in a second, the start of the browser included.
 * @returns {Promise<{ count: number, seconds: number, equal: boolean } | undefined>} undefined where none was taken
 */
export async function picturesPerSecond() {
  const whole = read()
  const { ok, seconds } = await runTool('vitest', ['run', '--project', 'stories-light', ...files], { PICTURES: 'compare', NO_COLOR: '1' })
  const part = read()
  const count = part === undefined || part === whole ? 0 : JSON.parse(part).pictures.length
  // The report of the last whole run is not to be replaced by a part of it.
  if (whole !== undefined) writeFileSync(report, whole)
  return count > 0 ? { count, seconds, equal: ok } : undefined
}

function read() {
  try {
    return readFileSync(report, 'utf8')
  } catch {
    return undefined // no story ran here yet
  }
}
