// Builds a page where its sources have changed since it was last built.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTool } from './run.mjs'

const common = ['src', 'public', 'scripts/messages.ts', 'scripts/builds.mjs', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

/** The two pages: the demo with its world, and the product. */
const pages = {
  demo: { dir: 'dist-demo', mode: 'demo', sources: [...common, 'mocks'] },
  live: { dir: 'dist', mode: 'production', sources: common },
}

/**
 * @param {'demo' | 'live'} page
 * @returns {Promise<string>} the folder
 */
export async function built(page) {
  const { dir, mode, sources } = pages[page]
  const note = path.join(dir, '.built-from')
  const stamp = stampOf(sources)
  if (existsSync(note) && readFileSync(note, 'utf8') === stamp) return dir
  console.log(`Building ${dir} …`)
  // In a process of its own, and never in a test's: what Vite builds where NODE_ENV is "test" is React's development build.
  const { ok } = await runTool('vite', ['build', '--mode', mode, '--logLevel', 'warn'], { NODE_ENV: 'production', VITEST: '' })
  if (!ok) throw new Error(`${dir} could not be built; what Vite said stands above.`)
  writeFileSync(note, stamp)
  return dir
}

function stampOf(sources) {
  const hash = createHash('sha256').update(process.version)
  for (const name of sources.filter((source) => existsSync(source)).flatMap(filesIn).toSorted()) {
    hash.update(name).update('\0').update(readFileSync(name))
  }
  return hash.digest('hex')
}

function filesIn(name) {
  if (statSync(name).isFile()) return [name]
  return readdirSync(name).flatMap((entry) => filesIn(path.posix.join(name, entry)))
}
