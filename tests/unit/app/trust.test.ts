import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChainNode, chooseNode, mayConnect, urlsOf } from '#base'
import { type ChainInfo, createGateway } from '#gateway'
import { chainInfo } from '../../../mocks/gateway/chains.ts'
import { parseConfig } from '../../../src/app/config.ts'
import { contentSecurityPolicy } from '../../../src/app/csp.ts'
import { environmentOf, walletOf } from '../../../src/app/environment.ts'
import { readChains } from '../../../src/app/readChains.ts'
import { chooseNodes } from '../../../src/screens/core/environment/chooseNodes.ts'
import { type NodeUrls, ownNodes } from '../../../src/screens/core/environment/ownNodes.ts'
import { type Random, random } from '../safe/random.ts'
import { size } from '../../size.ts'

// Roots of trust come from config.json, our own table, or the person: whatever a gateway lists, it
// names no host that is asked, and gets no key.

const key = 'k3y-0f-the-0perat0r'
const cases = size === 'nightly' ? 2_000 : 200

let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (to: string | URL | Request, init?: RequestInit) => {
    asked.push(to instanceof Request ? to.url : String(to))
    const text = init?.body ? String(init.body) : await (to as Request).text()
    const body = JSON.parse(text) as { id: number } | { id: number }[]
    const answer = ({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: '0x1' })
    return Response.json(Array.isArray(body) ? body.map(answer) : answer(body))
  })
})
afterEach(() => {
  ownNodes.update(() => ({}))
  vi.unstubAllGlobals()
})

const ids = ['1', '10', '100', '137', '17000'] as const
const originOf = (url: string) => new URL(url).origin

/** A URL that a gateway may name: on its own host, of the operator, or nothing usable. */
function theirUrl({ pick, upTo }: Random): string {
  const host = pick([
    `g${upTo(9)}.gateway-chosen.example`,
    'config-1.example.gateway-chosen.example',
    'config-1.example@gateway-chosen.example',
    'config-1.example',
    'table-1.example',
  ])
  return pick([
    `https://${host}`,
    `https://${host}/`,
    `https://${host}/v3/`,
    `https://${host}/?key=`,
    `http://${host}/`,
    `wss://${host}/`,
    host,
    '',
  ])
}

/** Any description of chains, with URLs and keys wherever there may be some. */
function someChains(draw: Random): ChainInfo[] {
  const { pick, upTo } = draw
  const uri = () =>
    pick<unknown>([
      { authentication: 'NO_AUTHENTICATION', value: theirUrl(draw) },
      { authentication: 'API_KEY_PATH', value: theirUrl(draw) },
      { authentication: 'UNKNOWN', value: theirUrl(draw), key: theirUrl(draw) },
      null,
    ])
  return Array.from(
    { length: 1 + upTo(4) },
    () =>
      ({
        ...chainInfo(pick(ids), theirUrl(draw)),
        publicRpcUri: uri(),
        rpcUri: uri(),
        safeAppsRpcUri: uri(),
        transactionService: theirUrl(draw),
        rpc: theirUrl(draw),
        node: { url: theirUrl(draw), source: 'config' },
        key: theirUrl(draw),
      }) as unknown as ChainInfo,
  )
}

/** An entry for some of the chains. */
const some = <T>({ pick }: Random, entry: (chainId: string) => T): Record<string, T> =>
  Object.fromEntries(ids.flatMap((id) => (pick([true, false]) ? [[id, entry(id)] as const] : [])))

function aVisit(draw: Random) {
  const config = parseConfig({
    gateway: 'https://gateway.example',
    chains: 'gateway',
    rpc: some(draw, (id) =>
      draw.pick<unknown>([
        `https://config-${id}.example/${key}`,
        { url: `https://config-${id}.example`, key },
      ]),
    ),
  })
  const table = some(draw, (id) => `https://table-${id}.example/rpc`)
  const own = some(draw, (id) => [`https://own-${id}.example/`])
  // Consent to what a gateway named once; today it names something else.
  const agreed = some(draw, (id) => [`https://former-${id}.gateway-chosen.example/`])
  const infos = someChains(draw)
  const { chains } = readChains(infos, config.rpc, table)
  return { config, table, own, agreed, chains }
}

