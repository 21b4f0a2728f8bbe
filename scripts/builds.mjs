// Builds a page where its sources have changed since it was last built.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTool } from './run.mjs'

const common = ['src', 'public', 'scripts/messages.ts', 'scripts/builds.mjs', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

const vite = (mode) => ({ tool: 'vite', args: ['build', '--mode', mode, '--logLevel', 'warn'] })
const stories = [...common, 'mocks', 'stories', '.storybook', '.ladle']

/** The demo with its world, the product, and the stories in both explorers. Ladle writes into the project only, and takes the folder as it is seen from there. */
const pages = {
  demo: { dir: 'dist-demo', ...vite('demo'), sources: [...common, 'mocks'] },
  live: { dir: 'dist', ...vite('production'), sources: common },
  storybook: { dir: 'dist-storybook', tool: 'storybook', args: ['build', '--quiet', '-o', 'dist-storybook'], sources: stories },
  ladle: { dir: 'dist-ladle', tool: 'ladle', args: ['build', '--outDir', 'dist-ladle'], sources: stories },
}

/**
 * @param {keyof typeof pages} page
 * @returns {Promise<string>} the folder
 */
export async function built(page) {
  const { dir, tool, args, sources } = pages[page]
  const note = path.join(dir, '.built-from')
  const stamp = stampOf(sources)
  if (existsSync(note) && readFileSync(note, 'utf8') === stamp) return dir
  console.log(`Building ${dir} …`)
  // In a process of its own, and never in a test's: what Vite builds where NODE_ENV is "test" is React's development build.
  const { ok } = await runTool(tool, args, { NODE_ENV: 'production', VITEST: '' })
  if (!ok) throw new Error(`${dir} could not be built; what ${tool} said stands above.`)
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
