// A small static file server with production headers. Loopback only.
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { parseConfig } from '../../src/app/config.ts'
import { contentSecurityPolicy, serverHeaders } from '../../src/app/csp.ts'
import publicNodes from '../../src/app/publicNodes.json' with { type: 'json' }
import { createCompressor, encodingFor, isCompressible } from './compressed.mjs'
import { inlineScripts } from './proven/integrity.ts'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Shared by all servers of the process: tests serve many copies of one build. */
const compressed = createCompressor()

/**
 * Serves a folder on loopback.
 * @param {{ dir: string, port?: number, headers?: Record<string, string | null> }} options
 * `port: 0` uses a free one; a header of `null` is left out.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ dir, port = 0, headers = {} }) {
  const root = path.resolve(dir)
  const config = await configIn(root)
  const page = await readFile(path.join(root, 'index.html'), 'utf8').catch(() => '')
  const always = Object.entries({
    ...serverHeaders(contentSecurityPolicy(config, undefined, publicNodes), inlineScripts(page)),
    'X-Frame-Options': 'DENY',
    ...headers,
  }).filter(([, value]) => value !== null)

  const server = createServer((request, response) => {
    answer({ root, always }, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise((ready, failed) =>
    server.once('error', failed).listen(port, '127.0.0.1', ready),
  )
  void prepare(root, page)
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/**
 * The demo's apps are treated as third-party pages: the demo frames them, under another name of
 * this machine, and reads their manifests.
 */
const appHeaders = Object.entries({
  'Content-Security-Policy':
    "default-src 'self'; frame-ancestors http://127.0.0.1:* http://localhost:*",
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
})

async function answer({ root, always }, request, response) {
  const isApp = pathOf(request.url)?.startsWith('/demo-apps/') === true
  for (const [name, value] of isApp ? appHeaders : always) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end()

  const asked = pathOf(request.url)
  const file =
    asked === undefined ? undefined : await fileFor(root, asked, request.headers.accept ?? '')
  if (!file)
    return response
      .writeHead(404, { 'Content-Type': types['.txt'], 'Cache-Control': 'no-store' })
      .end('Not found')

  const encoding = isCompressible(file)
    ? encodingFor(request.headers['accept-encoding'])
    : undefined
  // Each encoding is a separate representation with its own ETag.
  const suffix = encoding ? `-${encoding}` : ''
  const etag = `"${file.size.toString(16)}-${Math.floor(file.changed).toString(16)}${suffix}"`
  response.setHeader('ETag', etag)
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding')
  // File names in assets/ contain a content hash; everything else is revalidated.
  response.setHeader(
    'Cache-Control',
    asked.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
  const type = types[path.extname(file.name)] ?? 'application/octet-stream'
  if (encoding) {
    const bytes = await compressed(file, encoding)
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': encoding,
      'Content-Length': bytes.length,
    })
    return response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': file.size })
  if (request.method === 'HEAD') return response.end()
  createReadStream(file.name)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** Compresses the initial files in advance, so that the first visitor does not wait. */
async function prepare(root, page) {
  const files = await Promise.all(
    [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name]) =>
      regular(path.join(root, name)),
    ),
  )
  // Read errors are reported when the file is requested.
  await Promise.allSettled(
    files.filter((file) => file && isCompressible(file)).map((file) => compressed(file, 'br')),
  )
}

/** The decoded path of a URL; undefined if it is malformed. */
function pathOf(url) {
  try {
    const decoded = decodeURIComponent(new URL(url, 'http://loopback').pathname)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/** The file of a path; navigation to a route returns the page. */
async function fileFor(root, asked, accept) {
  const name = path.join(root, asked)
  const inside = name === root || name.startsWith(root + path.sep)
  if (!inside) return undefined
  const found = (await regular(name)) ?? (await regular(path.join(name, 'index.html')))
  if (found) return found
  const navigates = accept.includes('text/html') && !asked.startsWith('/assets/')
  return navigates ? regular(path.join(root, 'index.html')) : undefined
}

async function regular(name) {
  const about = await stat(name).catch(() => undefined)
  return about?.isFile() ? { name, size: about.size, changed: about.mtimeMs } : undefined
}

/**
 * The configuration next to the page. If it is missing or invalid, the page says so; the policy
 * then allows only the site's own files.
 */
async function configIn(root) {
  try {
    return parseConfig(JSON.parse(await readFile(path.join(root, 'config.json'), 'utf8')))
  } catch {
    return { gateway: 'http://127.0.0.1', chains: [], rpc: {}, publicNodes: false }
  }
}
