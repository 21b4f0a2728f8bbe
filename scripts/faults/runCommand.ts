import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

export interface Ended {
  /** `timeout`: it was stopped, as a test of a fault may never end. */
  code: number | 'timeout'
  output: string
  seconds: number
}

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach(stop))

/** Runs one of the repository's tools without showing its output, for a limited time. */
export function runCommand(
  tool: string,
  args: readonly string[],
  { env = {}, limit }: { env?: Record<string, string>; limit: number },
): Promise<Ended> {
  const started = performance.now()
  const bin = path.resolve('node_modules/.bin')
  // A process group of its own, so that its workers and browsers are stopped with it.
  const child = spawn(path.join(bin, tool), args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      ...env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  child.stderr.on('data', (part) => (output += String(part)))
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop(child)
  }, limit * 1000)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      const seconds = (performance.now() - started) / 1000
      done({ code: isLate ? 'timeout' : (code ?? 1), output, seconds })
    })
  })
}

function stop({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
