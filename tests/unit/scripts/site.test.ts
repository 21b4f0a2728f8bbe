import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import {
  hashesOf,
  manifestText,
  readManifest,
  rootOf,
  sha256,
} from '../../../scripts/build/proven/buildManifest.ts'
import { compareSite } from '../../../scripts/site/compareSite.ts'
import { describeSite, exitCodeOf } from '../../../scripts/site/describeSite.ts'
import { siteUrl } from '../../../scripts/site/siteUrl.ts'

const page = '<!doctype html><script type="module" src="/safe/assets/app.js"></script>'
const build: Record<string, string> = {
  'index.html': page,
  'assets/app.js': 'export const sum = (a, b) => a + b\n',
  'assets/style.css': 'body { margin: 0 }\n',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
}
const hashes = Object.fromEntries(Object.entries(build).map(([file, text]) => [file, sha256(text)]))
const expected = new Map(
  Object.entries(build).map(([file, text]) => [
    file,
    { hash: sha256(text), size: Buffer.byteLength(text) },
  ]),
)
const served = (files: Readonly<Record<string, string>>) => ({
  ...files,
  'manifest.json': manifestText(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha256(text)])),
    { version: '1.0.0', commit: null },
  ),
})

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Listens on loopback; returns the site's URL, which has a path. */
async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/safe/`
}

/** Serves files below `/safe/`; `instead` answers some of them differently. */
const serveFiles = (
  files: Readonly<Record<string, string>>,
  instead: Readonly<Record<string, RequestListener>> = {},
) =>
  listen((request, response) => {
    const file = (request.url ?? '').replace(/^\/safe\//, '') || 'index.html'
    const other = instead[file]
    if (other) return other(request, response)
    const text = files[file]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })

async function wrongIn(site: string, options?: Parameters<typeof compareSite>[2]) {
  const comparison = await compareSite(site, expected, options)
  return {
    code: exitCodeOf(comparison),
    wrong: comparison.files.filter(({ result }) => result !== 'same'),
    reported: comparison.reported,
  }
}

describe('a site that is compared with a build', () => {
  it('serves it, below a path', async () => {
    expect(await wrongIn(await serveFiles(served(build)))).toEqual({
      code: 0,
      wrong: [],
      reported: rootOf(hashes),
    })
  })

  it.each(['assets/app.js', 'assets/style.css', 'icon.svg', 'index.html'])(
    'has one changed byte in %s, whatever its own manifest says',
    async (file) => {
      const changed = `${build[file]!.slice(0, -1)}?`
      const site = await serveFiles(served({ ...build, [file]: changed }))
      const { code, wrong } = await wrongIn(site)
      expect({ code, wrong }).toEqual({
        code: 1,
        wrong: [{ file, result: 'differs', detail: `SHA-256 ${sha256(changed)}` }],
      })
    },
  )

  it('lacks a file', async () => {
    const { 'icon.svg': _, ...rest } = build
    expect(await wrongIn(await serveFiles(rest))).toEqual({
      code: 1,
      wrong: [{ file: 'icon.svg', result: 'missing', detail: 'HTTP 404' }],
      reported: undefined,
    })
  })

  it('answers with its page instead of a file', async () => {
    const asPage: RequestListener = (_, response) => void response.writeHead(200).end(page)
    const { code, wrong } = await wrongIn(await serveFiles(build, { 'assets/app.js': asPage }))
    const detail = 'answered with a page, as HTTP 200'
    expect({ code, wrong }).toEqual({
      code: 1,
      wrong: [{ file: 'assets/app.js', result: 'missing', detail }],
    })
  })

  it('redirects a file, even to the same content', async () => {
    const away: RequestListener = (_, response) =>
      void response.writeHead(302, { Location: 'https://elsewhere.test/app.js' }).end()
    const { code, wrong } = await wrongIn(await serveFiles(build, { 'assets/app.js': away }))
    const detail = 'redirected to https://elsewhere.test/app.js'
    expect({ code, wrong }).toEqual({
      code: 1,
      wrong: [{ file: 'assets/app.js', result: 'differs', detail }],
    })
  })

  it.each([
    ['gzip', 'not encoded as gzip, as its header says'],
    ['br', 'not encoded as br, as its header says'],
  ])('says that a file is encoded as %s, which it is not', async (encoding, detail) => {
    const wrongly: RequestListener = (_, response) =>
      void response.writeHead(200, { 'Content-Encoding': encoding }).end(build['assets/app.js'])
    const { code, wrong } = await wrongIn(await serveFiles(build, { 'assets/app.js': wrongly }))
    expect({ code, wrong }).toEqual({
      code: 1,
      wrong: [{ file: 'assets/app.js', result: 'differs', detail }],
    })
  })

  it('encodes a file as it says', async () => {
    const encoded: RequestListener = (_, response) =>
      void response
        .writeHead(200, { 'Content-Encoding': 'gzip' })
        .end(gzipSync(build['assets/app.js']!))
    expect((await wrongIn(await serveFiles(build, { 'assets/app.js': encoded }))).code).toBe(0)
  })

  it('answers without an end, of which only the start is read', async () => {
    let sent = 0
    const endless: RequestListener = (_, response) => {
      response.writeHead(200)
      const part = Buffer.alloc(64 * 1024, 'a')
      const more = () => {
        while (!response.destroyed && response.write(part)) sent += part.length
      }
      response.on('drain', more)
      more()
    }
    const { code, wrong } = await wrongIn(await serveFiles(build, { 'assets/app.js': endless }))
    const detail = 'larger than 1048576 bytes'
    expect({ code, wrong }).toEqual({
      code: 1,
      wrong: [{ file: 'assets/app.js', result: 'differs', detail }],
    })
    expect(sent).toBeLessThan(64 * 2 ** 20)
  })

  it.each([
    ['never answers', () => {}],
    ['never ends its answer', (_, response) => void response.writeHead(200).write(page)],
  ] satisfies [string, RequestListener][])('%s', async (_, hangs) => {
    const asked: (string | undefined)[] = []
    const site = await listen((request, response) => {
      asked.push(request.url)
      hangs(request, response)
    })
    const { code, wrong } = await wrongIn(site, { perFile: 50 })
    expect(code).toBe(2)
    expect(wrong.map(({ result }) => result)).toEqual(Array(4).fill('unchecked'))
    expect(wrong.find(({ file }) => file === 'index.html')?.detail).toBe('no answer in time')
    expect(asked).toEqual(['/safe/'])
  })

  it('fails at one file only', async () => {
    const busy: RequestListener = (_, response) => void response.writeHead(503).end()
    const { code, wrong } = await wrongIn(await serveFiles(build, { 'icon.svg': busy }))
    expect({ code, wrong }).toEqual({
      code: 2,
      wrong: [{ file: 'icon.svg', result: 'unchecked', detail: 'HTTP 503' }],
    })
  })

  it('names files that the build does not have', async () => {
    const other = page.replace('app.js"', 'app.js"></script><script src="https://x.test/a.js"')
    const site = await serveFiles(
      served({ ...build, 'index.html': other, 'assets/more.js': 'export {}' }),
    )
    expect((await wrongIn(site)).wrong.map(({ file, result }) => `${result} ${file}`)).toEqual([
      'differs index.html',
      'extra assets/more.js',
      'extra https://x.test/a.js',
    ])
  })
})

test('the report lists what differs, without control characters, and says the verdict', () => {
  const files = [
    { file: 'index.html', result: 'same' },
    { file: 'assets/app.js', result: 'differs', detail: 'redirected to \u001B[2Jhttps://x.test' },
  ] as const
  expect(describeSite({ files, reported: 'b' }, 'a')).toEqual([
    'File           Result     Detail',
    'assets/app.js  differs    redirected to \uFFFD[2Jhttps://x.test',
    '',
    '1 same, 1 differs, 0 missing, 0 extra, 0 unchecked',
    "The site's own manifest.json has another root hash.",
    "The site doesn't serve this build.",
  ])
})

test.each([
  ['https://host.test', 'https://host.test/'],
  ['https://host.test/path?x=1#y', 'https://host.test/path/'],
  ['https://host.test/path/index.html', 'https://host.test/path/'],
  ['http://127.0.0.1:8080/a', 'http://127.0.0.1:8080/a/'],
])('the site %s is %s', (typed, url) => expect(siteUrl(typed)).toBe(url))

test.each([
  ['host.test', "isn't a URL"],
  ['', "isn't a URL"],
  ['http://host.test', 'must begin with https://'],
  ['file:///tmp', 'must begin with https://'],
  ['https://a:b@host.test', 'Leave out the user'],
])('"%s" is no site', (typed, problem) => expect(() => siteUrl(typed)).toThrow(problem))

describe('npm run verify-site', () => {
  const outer = mkdtempSync(path.join(tmpdir(), 'coffer-site-'))
  const dir = path.join(outer, 'dist')
  beforeAll(() => {
    mkdirSync(path.join(dir, 'assets'), { recursive: true })
    for (const [file, text] of Object.entries(build)) writeFileSync(path.join(dir, file), text)
    // Neither belongs to the build.
    writeFileSync(path.join(dir, 'config.json'), '{}')
    writeFileSync(path.join(dir, '.built-from'), 'stamp')
    const text = manifestText(hashesOf(dir), { version: '1.0.0', commit: null })
    writeFileSync(path.join(dir, 'manifest.json'), text)
  })
  afterAll(() => rmSync(outer, { recursive: true, force: true }))

  const run = (...args: string[]) =>
    new Promise<{ code: number | null; output: string }>((done) => {
      const child = spawn(process.execPath, ['scripts/site/verifySite.ts', ...args])
      let output = ''
      const add = (part: Buffer) => void (output += part.toString())
      child.stdout.on('data', add)
      child.stderr.on('data', add)
      child.on('close', (code) => done({ code, output }))
    })

  it('compares with a build, or with the manifest of one', async () => {
    const site = await serveFiles(build)
    const whole = await run(site, '--dir', dir)
    expect(whole.output).toContain('4 same, 0 differs')
    expect(whole.code).toBe(0)
    const listed = await run(site, '--manifest', path.join(dir, 'manifest.json'))
    expect(listed.output).toContain('The site serves this build.')
    expect(listed.code).toBe(0)
  })

  it('fails if the site differs', async () => {
    const { code, output } = await run(
      await serveFiles({ ...build, 'assets/app.js': 'export {}' }),
      '--dir',
      dir,
    )
    expect(output).toContain('assets/app.js  differs')
    expect(code).toBe(1)
  })

  it('needs a site, and a build that is as it was made', async () => {
    expect(await run('--dir', dir)).toMatchObject({ code: 2 })
    const changed = path.join(outer, 'changed.json')
    writeFileSync(changed, manifestText(hashes, { version: '', commit: null }).replace(/\d/, 'x'))
    const site = 'https://host.test'
    expect(await run(site, '--manifest', changed)).toMatchObject({ code: 2 })
    writeFileSync(path.join(dir, 'icon.svg'), '<svg />')
    const { code, output } = await run(site, '--dir', dir)
    expect(output).toContain("aren't those of its manifest")
    expect(code).toBe(2)
  })
})

test('a manifest with a wrong root hash, a wrong hash, or without files is none', () => {
  const text = manifestText(hashes, { version: '1.0.0', commit: 'a'.repeat(40) })
  expect(readManifest(text)).toEqual({
    version: '1.0.0',
    commit: 'a'.repeat(40),
    root: rootOf(hashes),
    files: hashes,
  })
  const told = JSON.parse(text) as object
  const wrong: [object, string][] = [
    [{ root: sha256('') }, 'root hash'],
    [{ files: {} }, 'no files'],
    [{ files: null }, 'no files'],
    [{ files: { a: 'b' } }, 'hash of a'],
  ]
  for (const [part, problem] of wrong)
    expect(() => readManifest(JSON.stringify({ ...told, ...part }))).toThrow(problem)
  for (const broken of ['null', '[]', '{}']) expect(() => readManifest(broken)).toThrow('no files')
  for (const broken of ['', '<!doctype html>']) expect(() => readManifest(broken)).toThrow('JSON')
})
