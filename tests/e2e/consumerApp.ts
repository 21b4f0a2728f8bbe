import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builtFrom } from '../../scripts/build/builds.mjs'
import { libraryManifest, readProject } from '../../scripts/build/library/manifest.ts'
import { copyPackages } from './copyPackages.ts'

/** A program's output and exit code. */
interface Ran {
  code: number | null
  text: string
}

/** A consumer project in its own folder. */
export interface ConsumerApp {
  dir: string
  /**
   * Installs packages from this machine, without a cache or registry; the dependencies of this
   * project's package are copied first. Throws npm's error.
   */
  install(...packages: string[]): Promise<void>
  /** Throws npm's complaints about the installed packages: missing or incompatible ones. */
  check(): Promise<void>
  /** Copies packages of this project, with what they need. */
  borrow(...packages: string[]): void
  write(file: string, text: string): void
  /** Runs a script with Node; returns its output, parsed as JSON. */
  run(file: string, ...args: string[]): Promise<unknown>
  /** The compiler's errors; empty without errors. */
  typeErrors(compilerOptions: Record<string, unknown>, ...files: string[]): Promise<string>
}

const root = path.resolve('.')
const made: string[] = []

/** A folder that {@link removeConsumerApps} removes. */
export function newFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'coffer-consumer-'))
  made.push(dir)
  return dir
}

export function removeConsumerApps(): void {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
}

/** The sources of `npm run package`. */
const packed = [
  'src',
  'mocks',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
]

/**
 * Packs this project if it has changed since the last time; returns the file. Throws npm's error.
 */
export async function pack(): Promise<string> {
  const dir = path.resolve('node_modules/.cache/package')
  await builtFrom(packed, dir, async () => {
    rmSync(dir, { recursive: true, force: true })
    mkdirSync(dir, { recursive: true })
    await npm(root, 'run', 'package', '--', '--pack-destination', dir)
  })
  const [file] = readdirSync(dir).filter((name) => name.endsWith('.tgz'))
  if (!file) throw new Error('npm packed nothing.')
  return path.join(dir, file)
}

/** @param manifest additional fields of its package.json */
export function aConsumerApp(manifest: Record<string, unknown> = {}): ConsumerApp {
  const dir = newFolder()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
  write(
    'package.json',
    JSON.stringify({ name: 'consumer-app', private: true, type: 'module', ...manifest }),
  )
  return {
    dir,
    write,
    install: (...packages) => {
      copyPackages(dir, Object.keys(libraryManifest(readProject()).dependencies))
      return npm(dir, 'install', ...packages)
    },
    check: () => npm(dir, 'ls'),
    borrow: (...packages) => copyPackages(dir, packages),
    async run(file, ...args) {
      const { code, text } = await start(process.execPath, [file, ...args], dir)
      if (code !== 0) throw new Error(text)
      return JSON.parse(text) as unknown
    },
    async typeErrors(compilerOptions, ...files) {
      const strict = {
        strict: true,
        noEmit: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        target: 'es2023',
        types: [],
      }
      write(
        'tsconfig.json',
        JSON.stringify({ compilerOptions: { ...strict, ...compilerOptions }, files }),
      )
      const { code, text } = await start(
        process.execPath,
        [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.', '--pretty', 'false'],
        dir,
      )
      return code === 0 ? text : text || `The compiler ended with ${code}.`
    },
  }
}

async function npm(cwd: string, ...args: string[]): Promise<void> {
  const { code, text } = await start('npm', args, cwd)
  if (code !== 0) throw new Error(text)
}

/** An environment without a registry, npm's cache, and the user's settings. */
export function alone(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_OPTIONS$|VITEST|NODE_ENV$)/i.test(name),
  )
  const nowhere = {
    offline: 'true',
    registry: 'http://127.0.0.1:9/',
    cache: newFolder(),
    userconfig: path.join(newFolder(), 'none'),
    audit: 'false',
    fund: 'false',
    update_notifier: 'false',
  }
  return {
    ...Object.fromEntries(kept),
    NO_COLOR: '1',
    ...Object.fromEntries(
      Object.entries(nowhere).map(([name, value]) => [`npm_config_${name}`, value]),
    ),
  }
}

function start(command: string, args: readonly string[], cwd: string): Promise<Ran> {
  const child = spawn(command, args, {
    cwd,
    env: alone(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  let text = ''
  for (const from of [child.stdout, child.stderr])
    from.on('data', (part: Buffer) => (text += part.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done({ code, text }))
  })
}
