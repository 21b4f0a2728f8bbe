import { afterEach, describe, expect, it, vi } from 'vitest'

/**
 * Globals of a page. A server may have some of them too, such as Node's `navigator`, but they do
 * not belong to the visitor.
 */
const ofPages = [
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'requestIdleCallback',
  'addEventListener',
  'customElements',
  'HTMLElement',
  'fetch',
  'WebSocket',
] as const

const ours = /[\\/](?:src|tests)[\\/](?!.*node_modules)/
const kept = new Map(
  ofPages.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
)

/** Records access to page globals by this project's code. */
function watched(): string[] {
  const seen: string[] = []
  for (const name of ofPages) {
    const before = kept.get(name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        const [, , caller = ''] = (new Error().stack ?? '').split('\n')
        if (ours.test(caller)) seen.push(`${name} ${caller.trim()}`)
        return before?.get ? (before.get.call(globalThis) as unknown) : before?.value
      },
      set(value: unknown) {
        Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
      },
    })
  }
  return seen
}

afterEach(() => {
  for (const [name, before] of kept) {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  }
  vi.resetModules()
})

describe('importing the kit without a page', () => {
  it('detects access to a page', () => {
    const seen = watched()
    expect(typeof (globalThis as { localStorage?: unknown }).localStorage).toBe('undefined')
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatch(/^localStorage .*serverImport\.test/)
  })

  it.each([
    ['#ui', () => import('#ui')],
    ['#wallet', () => import('#wallet')],
    ['#wallet/ConnectDialog', () => import('#wallet/ConnectDialog')],
    ['the account dialog', () => import('../../../src/wallet/account/AccountDialog.tsx')],
    ['the network dialog', () => import('../../../src/wallet/network/NetworkDialog.tsx')],
    ['the sign-in dialog', () => import('../../../src/wallet/signin/SigninDialog.tsx')],
    ['what dialogs are framed by', () => import('../../../src/ui/Dialog/ModalFrame.tsx')],
  ])('%s does not access one', async (_, load) => {
    vi.resetModules()
    const seen = watched()
    await load()
    expect(seen).toEqual([])
  })
})
