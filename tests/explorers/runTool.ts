import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs one of the project's tools with the same Node and returns its output, which is part of the
 * error if it fails.
 */
export async function runTool(
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const bin = path.resolve('node_modules/.bin')
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    ...environment,
  }
  try {
    const { stdout, stderr } = await run(path.join(bin, name), args, {
      env,
      timeout: 100_000,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout + stderr
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`${name} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause })
  }
}
