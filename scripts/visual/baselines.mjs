// Information about the committed pictures.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

export const baselineFolder = path.resolve('tests/visual/baselines')
const limit = 26 * 1024 * 1024

/** Names and sizes of the committed pictures. */
export function baselines() {
  if (!existsSync(baselineFolder)) return []
  const names = readdirSync(baselineFolder).filter((name) => name.endsWith('.webp'))
  return names.map((name) => ({ name, bytes: statSync(path.join(baselineFolder, name)).size }))
}

/** Committed pictures that a full run did not take. */
export function orphans(pictures) {
  const taken = new Set(pictures.map((name) => `${name}.webp`))
  return baselines()
    .map(({ name }) => name)
    .filter((name) => !taken.has(name))
}

/** Their number and size, and whether that is within the budget. */
export function baselineReport(all) {
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0)
  const size = (bytes / 1024 / 1024).toFixed(1)
  return { text: `${all.length} baselines, ${size} MB of 26 MB`, fits: bytes < limit }
}
