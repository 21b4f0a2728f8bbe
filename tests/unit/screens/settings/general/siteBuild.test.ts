import { describe, expect, it, vi } from 'vitest'
import {
  loadSiteBuild,
  readSiteBuild,
} from '../../../../../src/screens/settings/general/loadSiteBuild.ts'

const root = '9b'.repeat(32)
const commit = '3f'.repeat(20)
const told = { version: '1.0.0', commit, root, files: {} }
const read = (value: unknown) => readSiteBuild(JSON.stringify(value), '1.0.0')

describe('what a site says about its build', () => {
  it('is its commit and root hash', () => {
    expect(read(told)).toEqual({ kind: 'found', commit, root })
  })

  it.each([null, undefined, 'main', 7, '<b>'])('has no commit if it says %s', (other) => {
    expect(read({ ...told, commit: other })).toEqual({ kind: 'found', commit: undefined, root })
  })

  it("isn't this page's if the version differs", () => {
    expect(read({ ...told, version: '1.1.0' })).toEqual({ kind: 'other', version: '1.1.0' })
    expect(read({ ...told, version: '9'.repeat(1000) })).toEqual({
      kind: 'other',
      version: '9'.repeat(40),
    })
  })

  it.each([
    undefined,
    '',
    'null',
    '[]',
    '7',
    '{}',
    '{"version":"1.0.0"',
    JSON.stringify({ ...told, root: 'ab' }),
    JSON.stringify({ ...told, root: 7 }),
    JSON.stringify({ ...told, version: 1 }),
  ])('is unreadable: %s', (text) => {
    expect(readSiteBuild(text, '1.0.0')).toEqual({ kind: 'unreadable' })
  })
})

describe('the list of files next to the page', () => {
  const answer = (body: string, init?: ResponseInit) => {
    const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(body, init))
    vi.stubGlobal('fetch', fetch)
    return fetch
  }
  const json = { headers: { 'Content-Type': 'application/json' } }

  it('is requested without cookies, redirects, or what the browser has kept', async () => {
    const fetch = answer(JSON.stringify(told), json)
    expect(await loadSiteBuild('/a/manifest.json', '1.0.0')).toMatchObject({ kind: 'found' })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/a/manifest.json',
      expect.objectContaining({ credentials: 'omit', redirect: 'error', cache: 'no-cache' }),
    )
  })

  it('is missing if the server has none, or answers with the page', async () => {
    answer('Not found', { status: 404 })
    expect(await loadSiteBuild('/manifest.json', '1.0.0')).toEqual({ kind: 'missing' })
    answer('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    expect(await loadSiteBuild('/manifest.json', '1.0.0')).toEqual({ kind: 'missing' })
  })

  it('is unreadable if it is too long', async () => {
    answer(JSON.stringify({ ...told, more: 'x'.repeat(1_000_001) }), json)
    expect(await loadSiteBuild('/manifest.json', '1.0.0')).toEqual({ kind: 'unreadable' })
  })

  it("can't be loaded while the server fails", async () => {
    answer('', { status: 503 })
    await expect(loadSiteBuild('/manifest.json', '1.0.0')).rejects.toThrow('HTTP 503')
  })
})
