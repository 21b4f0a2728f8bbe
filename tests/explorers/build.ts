import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a tool of this project with the Node that came with it. What it says is told when it fails. */
export async function runTool(name: string, args: readonly string[]): Promise<void> {
  const bin = path.resolve('node_modules/.bin')
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` }
  try {
    await run(path.join(bin, name), args, { env, timeout: 150_000, maxBuffer: 64 * 1024 * 1024 })
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`${name} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause })
  }
}
