import { createRequestId, isNodeCall, Methods, readRequest, toRequest } from '#apps/protocol'
import { describe, expect, it } from 'vitest'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'

const request = { id: 'a', method: 'getSafeInfo', params: undefined, env: { sdkVersion: '9.1.0' } }

describe('a message of an app', () => {
  it.each([...Object.values(Methods), 'getCurrentTheme'] as const)('may request %s', (method) => {
    expect(readRequest({ ...request, method })).toEqual({
      kind: 'request',
      request: { ...request, method },
    })
  })

  it('may have any id and name any version of its SDK, as existing apps do', () => {
    expect(readRequest({ ...request, id: 'tx-builder' })).toMatchObject({ kind: 'request' })
    expect(readRequest({ ...request, env: { sdkVersion: 'sdkVersion' } })).toMatchObject({
      kind: 'request',
    })
    expect(readRequest(toRequest(createRequestId(), 'rpcCall', [1]))).toMatchObject({
      kind: 'request',
      request: { params: [1] },
    })
  })

  it.each([
    ['an unknown method', { ...request, method: 'eth_sign' }, 4200],
    ['a method of every object', { ...request, method: 'constructor' }, 4200],
    ['a method that isn’t a text', { ...request, method: ['getSafeInfo'] }, -32602],
    ['no environment', { ...request, env: undefined }, -32602],
    ['an environment without a version', { ...request, env: {} }, -32602],
    ['a long version', { ...request, env: { sdkVersion: '1'.repeat(65) } }, -32602],
  ])('is rejected with %s', (_, data, code) => {
    expect(readRequest(data)).toMatchObject({ kind: 'declined', id: 'a', code })
  })

  it.each([
    ['nothing', null],
    ['a text', 'getSafeInfo'],
    ['analytics', { category: 'safe-apps-analytics', action: 'x', label: 'y', safeAppName: 'z' }],
    ['an empty id', { ...request, id: '' }],
    ['a long id', { ...request, id: 'a'.repeat(129) }],
    ['an id that is a number', { ...request, id: 1 }],
    ['a list', [request]],
    ['a request by inheritance', Object.create(request)],
  ])('is ignored if it is %s', (_, data) => {
    expect(readRequest(data)).toBeUndefined()
  })

  it('may be anything without a throw', () => {
    const random = seededRandom(seedOfRun)
    for (let at = 0; at < 5_000; at++) {
      const data = randomValue(random)
      expect(() => readRequest(data), `SEED=${seedOfRun}, value ${at}`).not.toThrow()
    }
  })
})

it('has unique IDs of 20 hex digits', () => {
  const ids = Array.from({ length: 100 }, createRequestId)
  expect(ids.filter((id) => !/^[0-9a-f]{20}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(100)
})

it('knows the node calls by their own names only', () => {
  expect(
    ['eth_call', 'safe_setSettings', 'eth_sendRawTransaction', 'constructor', null, 1].map(
      isNodeCall,
    ),
  ).toEqual([true, true, false, false, false, false])
})
