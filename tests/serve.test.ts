import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve, type Served } from '../scripts/build/serve.mjs'

const outer = mkdtempSync(path.join(tmpdir(), 'coffer-serve-'))
const dir = path.join(outer, 'dist')
const long = 'export const words = "nothing but words"\n'.repeat(100)
let served: Served

beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'), { recursive: true })
  writeFileSync(path.join(outer, 'secret.txt'), 'secret')
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(path.join(dir, 'assets/app-1234.js'), 'export {}')
  writeFileSync(path.join(dir, 'assets/long-1234.js'), long)
  writeFileSync(path.join(dir, 'assets/font-1234.woff2'), long)
  writeFileSync(path.join(dir, 'mockServiceWorker.js'), '')
  writeFileSync(
    path.join(dir, 'config.json'),
    JSON.stringify({ gateway: 'https://gateway.example/v', chains: 'gateway' }),
  )
  served = await serve({ dir })
})

afterAll(async () => {
  await served.close()
  rmSync(outer, { recursive: true })
})

/** Sends a request without `fetch`'s path normalization. */
const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer; text: string }>(
    (done, failed) => {
      const { hostname, port } = new URL(served.url)
      request({ hostname, port, path: target, headers, method }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const bytes = Buffer.concat(parts)
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString(),
          })
        })
      })
        .on('error', failed)
        .end()
    },
  )

const page = { accept: 'text/html,*/*' }

describe('the static file server', () => {
  test.each([
    '/',
    '/transactions/tx?safe=eth:0x12&id=3',
    '/eth:0x5afe000000000000000000000000000000000000/transactions/1',
  ])('returns the page at %s', async (route) => {
    const { status, text, headers } = await ask(route, page)
    expect(status).toBe(200)
    expect(text).toContain('<title>page</title>')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('does not return the page for a missing file', async () => {
    expect((await ask('/assets/gone.js', page)).status).toBe(404)
    expect((await ask('/config.js')).status).toBe(404)
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
  ])('returns nothing outside its folder at %s', async (target) => {
    const { status, text } = await ask(target)
    expect(status).toBe(404)
    expect(text).not.toContain('secret')
  })

  test('caches hashed files forever and returns 304 for an unchanged file', async () => {
    const { headers } = await ask('/assets/app-1234.js')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(
      (await ask('/assets/app-1234.js', { 'if-none-match': String(headers.etag) })).status,
    ).toBe(304)
  })

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, *', gunzipSync],
  ])('encodes text as %s for a browser that accepts “%s”', async (encoding, accepts, unpacked) => {
    const { headers, bytes } = await ask('/assets/long-1234.js', { 'accept-encoding': accepts })
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'content-length': String(bytes.length),
    })
    expect(headers['cache-control']).toContain('immutable')
    expect(bytes.length).toBeLessThan(long.length / 5)
    expect(unpacked(bytes).toString()).toBe(long)
  })

  test.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0, gzip;q=0' }])(
    'does not encode it for a browser that accepts %o',
    async (accepts) => {
      const { headers, text } = await ask('/assets/long-1234.js', accepts)
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-length': String(long.length),
      })
      expect(headers).not.toHaveProperty('content-encoding')
      expect(text).toBe(long)
    },
  )

  test('does not encode files that are compressed or too small', async () => {
    for (const file of ['/assets/font-1234.woff2', '/assets/app-1234.js']) {
      const { headers } = await ask(file, { 'accept-encoding': 'gzip, br' })
      expect(headers).not.toHaveProperty('content-encoding')
      expect(headers).not.toHaveProperty('vary')
    }
  })

  test('distinguishes encodings by their ETags, and recognizes each of them', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepts) =>
        String((await ask('/assets/long-1234.js', { 'accept-encoding': accepts })).headers.etag),
      ),
    )
    expect(new Set(tags).size).toBe(3)
    expect(
      (
        await ask('/assets/long-1234.js', {
          'accept-encoding': 'br',
          'if-none-match': tags[0] ?? '',
        })
      ).status,
    ).toBe(304)
    expect(
      (
        await ask('/assets/long-1234.js', {
          'accept-encoding': 'gzip',
          'if-none-match': tags[0] ?? '',
        })
      ).status,
    ).toBe(200)
  })

  test('returns the length of an encoded file for HEAD', async () => {
    const { headers, bytes } = await ask(
      '/assets/long-1234.js',
      { 'accept-encoding': 'br' },
      'HEAD',
    )
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
    expect(bytes).toHaveLength(0)
  })

  test('encodes a file again after it changed', async () => {
    const name = path.join(dir, 'changing.txt')
    const twice = async (text: string) => {
      writeFileSync(name, text)
      return brotliDecompressSync(
        (await ask('/changing.txt', { 'accept-encoding': 'br' })).bytes,
      ).toString()
    }
    expect(await twice(long)).toBe(long)
    expect(await twice(`${long}more`)).toBe(`${long}more`)
  })

  test('allows connections to the hosts in config.json and no third-party code', async () => {
    const policy = String((await ask('/', page)).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain('https://gateway.example')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('accepts no uploads', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405)
  })
})
