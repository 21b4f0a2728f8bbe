import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PrefetchInput, Screen } from '#screens'
import { loadOnce } from '#ui'
import { loadAhead } from '../../../src/app/screens.ts'

const input = { currency: 'eur' } as PrefetchInput

/** A screen on a device with this connection, and what its data was requested with. */
async function requested(
  {
    hover = true,
    ...device
  }: { onLine: boolean; connection?: { saveData: boolean }; hover?: boolean },
  data?: { input: PrefetchInput; props: { id: string } },
) {
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('matchMedia', () => ({ matches: hover }))
  const asked: unknown[] = []
  const Probe: Screen<{ id: string }> = Object.assign(() => null, {
    prefetch: (...request: unknown[]) => void asked.push(request),
  })
  const screen = loadOnce(async () => Probe)
  loadAhead(screen, data)
  await screen.load()
  await Promise.resolve()
  expect(screen.get()).toBe(Probe)
  return asked
}

afterEach(() => vi.unstubAllGlobals())

describe('a page the user is about to open', () => {
  const data = { input, props: { id: 'multisig_1' } }

  test('requests its data', async () => {
    expect(await requested({ onLine: true }, data)).toEqual([[input, { id: 'multisig_1' }]])
  })

  test('requests nothing while the browser is offline or in data-saver mode', async () => {
    expect(await requested({ onLine: false }, data)).toEqual([])
    expect(await requested({ onLine: true, connection: { saveData: true } }, data)).toEqual([])
  })

  test('requests nothing on a touch screen, where scrolling touches rows', async () => {
    expect(await requested({ onLine: true, hover: false }, data)).toEqual([])
  })

  test('requests its data by itself once it is open', async () => {
    expect(await requested({ onLine: true })).toEqual([])
  })

  test('doesn’t report failed requests or code that failed to load', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const broken: Screen<object> = Object.assign(() => null, {
      prefetch: () => {
        throw new Error('No request')
      },
    })
    expect(() =>
      loadAhead(
        loadOnce(async () => broken),
        { input, props: {} },
      ),
    ).not.toThrow()
    expect(() =>
      loadAhead(
        loadOnce<Screen<object>>(() => Promise.reject(new Error('No code'))),
        { input, props: {} },
      ),
    ).not.toThrow()
  })
})
