import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGateway } from '#gateway'
import { chainInfo } from '../../../mocks/gateway/chains.ts'
import { environmentOf, walletOf } from '../../../src/app/environment.ts'
import { readChains } from '../../../src/app/readChains.ts'
import { ownNodes } from '../../../src/screens/core/environment/ownNodes.ts'

const site = 'https://site.example/'
const own = 'https://own.example/'
const theirs = 'https://node.gateway.example/'
const { chains } = readChains([chainInfo('1', theirs), chainInfo('17000', theirs)], {
  '1': [site],
  '17000': [`${site}holesky`],
})
let asked: string[] = []
let isDown = false

beforeEach(() => {
  asked = []
  isDown = false
  vi.stubGlobal('fetch', async (to: string | Request, init?: RequestInit) => {
    const url = typeof to === 'string' ? to : to.url
    asked.push(url)
    if (isDown && url === own) throw new TypeError('Failed to fetch')
    const body = JSON.parse(init?.body ? String(init.body) : await (to as Request).text()) as
      | { id: number }
      | { id: number }[]
    const answer = ({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: '0x1' })
    return Response.json(Array.isArray(body) ? body.map(answer) : answer(body))
  })
})
afterEach(() => {
  ownNodes.update(() => ({}))
  vi.unstubAllGlobals()
})

const latest = { method: 'eth_blockNumber' } as const
const start = () => {
  const environment = environmentOf(createGateway({ baseUrl: 'https://gateway.example' }), chains)
  const wallet = walletOf(chains, [], { connect: environment.connect })
  return { environment, wallet: wallet.getClient({ chainId: 1 }) }
}

test('each node of a network has one client', () => {
  const { connect, siteNode } = start().environment
  const mine = { url: own, source: 'person' } as const
  expect(siteNode('1')).toEqual({ url: site, source: 'config' })
  expect(connect('1', mine)?.transport.url).toBe(own)
  expect(connect('1', mine)).toBe(connect('1', mine))
  expect(connect('1', mine)).not.toBe(connect('1', { url: site, source: 'config' }))
  expect(connect('5', mine)).toBeUndefined()
})

test("the wallet kit reads a network from the user's own node while it is selected", async () => {
  const { wallet } = start()
  await wallet.request(latest)
  expect(new Set(asked)).toEqual(new Set([site]))
  ownNodes.update(() => ({ '1': [own] }))
  asked = []
  await wallet.request(latest)
  expect(new Set(asked)).toEqual(new Set([own]))
  ownNodes.update(() => ({}))
  asked = []
  await wallet.request(latest)
  expect(new Set(asked)).toEqual(new Set([site]))
})

test("if the user's own node fails, the site's isn't used instead", async () => {
  const { wallet } = start()
  ownNodes.update(() => ({ '1': [own] }))
  isDown = true
  await expect(wallet.request(latest)).rejects.toThrow('HTTP request failed')
  expect(new Set(asked)).toEqual(new Set([own]))
})
