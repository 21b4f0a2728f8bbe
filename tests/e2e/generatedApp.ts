import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { newFolder } from './consumerApp.ts'
import { ended } from './guide.ts'

/** An app made by a generator of its framework, with the packages that npm has today. */
export interface GeneratedApp {
  dir: string
  /** Runs an npm command in the app. Throws its output if it fails. */
  npm(...args: string[]): Promise<unknown>
  /** Starts a program of the app's packages, with a port of its own in `PORT`. */
  start(file: string, args: (port: number) => string[]): Promise<ChildProcess>
}

/** The newest version of a package. Throws npm's error, also if npm can't be reached. */
export const newestOf = async (name: string): Promise<string> =>
  (await ended(run('.', 'npm', ['view', name, 'version', '--fetch-retries=0'])))
    .trim()
    // Warnings come first.
    .replace(/^.*\n/s, '')

/** Runs a generator, such as `create-vite@latest`, as it is. Throws its output if it fails. */
export async function generate(generator: string, ...args: string[]): Promise<GeneratedApp> {
  const parent = newFolder()
  await ended(run(parent, 'npx', ['--yes', generator, 'app', ...args]))
  return appIn(path.join(parent, 'app'))
}

/** The app in a folder. */
export function appIn(dir: string): GeneratedApp {
  return {
    dir,
    npm: (...command) => ended(run(dir, 'npm', command)),
    start: async (file, argsFor) => {
      const port = await freePort()
      return run(dir, process.execPath, [path.join(dir, 'node_modules', file), ...argsFor(port)], {
        HOST: '127.0.0.1',
        PORT: String(port),
        NODE_ENV: 'production',
      })
    },
  }
}

function run(cwd: string, command: string, args: string[], own: NodeJS.ProcessEnv = {}) {
  // The settings of this test run are not those of another app.
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_OPTIONS$|NODE_ENV$|VITEST|TEST)/i.test(name),
  )
  return spawn(command, args, {
    cwd,
    env: { ...Object.fromEntries(kept), CI: '1', NEXT_TELEMETRY_DISABLED: '1', ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((done, fail) => {
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      server.close(() => done(port))
    })
  })
}