const settle = async (request: Promise<unknown> | undefined) => {
  await request?.catch(() => undefined)
}

test(`no gateway chooses a contacted host, or gets a key (${cases} gateways)`, async () => {
  const draw = random()
  let count = 0
  for (let turn = 0; turn < cases; turn++) {
    const { config, table, own, agreed, chains } = aVisit(draw)
    if (chains.length === 0) continue
    asked = []
    ownNodes.update(() => own)
    const environment = environmentOf(createGateway({ baseUrl: config.gateway ?? '' }), chains)
    const { client, reader } = chooseNodes(environment, own, agreed)
    const wallet = walletOf(chains, [], { connect: environment.connect })
    const request = { method: 'eth_blockNumber' } as const
    await Promise.all(
      ids.flatMap((id) => [
        settle(client(id)?.request(request)),
        settle(reader(id)?.client.request(request)),
        ...(chains.some(({ summary }) => summary.chainId === id)
          ? [settle(wallet.getClient({ chainId: Number(id) }).request(request))]
          : []),
      ]),
    )
    const configured = new Set(Object.values(config.rpc).flat().map(originOf))
    const trusted = new Set([
      ...configured,
      ...Object.values(table).map(originOf),
      ...Object.values(own).flat().map(originOf),
    ])
    const case_ = `SEED=${draw.seed}, case ${turn}`
    expect(
      asked.filter((url) => !trusted.has(originOf(url))),
      case_,
    ).toEqual([])
    expect(
      asked.filter((url) => url.includes(key) && !configured.has(originOf(url))),
      case_,
    ).toEqual([])
    // Nor does a wallet that adds the network, or one on another device, get such a URL.
    const shown = wallet.chains.flatMap(({ rpcUrls }) => rpcUrls.default.http)
    expect(
      shown.filter((url) => !trusted.has(originOf(url))),
      case_,
    ).toEqual([])
    // The page's policy allows none of them either.
    const nodes = chains.flatMap(({ summary: { chainId }, node }): string[] => {
      const chosen = chooseNode(node, { own: own[chainId], agreed: agreed[chainId] })
      return chosen && mayConnect(chosen) ? [...urlsOf(chosen)] : []
    })
    const policy = contentSecurityPolicy(config, { nodes, hasApps: false, hasPictures: false })
    expect(policy, case_).not.toContain('gateway-chosen')
    count += asked.length
  }
  expect(count).toBeGreaterThan(cases)
})

test("a gateway's node is contacted only at the URL that the user approved", async () => {
  const theirs = 'https://node.gateway-chosen.example/'
  const { chains } = readChains([chainInfo('1', theirs)], {})
  const environment = environmentOf(createGateway({ baseUrl: 'https://gateway.example' }), chains)
  const nodes = (agreed: NodeUrls, own = {}) => chooseNodes(environment, own, agreed)
  for (const agreed of [{}, { '1': [`${theirs}v2`] }, { '10': [theirs] }])
    expect(nodes(agreed).reader('1')).toBeUndefined()
  const read = nodes({ '1': [theirs] }).reader('1')
  expect(read).toMatchObject({ isIndependent: false })
  await settle(read?.client.request({ method: 'eth_blockNumber' }))
  expect(new Set(asked)).toEqual(new Set([theirs]))
  // What proves something never reads through it.
  expect(nodes({ '1': [theirs] }).client('1')).toBeUndefined()
  // The person's own is independent, and then the gateway's isn't asked.
  const mine = nodes({ '1': [theirs] }, { '1': ['https://own.example/'] })
  expect(mine.reader('1')).toMatchObject({ isIndependent: true })
  expect(mine.client('1')?.transport.url).toBe('https://own.example/')
})

test("no client is created for a node that the user hasn't approved", () => {
  const { chains } = readChains([chainInfo('1', 'https://node.gateway-chosen.example')], {})
  const { connect } = environmentOf(createGateway({ baseUrl: 'https://gateway.example' }), chains)
  const node: ChainNode = { url: 'https://a.example/', source: 'gateway', agreed: false }
  expect(connect('1', node)).toBeUndefined()
  expect(connect('1', { ...node, agreed: true })).toBeDefined()
})
