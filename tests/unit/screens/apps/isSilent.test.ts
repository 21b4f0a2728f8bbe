import { expect, it } from 'vitest'
import { isSilent } from '../../../../src/screens/apps/open/isSilent.ts'

const unreachable = { kind: 'problem', why: 'unreachable' } as const
const loaded = { load: 'loaded', manifest: unreachable, hasSpoken: false } as const
const manifest = { name: 'Exchange', description: '', features: [] }

it.each<Parameters<typeof isSilent>[0]>([
  loaded,
  { ...loaded, manifest: { kind: 'problem', why: 'timeout' } },
  { ...loaded, manifest: { kind: 'problem', why: 'status', status: 503 } },
])('an app whose server does not answer is silent: $manifest', (app) => {
  expect(isSilent(app)).toBe(true)
})

it.each<[string, Parameters<typeof isSilent>[0]]>([
  ['has sent a message', { ...loaded, hasSpoken: true }],
  ['is loading', { ...loaded, load: 'loading' }],
  ['did not load, which is said otherwise', { ...loaded, load: 'failed' }],
  ['answers without a manifest', { ...loaded, manifest: { ...unreachable, why: 'notJson' } }],
  ['has no manifest', { ...loaded, manifest: { kind: 'problem', why: 'status', status: 404 } }],
  ['has a manifest', { ...loaded, manifest: { kind: 'found', manifest } }],
  ['was not asked for one', { ...loaded, manifest: undefined }],
])('one that %s is not', (_, app) => {
  expect(isSilent(app)).toBe(false)
})
