import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQuota, type Handlers } from '../../../../src/apps/host/index.ts'
import { aHostWithAnApp, answering, appOrigin, hash, settled } from './aFrame.ts'
import { aHostWithAnAppThatTells, gasPrice } from './aWaitingHost.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('reads of an app are limited per minute', () => {
  it.each<[method: keyof Handlers, params: unknown, atMost: number]>([
    ['rpcCall', gasPrice, 600],
    ['getTxBySafeTxHash', { safeTxHash: hash }, 120],
    ['getSafeBalances', {}, 120],
    ['getOffChainSignature', hash, 120],
  ])('%s', async (method, params, atMost) => {
    let now = 1_000
    const handler = vi.fn(async () => null as never)
    const handlers = { ...answering, [method]: handler }
    const { ask, told, host } = aHostWithAnAppThatTells({ handlers, now: () => now })
    const ids: string[] = []
    for (let at = 0; at < 700; at++) {
      ids.push(ask(method, params))
      await Promise.resolve()
    }
    await settled()
    expect(handler).toHaveBeenCalledTimes(atMost)
    expect(ids.map((id) => told(id)[0])).toEqual(
      ids.map((_, at) => (at < atMost ? 'null' : '-32002 Request failed')),
    )
    expect(host.snapshot().networkReads).toMatchObject({ used: 600, limit: 600 })
    // What needs no network is answered anyway.
    expect(told(ask('getChainInfo'))).toHaveLength(1)
    now += 60_000
    const later = ask(method, params)
    await settled()
    expect(told(later)).toEqual(['null'])
  })
})

describe('calls of the node', () => {
  it('have a quota per app, which can be read', async () => {
    let now = 1_000
    const quota = createQuota({ limit: 2, period: 60_000, now: () => now })
    const { ask, told, host, start } = aHostWithAnAppThatTells({ quota })
    const call = async () => {
      const id = ask('rpcCall', gasPrice)
      await settled()
      return told(id)[0]
    }
    expect([await call(), await call(), await call()]).toEqual([
      '"eth_gasPrice"',
      '"eth_gasPrice"',
      '-32002 Request failed',
    ])
    expect(host.snapshot().networkReads).toEqual({ used: 2, limit: 2, resetsAt: 61_000 })
    // Another app has its own.
    start('https://other.test')
    ask('getSafeInfo')
    host.allow('https://other.test')
    expect(await call()).toBe('"eth_gasPrice"')
    start(appOrigin)
    expect(await call()).toBe('-32002 Request failed')
    now = 61_000
    expect(await call()).toBe('"eth_gasPrice"')
    expect(host.snapshot().networkReads.used).toBe(1)
  })

  it('change what is shown only when they are used up, and when there are more', async () => {
    let now = 0
    const onChange = vi.fn<() => void>()
    const quota = createQuota({ limit: 300, period: 60_000, now: () => now })
    const { ask } = aHostWithAnAppThatTells({ quota, onChange })
    const call = async (count: number) => {
      for (let at = 0; at < count; at++) ask('rpcCall', gasPrice)
      await settled()
      return onChange.mock.calls.length
    }
    expect([await call(299), await call(1), await call(50)]).toEqual([0, 1, 1])
    now = 60_000
    expect([await call(1), await call(50)]).toEqual([2, 2])
  })

  it('do not include invalid ones or settings', async () => {
    const rpcCall = vi.fn(answering.rpcCall)
    const { ask, told, host } = aHostWithAnAppThatTells({ handlers: { ...answering, rpcCall } })
    const ids = [
      { call: 'eth_sendTransaction', params: [] },
      { call: 'eth_call', params: [] },
      { call: 'safe_setSettings', params: [{}] },
    ].map((one) => ask('rpcCall', one))
    await settled()
    expect(ids.map(told)).toEqual([
      ['4200 "eth_sendTransaction" not implemented'],
      ['-32602 Request failed'],
      ['{"offChainSigning":true}'],
    ])
    expect([host.snapshot().networkReads.used, rpcCall.mock.calls.length]).toEqual([0, 0])
  })

  it('are not passed on if they set more than is known', async () => {
    const { ask, told } = aHostWithAnAppThatTells()
    const params = [{ offChainSigning: false, theme: 'dark' }]
    const id = ask('rpcCall', { call: 'safe_setSettings', params })
    await settled()
    expect(told(id)).toEqual(['{"offChainSigning":false}'])
  })

  it('set how messages are signed, for this page', async () => {
    const seen = vi.fn<(offChainSigning: boolean) => void>()
    const settings = { call: 'safe_setSettings', params: [{ offChainSigning: false }] }
    const world = aHostWithAnApp({
      handlers: {
        ...answering,
        signMessage: async (_, asker) => (seen(asker.offChainSigning), { safeTxHash: hash }),
      },
    })
    const sign = async () => (world.ask('signMessage', { message: 'x' }), await settled())
    await sign()
    world.ask('rpcCall', settings)
    await settled()
    await sign()
    world.start('https://other.test')
    world.ask('getSafeInfo')
    world.host.allow('https://other.test')
    await sign()
    expect(seen.mock.calls).toEqual([[true], [false], [true]])
  })
})
