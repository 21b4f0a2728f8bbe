// Runs one of the project's tools, with the Node from npm.
import { spawn } from 'node:child_process'
import path from 'node:path'

const bin = path.resolve('node_modules/.bin')

export interface ToolRun {
  ok: boolean
  /** All that it wrote. */
  text: string
  seconds: number
}

/** Captures a tool's output and passes it on as it comes: by default, to this process's own. */
export function runTool(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  write?: (text: string) => void,
): Promise<ToolRun> {
  const started = performance.now()
  const env = {
    ...process.env,
    ...environment,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  }
  const child = spawn(name, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let text = ''
  const pass = (part: string, to: NodeJS.WriteStream) => {
    text += part
    if (write) write(part)
    else to.write(part)
  }
  child.stdout.setEncoding('utf8').on('data', (part: string) => pass(part, process.stdout))
  child.stderr.setEncoding('utf8').on('data', (part: string) => pass(part, process.stderr))
  return new Promise((done) => {
    const end = (ok: boolean) => done({ ok, text, seconds: (performance.now() - started) / 1000 })
    child.on('error', (reason) => {
      pass(String(reason), process.stderr)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
