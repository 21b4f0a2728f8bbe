import { routes, type AnswerOf, type Route } from '#gateway'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/index.ts'
import { handlers } from '../../mocks/gateway/handlers.ts'
import { plainTransaction } from '../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../mocks/people.ts'
import { aStage, aProposal, chainId, queueOf, rowsOf, treasury } from '../unit/mocks/gateway/journey.ts'
import { differences, hasShape } from './shapeOf.ts'

const { alice, dave } = people
const all = Object.values(safes).filter((place) => place.chainId === 1).map((place) => place.address)

/** Calls of each route that together show every kind of row that the everyday world has. */
async function answers({ gateway }: ReturnType<typeof aStage>): Promise<{ [Name in keyof typeof routes]?: AnswerOf<(typeof routes)[Name]>[] }> {
  const path = { chainId, safeAddress: treasury }
  const histories = await Promise.all(all.map((safeAddress) => gateway.call(routes.history, { path: { chainId, safeAddress } })))
  const last = await gateway.page(routes.history, histories[0]!.next!, { path: { chainId, safeAddress: all[0]! } })
  const queues = await Promise.all(all.map((safeAddress) => queueOf(gateway, safeAddress)))
  const ids = [...histories, last].flatMap((page) => page.results.flatMap((row) => (row.type === 'TRANSACTION' && !row.transaction.id.startsWith('creation') ? [row.transaction.id] : [])))
  const waiting = queues.flatMap((page) => rowsOf(page.results).map((row) => row.transaction.id))
  const { recommendedNonce } = await gateway.call(routes.nonces, { path })
  const body = await aProposal(alice, plainTransaction({ to: dave.address, value: 1n, nonce: recommendedNonce }))
  return {
    chains: [await gateway.call(routes.chains, {})],
    chain: [await gateway.call(routes.chain, { path })],
    ownedSafes: [await gateway.call(routes.ownedSafes, { path: { chainId, ownerAddress: alice.address } })],
    allOwnedSafesV2: [await gateway.call(routes.allOwnedSafesV2, { path: { ownerAddress: alice.address } })],
    overviews: [await gateway.call(routes.overviews, { query: { currency: 'usd', safes: all.map((one) => `1:${one}`).join(','), wallet_address: alice.address } })],
    safe: await Promise.all(all.map((safeAddress) => gateway.call(routes.safe, { path: { chainId, safeAddress } }))),
    balances: await Promise.all(all.map((safeAddress) => gateway.call(routes.balances, { path: { chainId, safeAddress, currency: 'usd' } }))),
    fiatCodes: [await gateway.call(routes.fiatCodes, {})],
    nonces: [await gateway.call(routes.nonces, { path })],
    queued: queues,
    history: [...histories, last],
    details: await Promise.all([...ids, ...waiting].map((transactionId) => gateway.call(routes.details, { path: { chainId, transactionId } }))),
    estimation: [await gateway.call(routes.estimation, { path, body: { to: dave.address, value: '1', data: null, operation: 0 } })],
    propose: [await gateway.call(routes.propose, { path, body })],
  }
}

describe('the gateway of the world', () => {
  it('has a handler for every route of the client, and none besides', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  it('has a recorded shape for every route that answers something', () => {
    const silent = Object.entries(routes as Record<string, Route>).filter(([, route]) => route.answers === 'nothing')
    expect(Object.keys(routes).filter((name) => !hasShape(name))).toEqual(silent.map(([name]) => name))
  })

  it('answers in the shapes of the real one: the same keys, null where there is nothing', async () => {
    const given = await answers(aStage())
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(routes).filter(hasShape).toSorted())
    expect(Object.entries(given).flatMap(([route, values]) => values.flatMap((value) => differences(route, value)))).toEqual([])
  })

  it('shows every kind of row somewhere', async () => {
    const { history = [], queued = [] } = await answers(aStage())
    const kinds = [...history, ...queued].flatMap((page) => page.results.map((row) => (row.type === 'TRANSACTION' ? `${row.transaction.txInfo.type} ${row.transaction.executionInfo?.type ?? ''}`.trim() : row.type)))
    expect([...new Set(kinds)].toSorted()).toEqual(['CONFLICT_HEADER', 'Creation', 'Custom MULTISIG', 'DATE_LABEL', 'LABEL', 'SettingsChange MULTISIG', 'Transfer', 'Transfer MODULE', 'Transfer MULTISIG'])
  })
})
