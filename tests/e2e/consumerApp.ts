import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builtFrom } from '../../scripts/build/builds.mjs'

/** What a program said, and how it ended. */
interface Ran {
  code: number | null
  text: string
}

/** A project of somebody else, in a folder of its own. */
export interface ConsumerApp {
  dir: string
  /** Installs packages from this machine: nothing is cached, and no registry is to be had. Throws what npm says. */
  install(...packages: string[]): Promise<void>
  /** Throws what npm finds wrong with what is installed: packages that are missing, or that another one cannot use. */
  check(): Promise<void>
  /** Has a package at hand without installing it, as it is here. */
  borrow(...packages: string[]): void
  write(file: string, text: string): void
  /** Runs a script of theirs with Node; gives what it prints, read as JSON. */
  run(file: string, ...args: string[]): Promise<unknown>
  /** What the compiler finds wrong; empty when nothing is. */
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

/** What `npm run package` makes the package from. */
const packed = ['src', 'mocks', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE']

/** Packs this project as it stands, where it has changed since it was packed last; gives the file. Throws what npm says. */
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

/** @param manifest what their package.json says besides */
export function aConsumerApp(manifest: Record<string, unknown> = {}): ConsumerApp {
  const dir = newFolder()
  const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text)
  write('package.json', JSON.stringify({ name: 'consumer-app', private: true, type: 'module', ...manifest }))
  return {
    dir,
    write,
    install: (...packages) => npm(dir, 'install', ...packages),
    check: () => npm(dir, 'ls'),
    borrow(...packages) {
      for (const name of packages) {
        const place = path.join(dir, 'node_modules', name)
        mkdirSync(path.dirname(place), { recursive: true })
        symlinkSync(path.join(root, 'node_modules', name), place, 'junction')
      }
    },
    async run(file, ...args) {
      const { code, text } = await start(process.execPath, [file, ...args], dir)
      if (code !== 0) throw new Error(text)
      return JSON.parse(text) as unknown
    },
    async typeErrors(compilerOptions, ...files) {
      const strict = { strict: true, noEmit: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, target: 'es2023', types: [] }
      write('tsconfig.json', JSON.stringify({ compilerOptions: { ...strict, ...compilerOptions }, files }))
      const { code, text } = await start(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.', '--pretty', 'false'], dir)
      return code === 0 ? text : text || `The compiler ended with ${code}.`
    },
  }
}

async function npm(cwd: string, ...args: string[]): Promise<void> {
  const { code, text } = await start('npm', args, cwd)
  if (code !== 0) throw new Error(text)
}

/** No registry is to be had, and neither is what npm keeps of earlier visits or the settings of whoever runs this. */
function alone(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS$|VITEST|NODE_ENV$)/i.test(name))
  const nowhere = {
    offline: 'true',
    registry: 'http://127.0.0.1:9/',
    cache: newFolder(),
    userconfig: path.join(newFolder(), 'none'),
    audit: 'false',
    fund: 'false',
    update_notifier: 'false',
  }
  return { ...Object.fromEntries(kept), NO_COLOR: '1', ...Object.fromEntries(Object.entries(nowhere).map(([name, value]) => [`npm_config_${name}`, value])) }
}

function start(command: string, args: readonly string[], cwd: string): Promise<Ran> {
  const child = spawn(command, args, { cwd, env: alone(), stdio: ['ignore', 'pipe', 'pipe'], shell: command === 'npm' && process.platform === 'win32' })
  let text = ''
  for (const from of [child.stdout, child.stderr]) from.on('data', (part: Buffer) => (text += part.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done({ code, text }))
  })
}
