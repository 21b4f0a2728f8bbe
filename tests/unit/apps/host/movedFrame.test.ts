import { afterEach, describe, expect, it, vi } from 'vitest'
import { setPermission } from '../../../../src/apps/host/index.ts'
import { safeInfo } from '../standInHost.ts'
import { appOrigin, hash, hostOrigin, settled, shortly, startPage } from './aFrame.ts'
import { aHostWithAnAppThatTells, aWaitingHost, gone, tx } from './aWaitingHost.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('a frame that has moved to another origin', () => {
  const other = 'https://other.test'

  it('only receives errors until the user agrees', async () => {
    const { ask, told, start, host, open, received } = aWaitingHost()
    start(other)
    const before = [ask('getSafeInfo'), ask('sendTransactions', tx), ask('eth_sign')]
    expect(before.map(told)).toEqual(Array(3).fill(['4100 Request failed']))
    expect([open.length, received.every(({ target }) => target === other)]).toEqual([0, true])
    expect(host.snapshot()).toMatchObject({ origin: appOrigin, movedTo: other })

    host.allow('https://third.test')
    expect(host.snapshot()).toMatchObject({ origin: appOrigin, movedTo: other })
    expect(told(ask('getSafeInfo'))).toEqual(['4100 Request failed'])
    host.allow(other)
    expect(host.snapshot()).toMatchObject({ origin: other, movedTo: undefined })
    expect(shortly({ data: { ...safeInfo, network: 'MAINNET' } })).toBe(told(ask('getSafeInfo'))[0])
    ask('sendTransactions', tx)
    expect(open[0]).toMatchObject({ origin: other })
  })

  it('does not learn what the host reports', () => {
    const { start, host, received, deliver } = aWaitingHost()
    start(other)
    deliver('hello')
    host.change({ safe: { ...safeInfo, nonce: 1 }, darkMode: true })
    host.executed({ safeTxHash: hash, txHash: hash, status: 'SUCCESS' })
    expect(received.filter(({ arrived }) => arrived)).toEqual([])
    expect(received).toHaveLength(3)
  })

  it('gets responses again when it has returned', () => {
    const { ask, start, told, host } = aWaitingHost()
    start(other)
    ask('getSafeInfo')
    start(appOrigin)
    expect(told(ask('getCurrentTheme'))).toEqual(['{"darkMode":false}'])
    expect(host.snapshot().movedTo).toBeUndefined()
  })

  it('has the permissions of its own origin', async () => {
    const { ask, told, start, host, store, setStore } = aHostWithAnAppThatTells()
    setStore(setPermission(store(), startPage, 'requestAddressBook', true, 0))
    start(other)
    ask('getSafeInfo')
    host.allow(other)
    const ids = [ask('wallet_getPermissions'), ask('requestAddressBook')]
    await settled()
    expect(ids.map(told)).toEqual([['[]'], ['[]']])
  })

  it.each(['null', `${appOrigin}.evil.test`, 'https://app.test:8443', 'http://app.test'])(
    'is another one at %s',
    (origin) => {
      const { ask, told } = aWaitingHost()
      expect(told(ask('getSafeInfo', undefined, { origin }))).toEqual(['4100 Request failed'])
    },
  )

  it('cannot be allowed without an origin, or at the origin of the host', () => {
    const { ask, host, frame } = aWaitingHost()
    for (const origin of ['null', hostOrigin]) {
      ask('getSafeInfo', undefined, { origin })
      host.allow(origin)
      expect(host.snapshot().origin).toBe(appOrigin)
    }
    expect(frame.src).toContain('about:blank')
  })

  it.each([true, false])('is emptied at the origin of the host (its page sends: %s)', (sends) => {
    const { ask, start, load, told, frame, host } = aWaitingHost()
    const pending = ask('sendTransactions', tx)
    start(hostOrigin)
    if (sends) ask('getSafeInfo')
    else load()
    expect([frame.src, host.snapshot().blocked, told(pending)]).toEqual([
      'about:blank with 1 listeners',
      'ownPage',
      [gone],
    ])
  })
})
