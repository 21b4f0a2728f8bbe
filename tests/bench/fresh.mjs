import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const patience = 600_000

/**
 * Seconds of the two commands in a clone of this repository with nothing installed, each twice.
 * Uncommitted changes are not measured.
 * @param {{ tests: boolean }} options
 * @returns {Promise<Record<string, number>>}
 */
export async function freshClone({ tests }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'coffer-fresh-'))
  try {
    if (spawnSync('git', ['clone', '-q', process.cwd(), folder], { stdio: 'inherit' }).status !== 0)
      throw new Error('The repository could not be cloned.')
    const figures = { firstStart: await startTime(folder), secondStart: await startTime(folder) }
    return tests
      ? { ...figures, firstTest: testTime(folder), secondTest: testTime(folder) }
      : figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Seconds from `npm start` until its URL responds. */
async function startTime(folder) {
  const begin = performance.now()
  // A process group, so that npm's children end with it.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    const url = await addressOf(child)
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
    return (performance.now() - begin) / 1000
  } finally {
    const ended = new Promise((done) => child.once('close', done))
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, 'SIGTERM')
      await ended
    }
  }
}

function addressOf(child) {
  return new Promise((found, failed) => {
    let said = ''
    const timer = setTimeout(
      () => failed(new Error(`npm start printed no address:\n${said}`)),
      patience,
    )
    child.stdout.on('data', (part) => {
      said += part.toString()
      const url = /Coffer: (http\S+)/.exec(said)?.[1]
      if (!url) return
      clearTimeout(timer)
      found(url)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      failed(new Error(`npm start ended with ${code}:\n${said}`))
    })
  })
}

function testTime(folder) {
  const begin = performance.now()
  const { status } = spawnSync('npm', ['test'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) console.error('npm test failed in the clone; its time is kept all the same.')
  return (performance.now() - begin) / 1000
}
