import SafeAppsSDK from '#apps/sdk'
import { toEvent } from '#apps/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectSafe, noSafe, type SafeConnection } from '../../../../src/apps/react/connectSafe.ts'
import { type Answers, aHost, hostOrigin, owner, Rejection, safeInfo } from '../standInHost.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function connected(answers?: Answers) {
  const host = aHost(answers)
  const seen: SafeConnection[] = []
  const stop = connectSafe(new SafeAppsSDK(), (connection) => seen.push(connection))
  return { ...host, seen, stop }
}
const hosting: Answers = ({ method }) =>
  method === 'getEnvironmentInfo' ? { origin: hostOrigin } : safeInfo

describe('the connection', () => {
  it('has the Safe of the host, and each other one that it opens', async () => {
    const { seen, deliver } = connected(hosting)
    await vi.advanceTimersByTimeAsync(0)
    deliver(toEvent('safeChanged', { ...safeInfo, safeAddress: owner }))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual([
      { status: 'connected', safe: safeInfo },
      { status: 'connected', safe: { ...safeInfo, safeAddress: owner } },
    ])
  })

  it('has no Safe without a response', async () => {
    const { seen } = connected()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(seen).toEqual([{ status: 'standalone', safe: noSafe }])
  })

  it('fails if the host rejects', async () => {
    const { seen } = connected(() => {
      throw new Rejection('Not yet allowed', 4100)
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual([
      { status: 'failed', safe: noSafe, error: expect.objectContaining({ code: 4100 }) },
    ])
  })

  it('reports nothing once it is stopped', async () => {
    const { seen, stop, deliver } = connected(hosting)
    stop()
    deliver(toEvent('safeChanged', safeInfo))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seen).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
