import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeyValue } from '#base'
import { createGateway } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { chainsQuery, createQueryClient } from '#queries'
import { persistCache, persistDelay, restoreCache } from '#queries/cache'
import { loadChains } from '../../../src/app/loadChains.ts'
import { parseConfig } from '../../../src/app/config.ts'
import { aStage } from '../mocks/gateway/journey.ts'

const { gateway } = aStage()
const down = createGateway({
  baseUrl: gateway.baseUrl,
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
})
const config = parseConfig({ gateway: gateway.baseUrl, chains: 'gateway' })
const names = ({ chains }: Awaited<ReturnType<typeof loadChains>>) =>
  chains.map(({ summary }) => summary.shortName)

/** A busy machine is slow. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

vi.setConfig({ testTimeout: 30_000 })

function aStorage(): KeyValue {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** The storage of a page. */
function aStart(storage: KeyValue) {
  const queries = createQueryClient()
  restoreCache(queries, { baseUrl: gateway.baseUrl, validate: createResponseValidator(), storage })
  return queries
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function anEarlierVisit(): Promise<KeyValue> {
  const storage = aStorage()
  const queries = aStart(storage)
  const stop = persistCache(queries, gateway.baseUrl, storage)
  await loadChains(config, gateway, queries)
  await vi.advanceTimersByTimeAsync(persistDelay)
  stop()
  return storage
}

describe('the chains of the gateway', () => {
  test('are fetched at the first start; a failure is thrown', async () => {
    expect(names(await loadChains(config, gateway, aStart(aStorage())))).toEqual(['eth', 'hol'])
    await expect(loadChains(config, down, aStart(aStorage()))).rejects.toThrow(
      "Couldn't reach the gateway.",
    )
  })

  test('are restored from an earlier visit, so the app starts during an outage', async () => {
    const storage = await anEarlierVisit()
    expect(names(await loadChains(config, down, aStart(storage)))).toEqual(['eth', 'hol'])
  })

  test('are refetched in the background after they were restored', async () => {
    const queries = aStart(await anEarlierVisit())
    await loadChains(config, gateway, queries)
    const { queryKey } = chainsQuery(gateway)
    expect(queries.getQueryState(queryKey)).toMatchObject({
      isInvalidated: true,
      fetchStatus: 'fetching',
    })
    await soon(() =>
      expect(queries.getQueryState(queryKey)).toMatchObject({
        isInvalidated: false,
        dataUpdateCount: 1,
      }),
    )
  })
})

describe('the public nodes', () => {
  const sources = async (options: object) =>
    (
      await loadChains(
        parseConfig({ gateway: gateway.baseUrl, chains: 'gateway', ...options }),
        gateway,
        aStart(aStorage()),
      )
    ).chains.map(({ node }) => node?.source)

  test('are used where the configuration names none, unless it turns them off', async () => {
    expect(await sources({})).toEqual(['table', 'table'])
    expect(await sources({ rpc: { '1': 'https://mine.example' } })).toEqual(['config', 'table'])
    expect(await sources({ publicNodes: false })).toEqual(['gateway', 'gateway'])
  })

  test('are not enough for a listed chain that has none', async () => {
    const listed = (chainId: string) =>
      loadChains(
        parseConfig({
          gateway: gateway.baseUrl,
          chains: [{ chainId, name: 'Network', shortName: 'net', symbol: 'ETH' }],
        }),
        gateway,
        aStart(aStorage()),
      )
    expect((await listed('1')).chains[0]?.node?.source).toBe('table')
    await expect(listed('424242424242')).rejects.toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'rpc.424242424242', problem: 'noNode' }],
    })
  })
})
