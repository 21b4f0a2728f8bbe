// Builds a page if its sources have changed since the last build.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runTool } from '../setup/runTool.ts'
import { appSources } from './proven/commit.ts'

const vite = (mode) => ({ tool: 'vite', args: ['build', '--mode', mode, '--logLevel', 'warn'] })
const stories = [...appSources, 'mocks', 'stories', '.storybook']
/** Written by builds: Ladle copies its service worker there, and sizes are measured from one. */
const written = ['.ladle/public', 'scripts/build/sizes.json']

/**
 * The demo with its world, the app, and the stories in both explorers. Ladle writes only into the
 * project, and expects the folder relative to it.
 */
const pages = {
  demo: { dir: 'dist-demo', ...vite('demo'), sources: [...appSources, 'mocks'] },
  live: { dir: 'dist', ...vite('production'), sources: appSources },
  storybook: {
    dir: 'dist-storybook',
    tool: 'storybook',
    args: ['build', '--quiet', '-o', 'dist-storybook'],
    sources: stories,
  },
  // The stories named by STORIES, without docs: used to test a single file.
  storybookPart: {
    dir: 'dist-storybook-part',
    tool: 'storybook',
    args: ['build', '--test', '--preview-only', '--quiet', '-o', 'dist-storybook-part'],
    sources: stories,
    also: process.env.STORIES,
  },
  ladle: {
    dir: 'dist-ladle',
    tool: 'ladle',
    args: ['build', '--outDir', 'dist-ladle'],
    sources: [...stories, '.ladle'],
  },
}

/**
 * @param {keyof typeof pages} page
 * @returns {Promise<string>} the folder
 */
export function built(page) {
  const { dir, tool, args, sources, also } = pages[page]
  return builtFrom(sources, dir, make, also)

  async function make() {
    // In a separate process, never in a test's: if NODE_ENV is "test", Vite builds React's
    // development version.
    const { ok } = await runTool(tool, args, { NODE_ENV: 'production', VITEST: '' })
    if (!ok) throw new Error(`${dir} could not be built; see the output of ${tool} above.`)
  }
}

/**
 * Rebuilds a folder if its sources have changed. If several processes call it at once, one builds
 * and the others wait.
 * @param {readonly string[]} sources files, and folders with all their contents
 * @param {string} dir
 * @param {() => Promise<unknown>} make
 * @param {string} [also] further inputs besides files
 * @returns {Promise<string>} the folder
 */
export async function builtFrom(sources, dir, make, also = '') {
  const release = await hold(dir)
  try {
    const note = path.join(dir, '.built-from')
    const stamp = stampOf(sources) + also
    if (existsSync(note) && readFileSync(note, 'utf8') === stamp) return dir
    console.log(`Building ${path.relative('.', dir)} …`)
    rmSync(note, { force: true })
    await make()
    writeFileSync(note, stamp)
    return dir
  } finally {
    release()
  }
}

/** Waits for the lock of the folder; returns a function that releases it. */
async function hold(dir) {
  const lock = path.join(
    'node_modules/.cache',
    `building-${path.relative('.', dir).replaceAll(/\W+/g, '-')}`,
  )
  mkdirSync(path.dirname(lock), { recursive: true })
  while (!taken(lock)) await wait(200)
  const touching = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), 1000)
  return () => {
    clearInterval(touching)
    rmSync(lock, { force: true })
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (reason) {
    if (reason.code !== 'EEXIST') throw reason
    if (abandoned(lock)) rmSync(lock, { force: true })
    return false
  }
}

/**
 * Whether the process that held the lock has ended; or the lock is old, and another process has its
 * ID now.
 */
function abandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 30_000) return true
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner > 0) process.kill(owner, 0)
    return false
  } catch (reason) {
    return reason.code === 'ESRCH'
  }
}

/** The files that a page is built from. */
export const sourcesOf = (page) => filesOf(pages[page].sources)

function stampOf(sources) {
  const hash = createHash('sha256').update(process.version)
  for (const name of filesOf(sources)) {
    hash.update(name).update('\0').update(readFileSync(name))
  }
  return hash.digest('hex')
}

const filesOf = (sources) =>
  sources
    .filter((source) => existsSync(source))
    .flatMap(filesIn)
    .toSorted()

function filesIn(name) {
  if (written.includes(name)) return []
  if (statSync(name).isFile()) return [name]
  return readdirSync(name).flatMap((entry) => filesIn(path.posix.join(name, entry)))
}
