import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve, type Served } from '../scripts/build/serve.mjs'

const outer = mkdtempSync(path.join(tmpdir(), 'coffer-serve-'))
const dir = path.join(outer, 'dist')
let served: Served

beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'), { recursive: true })
  writeFileSync(path.join(outer, 'secret.txt'), 'secret')
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(path.join(dir, 'assets/app-1234.js'), 'export {}')
  writeFileSync(path.join(dir, 'mockServiceWorker.js'), '')
  writeFileSync(path.join(dir, 'config.json'), JSON.stringify({ gateway: 'https://gateway.example/v', chains: 'gateway' }))
  served = await serve({ dir })
})

afterAll(async () => {
  await served.close()
  rmSync(outer, { recursive: true })
})

/** Asks without the cleaning of paths that `fetch` does. */
const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, failed) => {
    const { hostname, port } = new URL(served.url)
    request({ hostname, port, path: target, headers, method }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
      .on('error', failed)
      .end()
  })

const page = { accept: 'text/html,*/*' }

describe('the server of static files', () => {
  test.each(['/', '/transactions/tx?safe=eth:0x12&id=3', '/eth:0x5afe000000000000000000000000000000000000/transactions/1'])(
    'gives the page at %s',
    async (route) => {
      const { status, text, headers } = await ask(route, page)
      expect(status).toBe(200)
      expect(text).toContain('<title>page</title>')
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test('does not answer a missing file with the page', async () => {
    expect((await ask('/assets/gone.js', page)).status).toBe(404)
    expect((await ask('/config.js')).status).toBe(404)
  })

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/%00', '/%'])(
    'gives nothing from outside its folder at %s',
    async (target) => {
      const { status, text } = await ask(target)
      expect(status).toBe(404)
      expect(text).not.toContain('secret')
    },
  )

  test('keeps hashed files for ever and answers an unchanged file with 304', async () => {
    const { headers } = await ask('/assets/app-1234.js')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await ask('/assets/app-1234.js', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  test('allows connections to the hosts that config.json names and no foreign code', async () => {
    const policy = String((await ask('/', page)).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain('https://gateway.example')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('takes nothing', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405)
  })
})
