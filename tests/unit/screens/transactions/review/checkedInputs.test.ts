import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { SafeRef } from '#base'
import type { Message } from '#domain'
import { createGateway, routes } from '#gateway'
import {
  type CheckNode,
  digest,
  toMessages,
  toQueue,
  toSafeDetail,
  toTransactionDetail,
} from '#queries'
import { type Chain, safes } from '../../../../../mocks/chain/index.ts'
import { frozenClock } from '../../../../../mocks/clock.ts'
import { createWorld } from '../../../../../mocks/world.ts'
import {
  isMultisig,
  reportedSafe,
} from '../../../../../src/screens/transactions/review/prepareInput.ts'
import {
  isBeforeReport,
  verificationQuery,
} from '../../../../../src/screens/transactions/review/verificationQuery.ts'
import {
  checkedOf,
  messageCheckQuery,
} from '../../../../../src/screens/messages/common/messageCheckQuery.ts'
import { rounds } from '../../../../size.ts'
import { seededRandom, seedOfRun } from '../../../apps/randomValues.ts'
import { aClient } from '../../../chain/setup.ts'
import { changedLeaf } from './changedLeaf.ts'

const world = createWorld({ clock: frozenClock() })
const gateway = createGateway({
  baseUrl: world.gatewayUrl,
  fetch: async (input, init) => (await world.fetch(new Request(input, init))) ?? Response.error(),
})
const { chainId: id, address } = safes.treasury
const at: SafeRef = { chainId: String(id), address }
const path = { chainId: at.chainId, safeAddress: at.address }
const nodeOn = (chain: Chain): CheckNode => ({ client: aClient(chain).client, isIndependent: true })
const loaded = (async () => {
  const [chain, safe, queue, messages] = await Promise.all([
    world.chain(at.chainId),
    gateway.call(routes.safe, { path }),
    gateway.call(routes.queued, { path }),
    gateway.call(routes.messages, { path }),
  ])
  const { next, later } = toQueue([queue])
  const txId = [...next, ...later].flatMap(({ items }) => items)[0]?.id ?? ''
  const details = await gateway.call(routes.details, {
    path: { chainId: at.chainId, transactionId: txId },
  })
  const detail = toTransactionDetail(details, at.chainId)
  const message = toMessages([messages], 'UTC').days[0]?.items[0]
  if (!isMultisig(detail) || !message) throw new Error('The Treasury has both.')
  const version = toSafeDetail(safe).version
  return {
    node: nodeOn(chain),
    detail,
    reported: reportedSafe(toSafeDetail(safe)),
    message,
    version,
  }
})()

/** As on a page that stays open. */
const kept = { gcTime: Infinity }
/** What a check says, or how it fails. */
const resultOf = <Result>(check: Promise<Result>) =>
  check.catch((error: unknown) => ({ failed: String(error) }))

describe(
  'an earlier result is shown only for exactly what it checked',
  { timeout: 120_000 },
  () => {
    test('a transaction with any one field changed', async () => {
      const { node, detail, reported } = await loaded
      const random = seededRandom(seedOfRun)
      const input = { detail, reported, proposal: { origin: '{"url":"https://a.test"}' } }
      const queries = new QueryClient()
      const first = verificationQuery({ queries }, node, at, input)
      expect((await queries.fetchQuery({ ...first, ...kept })).verification.status).toBe('verified')
      expect(
        verificationQuery({ queries }, node, at, structuredClone(input)).initialData(),
      ).toBeDefined()
      for (let round = 0; round < rounds(300); round++) {
        const { changed, place } = changedLeaf(input, random)
        const later = verificationQuery({ queries }, node, at, changed)
        const shown = queries.getQueryData(later.queryKey) ?? later.initialData()
        const why = `seed ${seedOfRun}, round ${round}: ${place}`
        expect(shown, why).toBeUndefined()
        expect(isBeforeReport(first.queryKey, node, at, changed), why).toBe(false)
      }
    })

    test('a message with any one field changed', async () => {
      const { node, message, version } = await loaded
      const random = seededRandom(seedOfRun)
      const queryOf = (one: Message, by: CheckNode, of = version) =>
        messageCheckQuery(by, at, checkedOf(at, one, { version: of }))
      const queries = new QueryClient()
      expect(await queries.fetchQuery({ ...queryOf(message, node), ...kept })).toMatchObject({
        status: 'verified',
      })
      let reused = 0
      for (let round = 0; round < rounds(150); round++) {
        const { changed, place } = changedLeaf(message, random)
        const later = queryOf(changed, node)
        const shown = queries.getQueryData(later.queryKey)
        if (shown === undefined) continue
        reused += 1
        const now = await resultOf(new QueryClient().fetchQuery(later))
        expect(shown, `seed ${seedOfRun}, round ${round}: ${place}`).toEqual(now)
      }
      // When it was proposed, and who has to sign it still, isn't part of the check.
      expect(reused).toBeGreaterThan(0)
      for (const other of [
        queryOf(message, node, '1.0.0'),
        queryOf(message, node && { ...node, isIndependent: false }),
        queryOf(message, undefined),
      ])
        expect(queries.getQueryData(other.queryKey)).toBeUndefined()
    })
  },
)

describe('a digest', () => {
  test('is the same only for the same plain data', () => {
    const random = seededRandom(seedOfRun)
    const value: unknown = { a: [1, 1n, '1', '$n1', null, true], b: { c: undefined, d: '' }, e: [] }
    expect(digest(structuredClone(value))).toBe(digest(value))
    for (let round = 0; round < rounds(1_000); round++) {
      const { changed, place } = changedLeaf(value, random)
      expect(digest(changed), `seed ${seedOfRun}, round ${round}: ${place}`).not.toBe(digest(value))
    }
    const alike = [1, 1n, '1', '1n', '$n1', [1], null, undefined, 'null', '$u', {}, [], '', 'true']
    expect(new Set(alike.map(digest)).size).toBe(alike.length)
    expect(new Set(alike.map((one) => digest({ one }))).size).toBe(alike.length)
  })

  test.each([new Map(), new Set(), new Uint8Array(1), Symbol('x'), () => 1, NaN, Infinity])(
    'of %s is rejected: it would be that of another value',
    (value) => expect(() => digest({ value })).toThrow(TypeError),
  )
})
