import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { runTool } from '../../scripts/setup/runTool.ts'

const report = 'reports/stories.json'
/** Milliseconds; a measurement that takes longer is invalid. */
const patience = 120_000

/** How each explorer shows the first story. */
const explorers = {
  storybook: {
    args: (port) => ['dev', '-p', port, '--host', '127.0.0.1', '--no-open', '--ci'],
    address: 'iframe.html?id=components-button--primary&viewMode=story',
    shown: '#storybook-root button',
  },
  ladle: {
    args: (port) => ['serve', '--port', port],
    address: '?story=components--button--primary&mode=preview',
    shown: '[data-story-status="finished"] button',
  },
}

/**
 * All stories in both themes: rendered, played, checked by axe, photographed, and compared.
 * Includes the browser's start, but not Storybook's build.
 * @returns {Promise<{ count: number, seconds: number, differences: number }>}
 */
export async function allStories() {
  // Built beforehand: only the stories are measured.
  await runTool('vitest', ['run', '--project', 'stories'], { PICTURES: 'compare', NO_COLOR: '1' })
  const { pictures, seconds, differences } = JSON.parse(readFileSync(report, 'utf8'))
  return { count: pictures.length, seconds, differences }
}

/**
 * Seconds of `npm test` for one story file from a cold start: the partial Storybook is built each
 * time.
 */
export async function oneStoryFile() {
  const whole = readFileSync(report, 'utf8')
  const file = 'stories/ui/Button.stories.tsx'
  const { seconds } = await fresh(() => runTool('npm', ['test', '--', file], { NO_COLOR: '1' }))
  // Keeps the report of the last full run.
  writeFileSync(report, whole)
  return seconds
}

/** Seconds of the unit and contract tests. */
export const unitTests = async () =>
  (await runTool('vitest', ['run', '--project', 'unit'], { NO_COLOR: '1' })).seconds

/**
 * Seconds from an explorer's start until a story is rendered in a browser.
 * @param {import('playwright').Browser} browser
 * @param {'storybook' | 'ladle'} name
 */
export async function firstStory(browser, name) {
  const { args, address, shown } = explorers[name]
  const port = String(await freePort())
  const begun = performance.now()
  const bin = path.resolve('node_modules/.bin')
  const child = spawn(name, args(port), {
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio: 'ignore',
    detached: true,
  })
  const page = await browser.newPage()
  try {
    while (performance.now() - begun < patience) {
      const isThere = await page.goto(`http://127.0.0.1:${port}/${address}`).then(
        () => true,
        () => false,
      )
      if (!isThere) continue
      await page.waitForSelector(shown, { timeout: patience })
      return (performance.now() - begun) / 1000
    }
    throw new Error(`${name} showed no story within ${patience / 1000} s.`)
  } finally {
    await page.close()
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
  }
}

/** Runs it as if nothing had been built. */
async function fresh(run) {
  mkdirSync('dist-storybook-part', { recursive: true })
  writeFileSync('dist-storybook-part/.built-from', '')
  return run()
}

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })
