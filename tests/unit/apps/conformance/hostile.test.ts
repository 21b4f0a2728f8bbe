import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  embeddedConnection,
  type HostileCase,
  hostileCases,
  runHostile,
} from '../../../../src/apps/conformance/index.ts'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock(readParams)
})

const readParams = '../../../../src/apps/protocol/params/readParams.ts'

/** A host whose dialogs stay open: a message that opens one gets no response. */
async function aHost() {
  const { aHostWithAnApp, answering, waiting } = await import('../host/aFrame.ts')
  const { open, handlers } = waiting()
  const { rpcCall, getOffChainSignature, getSafeBalances } = answering
  return {
    open,
    ...aHostWithAnApp({
      handlers: { ...handlers, rpcCall, getOffChainSignature, getSafeBalances },
    }),
  }
}
type World = Awaited<ReturnType<typeof aHost>>

const run = (world: World, cases: readonly HostileCase[] = hostileCases) => {
  const nested = {
    contentWindow: {
      postMessage: (message: unknown) => world.deliver(message, { source: {} as Window }),
    },
  }
  return runHostile({ connection: embeddedConnection({ nested }), cases, timeout: 50, silence: 5 })
}

describe('the hostile messages', () => {
  it('are at least 250, each once', () => {
    expect(hostileCases.length).toBeGreaterThanOrEqual(250)
    expect(new Set(hostileCases.map(({ id }) => id)).size).toBe(hostileCases.length)
  })

  it('are data that any window can send', () => {
    expect(() => structuredClone(hostileCases)).not.toThrow()
  })

  it('are all survived by this host: at most one response, no dialog, nothing thrown', async () => {
    const world = await aHost()
    const results = await run(world)
    expect(results.filter(({ status }) => status !== 'survived')).toEqual([])
    expect(results.reduce((sum, { count }) => sum + count, 0)).toBe(hostileCases.length)
    expect([world.errors, world.open]).toEqual([[], []])
  })

  it('find a host that takes any parameters', async () => {
    vi.doMock(readParams, async (original) => ({
      ...(await original<object>()),
      readParams: (_: string, params: unknown) => ({ kind: 'valid', params }),
    }))
    const world = await aHost()
    const [result] = await run(
      world,
      hostileCases.filter(({ vector }) => vector === 'parameters'),
    )
    expect(result?.status).toBe('failed')
    expect(result?.failures.length).toBeGreaterThan(90)
  })

  it('find a host that responds to everything but breaks on a missing version', async () => {
    let listener: (event: { data: unknown; origin: string }) => void = () => {}
    let isBroken = false
    const connection = {
      post(message: unknown) {
        const { id, env } = Object(message) as { id?: unknown; env?: unknown }
        isBroken ||= id !== undefined && env === null
        queueMicrotask(
          () =>
            !isBroken &&
            listener({
              data: { id, success: true, version: '9.1.0', data: {} },
              origin: 'https://wallet.test',
            }),
        )
      },
      listen: (next: typeof listener) => {
        listener = next
        return () => {}
      },
    }
    const results = await runHostile({ connection, timeout: 20, silence: 5 })
    expect(results.map(({ vector, status }) => [vector, status])).toEqual([
      ['shape', 'failed'],
      ['id', 'failed'],
      ['method', 'failed'],
      ['version', 'failed'],
      ['parameters', 'failed'],
      ['unexpectedParameters', 'failed'],
      ['size', 'failed'],
      ['repeated', 'failed'],
      ['otherWindow', 'notTried'],
    ])
    expect(results[3]?.failures.at(-1)?.seen).toBe('The host no longer responds')
  })
})
