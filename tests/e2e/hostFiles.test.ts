import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serveWorld, type ServedWorld } from '../../mocks/node.ts'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'
import { type Host, hostFiles } from '../../scripts/site/hostFiles.ts'
import { configOf, seen } from '../live/product.ts'
import { type BrowserSession, openBrowser } from './openBrowser.ts'

// The servers themselves, where this machine has them.

const servers = (['nginx', 'caddy'] as const).filter(
  (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0,
)

let world: ServedWorld
let browser: BrowserSession
let dir = ''
let stop: () => Promise<void> | void = () => {}

beforeAll(async () => {
  ;[world, browser] = await Promise.all([serveWorld(), openBrowser()])
  dir = mkdtempSync(path.join(tmpdir(), 'coffer-host-'))
  // A server's workers have another user.
  chmodSync(dir, 0o755)
  cpSync(await built('live'), path.join(dir, 'site'), { recursive: true })
  writeFileSync(path.join(dir, 'site/config.json'), JSON.stringify(configOf(world)))
})
afterEach(async () => stop())
afterAll(async () => {
  await browser?.close()
  await world?.close()
  rmSync(dir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

const filesFor = (host: Host, address: string) =>
  hostFiles(host, {
    config: configOf(world),
    page: readFileSync(path.join(dir, 'site/index.html'), 'utf8'),
    root: path.join(dir, 'site'),
    address,
  })

/** Starts a server with its generated file. */
const starts: Readonly<Record<'nginx' | 'caddy', (port: number) => ChildProcess>> = {
  nginx(port) {
    const [file] = filesFor('nginx', `127.0.0.1:${port}`)
    writeFileSync(path.join(dir, 'coffer.conf'), file!.text)
    writeFileSync(
      path.join(dir, 'nginx.conf'),
      [
        'daemon off; master_process off; error_log stderr error;',
        `pid ${dir}/nginx.pid;`,
        'events { worker_connections 256; }',
        'http { include /etc/nginx/mime.types; default_type application/octet-stream;',
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${dir}/${name};`,
        ),
        `include ${dir}/coffer.conf; }`,
      ].join('\n'),
    )
    return spawn('nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf')], { stdio: 'inherit' })
  },
  caddy(port) {
    const [file] = filesFor('caddy', `http://127.0.0.1:${port}`)
    const text = `{\n\tadmin off\n\tauto_https off\n}\n${file!.text}`
    writeFileSync(path.join(dir, 'Caddyfile'), text)
    return spawn(
      'caddy',
      ['run', '--config', path.join(dir, 'Caddyfile'), '--adapter', 'caddyfile'],
      {
        stdio: ['ignore', 'ignore', 'ignore'],
        env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
      },
    )
  },
}

async function start(name: 'nginx' | 'caddy'): Promise<string> {
  const port = await freePort()
  const server = starts[name](port)
  stop = () =>
    new Promise((done) => {
      stop = () => {}
      if (server.exitCode !== null) return done()
      server.once('exit', () => done())
      // A graceful end would wait for the browser's connections.
      server.kill('SIGKILL')
    })
  const url = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
    if (await fetch(url).catch(() => undefined)) return url
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`${name} doesn't start.`)
}

const sent = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'cache-control',
]

const headersOf = async (url: string) => {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  await response.arrayBuffer()
  return Object.fromEntries(sent.map((name) => [name, response.headers.get(name)]))
}

describe.each(servers)('%s with its generated file', (name) => {
  it('sends what this project serves its own tests with', async () => {
    const url = await start(name)
    const own = await serve({ dir: path.join(dir, 'site') })
    const page = readFileSync(path.join(dir, 'site/index.html'), 'utf8')
    const script = /src="\/(assets\/[^"]+)"/.exec(page)?.[1] ?? ''
    for (const route of ['', 'transactions/queue?safe=eth:0x1', script, 'config.json'])
      expect(await headersOf(url + route), route).toEqual(await headersOf(own.url + route))
    await own.close()
    const typeOf = async (route: string) =>
      (await fetch(url + route)).headers.get('content-type')?.split(';', 1)[0]
    expect(await typeOf('manifest.webmanifest')).toBe('application/manifest+json')
    expect(await typeOf(script)).toMatch(/^(?:text|application)\/javascript$/)
    expect(await typeOf('settings/networks')).toBe('text/html')
  })

  it('has no page for a missing file, and no hidden files', async () => {
    const url = await start(name)
    for (const route of [
      'assets/none-00000000.js',
      'none.svg',
      '.built-from',
      '.vite/manifest.json',
    ]) {
      const response = await fetch(url + route)
      expect(response.status, route).toBe(404)
      expect(response.headers.get('cache-control'), route).toBe('no-store')
      expect(await response.text(), route).not.toContain('<script')
    }
  })

  it('starts the app on each route, again after a reload', async () => {
    const url = await start(name)
    const { page, context, errors } = await browser.open()
    const safe = `safe=eth:${safes.treasury.address}`
    for (const route of [
      'home',
      'assets',
      'transactions/queue',
      'transactions/history',
      'settings/setup',
    ]) {
      await page.goto(`${url}${route}?${safe}`)
      expect(await seen(page.getByRole('main').getByRole('heading', { level: 1 })), route).toBe(
        true,
      )
      await page.reload()
      expect(await seen(page.getByRole('main').getByRole('heading', { level: 1 })), route).toBe(
        true,
      )
    }
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('the files of other hosts', () => {
  it.each(['netlify', 'cloudflare'] as const)('follow the syntax: %s', (name) => {
    const files = filesFor(name, '')
    const rules = files.find((file) => file.name === '_headers')?.text ?? ''
    const lines = rules
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
    expect(lines[0]).toBe('/*')
    for (const line of lines) expect(line).toMatch(/^(?:\/[\w*/]*|  [\w-]+: \S.*)$/)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000)
    const redirects = files
      .find((file) => file.name === '_redirects')
      ?.text.trimEnd()
      .split('\n')
    expect(redirects ?? []).toEqual(
      name === 'netlify' ? ['/assets/* /index.html 404', '/* /index.html 200'] : [],
    )
  })

  it('are not made for a policy that a host would cut off', () => {
    const rpc = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [String(at + 1), `https://node-${at}.example`]),
    )
    expect(() =>
      hostFiles('cloudflare', {
        config: { ...configOf(world), rpc },
        page: '',
        root: '',
        address: '',
      }),
    ).toThrow('more than 2000 characters')
  })
})
