import { toRequest } from '#apps/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHost } from '../../../../src/apps/host/index.ts'
import { owner, safeAddress, safeInfo } from '../standInHost.ts'
import { aFrame, appOrigin, chain, hash, settled, waiting } from './aFrame.ts'
import { aWaitingHost, gone, tx } from './aWaitingHost.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('requests end with an error', () => {
  type World = ReturnType<typeof aWaitingHost>
  const ways: [way: string, act: (world: World) => void][] = [
    ['when the frame is reloaded', ({ reload }) => reload()],
    ['when the frame has loaded another page', ({ reload }) => reload('https://other.test')],
    [
      'when a page of another origin sends',
      ({ start, deliver }) => (start('https://other.test'), deliver('hello')),
    ],
    [
      'when another Safe is opened',
      ({ host }) => host.change({ safe: { ...safeInfo, safeAddress: owner } }),
    ],
    [
      'when another chain is opened',
      ({ host }) => host.change({ safe: { ...safeInfo, chainId: 5 } }),
    ],
    ['when another account is connected', ({ host }) => host.change({ account: safeAddress })],
    ['when the account is disconnected', ({ host }) => host.change({ account: undefined })],
    ['when the host is destroyed', ({ host }) => host.destroy()],
  ]

  it.each(ways)('%s, once, and their dialog closes', async (_, act) => {
    const world = aWaitingHost()
    const { ask, open, told, host, methods } = world
    const dialogs = [ask('sendTransactions', tx), ask('signMessage', { message: 'x' })]
    const read = ask('rpcCall', { call: 'eth_gasPrice', params: [] })
    act(world)
    expect(methods()).toEqual(['sendTransactions, aborted', 'rpcCall, aborted'])
    expect(host.snapshot()).toMatchObject({ dialog: undefined, queued: 0 })
    for (const one of open) one.answer('late')
    await settled()
    expect([...dialogs, read].map(told)).toEqual([[gone], [gone], [gone]])
  })

  it('but not when the first page has loaded, or only the nonce has changed', () => {
    const world = aFrame()
    const { open, handlers } = waiting()
    const state = { safe: safeInfo, chain, darkMode: false, account: owner }
    const permissions = { read: () => ({}), write: () => {} }
    const host = createHost({
      frame: world.frame,
      page: world.hostWindow,
      url: appOrigin,
      state,
      handlers,
      permissions,
    })
    world.deliver(toRequest('a', 'sendTransactions', tx))
    world.load()
    host.change({
      safe: { ...safeInfo, safeAddress: safeAddress.toLowerCase(), nonce: 1 },
      account: owner.toLowerCase(),
    })
    expect([open.length, open[0]?.signal.aborted, world.answers('a')]).toEqual([1, false, []])
  })

  it('but not by another account during the wallet prompt: its outcome counts', async () => {
    const { ask, host, told, open } = aWaitingHost()
    const id = ask('sendTransactions', tx)
    open[0]?.walletAsked(true)
    host.change({ account: safeAddress })
    expect(open[0]?.signal.aborted).toBe(false)
    open[0]?.answer({ safeTxHash: hash })
    await settled()
    expect(told(id)).toEqual([`{"safeTxHash":"${hash}"}`])

    const next = ask('sendTransactions', tx)
    open[1]?.walletAsked(true)
    open[1]?.walletAsked(false)
    host.change({ account: owner })
    expect(told(next)).toEqual([gone])
  })

  it('and a new page can use their ids', async () => {
    const { ask, open, told, reload } = aWaitingHost()
    ask('sendTransactions', tx, { id: 'a' })
    reload()
    ask('sendTransactions', tx, { id: 'a' })
    open[0]?.answer('of the last page')
    await settled()
    open[1]?.answer('of this page')
    await settled()
    expect(told('a')).toEqual([gone, '"of this page"'])
  })

  it('after which nothing is listened to', () => {
    const { host, hostListeners, loadListeners, ask, told } = aWaitingHost()
    host.destroy()
    host.destroy()
    expect([hostListeners.size, loadListeners.size, told(ask('getSafeInfo'))]).toEqual([0, 0, []])
  })
})
