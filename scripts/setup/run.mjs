// Runs one of the project's tools, with the Node from npm.
import { spawn } from 'node:child_process'
import path from 'node:path'

const bin = path.resolve('node_modules/.bin')

/**
 * Prints the tool's output and captures it.
 * @returns {Promise<{ ok: boolean, text: string, seconds: number }>}
 */
export function runTool(name, args, environment = {}) {
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
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (part) => {
      text += part.toString()
      to.write(part)
    })
  }
  return new Promise((done) => {
    const end = (ok) => done({ ok, text, seconds: (performance.now() - started) / 1000 })
    child.on('error', (reason) => {
      text += String(reason)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
