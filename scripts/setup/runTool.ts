// Runs one of the project's tools, with the Node from npm.
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const bin = path.resolve('node_modules/.bin')

export interface ToolRun {
  ok: boolean
  /** Whether it was stopped at its limit. */
  isLate: boolean
  /** Everything that it wrote. */
  text: string
  seconds: number
}

const limited = new Set<ChildProcess>()
process.on('exit', () => limited.forEach(stop))

/**
 * Captures a tool's output and forwards it as it arrives: by default, to this process's own. A tool
 * with a limit, in seconds, is stopped together with all that it started, also when this process
 * ends.
 */
export function runTool(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  write?: (text: string) => void,
  limit?: number,
): Promise<ToolRun> {
  const started = performance.now()
  const env = {
    ...process.env,
    ...environment,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  }
  const child = spawn(name, args, {
    env,
    // Its own process group, so that its workers and browsers are stopped with it.
    detached: limit !== undefined,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let isLate = false
  let timer: NodeJS.Timeout | undefined
  if (limit !== undefined) {
    limited.add(child)
    timer = setTimeout(() => {
      isLate = true
      stop(child)
    }, limit * 1000)
  }
  let text = ''
  const pass = (part: string, to: NodeJS.WriteStream) => {
    text += part
    if (write) write(part)
    else to.write(part)
  }
  child.stdout.setEncoding('utf8').on('data', (part: string) => pass(part, process.stdout))
  child.stderr.setEncoding('utf8').on('data', (part: string) => pass(part, process.stderr))
  return new Promise((done) => {
    const end = (ok: boolean) => {
      clearTimeout(timer)
      limited.delete(child)
      done({ ok, isLate, text, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (reason) => {
      pass(String(reason), process.stderr)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

function stop({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended in the meantime.
  }
}
