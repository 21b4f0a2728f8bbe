import { describe, expect, test, vi } from 'vitest'
import { explorerLink } from '#base'
import { type ChainInfo, createGateway, type RpcUri } from '#gateway'
import { createQueryClient } from '#queries'
import { loadNetworks } from '../../../src/app/networks.ts'
import { loadChains } from '../../../src/app/loadChains.ts'
import { readChains } from '../../../src/app/readChains.ts'
import { viemChain } from '../../../src/app/chains.ts'
import { parseConfig } from '../../../src/app/config.ts'
import { contentSecurityPolicy } from '../../../src/app/csp.ts'
import { walletOf } from '../../../src/app/environment.ts'
import { chainInfo } from '../../../mocks/gateway/chains.ts'

const nodeUrl = 'https://node.example'
const ethereum = chainInfo('1', nodeUrl)
const holesky = chainInfo('17000', `${nodeUrl}/holesky`)
const open = (value: string): RpcUri => ({ authentication: 'NO_AUTHENTICATION', value })
const needsKey = (value: string): RpcUri => ({ authentication: 'API_KEY_PATH', value })
const explorer = (address: string) => ({
  blockExplorerUriTemplate: { ...ethereum.blockExplorerUriTemplate, address },
})
const nodes = (value: string) => ({ publicRpcUri: open(value), rpcUri: open(value) })

/** Ethereum with something wrong, and a correct chain after it. */
function read(wrong: object) {
  const loaded = readChains([{ ...ethereum, ...wrong }, holesky], {})
  const [first, second] = [
    loaded.chains.find(({ summary }) => summary.chainId === '1'),
    loaded.chains.find(({ summary }) => summary.chainId === '17000'),
  ]
  expect(second).toMatchObject({
    summary: { name: 'Holesky', shortName: 'hol' },
    node: { url: `${nodeUrl}/holesky`, source: 'gateway' },
  })
  return { chain: first, loaded, problems: loaded.problems.map(({ problem }) => problem) }
}

/** The places that used to throw for one wrong chain. */
function startsWith({ chains }: ReturnType<typeof readChains>): void {
  chains.forEach(viemChain)
  const policy = contentSecurityPolicy(
    parseConfig({ gateway: 'https://gateway.example', chains: 'gateway' }),
    {
      nodes: chains.flatMap(({ node }) => node?.url ?? []),
      hasApps: false,
      hasPictures: false,
    },
  )
  expect(policy).toContain(nodeUrl)
  const wallet = walletOf(chains, [])
  for (const { id } of wallet.chains) expect(wallet.getClient({ chainId: id }).chain.id).toBe(id)
}

test('correct chains have no problems', () => {
  const { chain, problems } = read({})
  expect(problems).toEqual([])
  expect(chain).toMatchObject({
    summary: { shortName: 'eth', explorer: { address: ethereum.blockExplorerUriTemplate.address } },
    node: { url: `${nodeUrl}/`, source: 'gateway' },
  })
})

describe('a chain whose explorer is unusable has no links, and the others keep theirs', () => {
  test.each<[string, object]>([
    ['no URL', explorer('explorer.example/{{address}}')],
    ['empty', explorer('')],
    ['another scheme', explorer('javascript:alert({{address}})')],
    ['no placeholder', explorer('https://explorer.example/address')],
    ['missing', { blockExplorerUriTemplate: undefined }],
  ])('%s', (_, wrong) => {
    const { chain, loaded, problems } = read(wrong)
    expect(problems).toEqual(['noExplorer'])
    expect(loaded.problems[0]).toMatchObject({ chainId: '1', name: 'Ethereum' })
    expect(chain?.node?.url).toBe(`${nodeUrl}/`)
    expect(explorerLink(chain?.summary, 'txHash', '0x12')).toBeUndefined()
    startsWith(loaded)
  })

  test('a local one without TLS is usable', () => {
    const { chain, problems } = read(explorer('http://localhost:4000/{{address}}'))
    expect(problems).toEqual([])
    expect(explorerLink(chain?.summary, 'address', '0x12')).toBe('http://localhost:4000/0x12')
  })
})

describe('the node of a chain', () => {
  const theirs = { url: `${nodeUrl}/`, source: 'gateway' }

  test('is the one in the configuration, then the public one, and only then the gateway’s', () => {
    const [rpc, table] = [{ '1': ['https://mine.example'] }, { '1': 'https://public.example' }]
    const nodeOf = (...[own, shared]: [typeof rpc | object, typeof table | object]) =>
      readChains([ethereum], own as typeof rpc, shared as typeof table).chains[0]?.node
    expect(nodeOf(rpc, table)).toEqual({ url: 'https://mine.example', source: 'config' })
    expect(nodeOf({}, table)).toEqual({ url: 'https://public.example', source: 'table' })
    expect(nodeOf({}, {})).toEqual(theirs)
  })

  test.each<[string, object]>([
    ['no URL', nodes('node.example')],
    ['empty', nodes('')],
    ['a socket', nodes('wss://node.example')],
    ['without encryption', nodes('http://node.example')],
    ['with a user name', nodes('https://bank.example@node.example')],
    ['longer than anybody can read', nodes(`https://node.example/${'a'.repeat(2_000)}`)],
    ['a number', { publicRpcUri: { ...open(''), value: 7 }, rpcUri: null }],
    ['one that needs a key', { publicRpcUri: needsKey(nodeUrl), rpcUri: needsKey(nodeUrl) }],
  ])('is none if the gateway’s is unusable: %s', (_, wrong) => {
    const { chain, loaded, problems } = read(wrong)
    expect(problems).toEqual([])
    expect(chain?.node).toBeUndefined()
    startsWith(loaded)
  })

  test('is the gateway’s other one if only that is usable', () => {
    const { chain } = read({
      publicRpcUri: open('node'),
      rpcUri: open('https://other.example'),
    })
    expect(chain?.node).toEqual({ url: 'https://other.example/', source: 'gateway' })
  })

  test.each([
    ['none', nodes('node')],
    ['the gateway’s', {}],
  ])('if it is %s, requests of wallets fail instead of going anywhere', async (_, described) => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    const { chains } = read(described).loaded
    const wallet = walletOf(chains, [])
    await expect(
      wallet.getClient({ chainId: 1 }).request({ method: 'eth_chainId' }),
    ).rejects.toThrow('No node is configured for this network.')
    expect(fetching).not.toHaveBeenCalled()
    expect(chains.map((chain) => viemChain(chain).rpcUrls.default.http)).toEqual([[], []])
    fetching.mockRestore()
  })
})

describe('the table of public nodes', () => {
  const gateway = createGateway({
    baseUrl: 'https://gateway.example',
    fetch: async () => Response.json({ count: 1, next: null, previous: null, results: [ethereum] }),
  })
  const load = (more: object) =>
    loadChains(
      parseConfig({ gateway: gateway.baseUrl, chains: 'gateway', ...more }),
      gateway,
      createQueryClient(),
    )

  test('is used where the configuration names no node, unless that turns it off', async () => {
    const [on, off, named] = await Promise.all([
      load({}),
      load({ publicNodes: false }),
      load({ rpc: { '1': 'https://mine.example' } }),
    ])
    expect([on, off, named].map(({ chains }) => chains[0]?.node?.source)).toEqual([
      'table',
      'gateway',
      'config',
    ])
  })
})

describe('a chain that cannot be used at all is left out, and named', () => {
  test.each<[string, object, object]>([
    [
      'a number that no JavaScript number can hold',
      { chainId: '9007199254740993' },
      { chainId: '9007199254740993', name: 'Ethereum' },
    ],
    ['a number in hex', { chainId: '0x1' }, { chainId: '0x1', name: 'Ethereum' }],
    ['an invalid number', { chainId: 1 }, { chainId: undefined, name: 'Ethereum' }],
    ['zero', { chainId: '0' }, { chainId: '0' }],
    ['no name', { chainName: ' ' }, { chainId: '1', name: undefined }],
    ['no currency', { nativeCurrency: null }, { chainId: '1', name: 'Ethereum' }],
  ])('%s', (_, wrong, named) => {
    const { loaded, problems } = read(wrong)
    expect(problems).toEqual(['leftOut'])
    expect(loaded.problems[0]).toMatchObject(named)
    expect(loaded.chains).toHaveLength(1)
    startsWith(loaded)
  })

  test.each([null, 'chain', 7])('%j', (row) => {
    const loaded = readChains([row as unknown as ChainInfo, holesky], {})
    expect(loaded.problems).toEqual([{ problem: 'leftOut', chainId: undefined, name: undefined }])
    expect(loaded.chains).toHaveLength(1)
  })
})

describe('two chains', () => {
  test('with the same chain ID count as the first', () => {
    const loaded = readChains(
      [ethereum, { ...ethereum, chainName: 'Another', shortName: 'oth' }, holesky],
      {},
    )
    expect(loaded.chains.map(({ summary }) => summary.name)).toEqual(['Ethereum', 'Holesky'])
    expect(loaded.problems).toEqual([{ problem: 'twice', chainId: '1', name: 'Another' }])
  })

  test.each(['eth', '', 'e:th', '1', '5'])(
    'the second of which has the prefix "%s": its links have its number, and lead to no other',
    (shortName) => {
      const loaded = readChains([ethereum, { ...holesky, shortName }], {})
      expect(loaded.chains.map(({ summary }) => summary.shortName)).toEqual(['eth', '17000'])
      expect(loaded.problems).toEqual([{ problem: 'noPrefix', chainId: '17000', name: 'Holesky' }])
    },
  )
})

describe('a network that the app knows', () => {
  const asGnosis = {
    ...ethereum,
    chainName: 'Gnosis Chain',
    shortName: 'gno',
    isTestnet: true,
    nativeCurrency: { ...ethereum.nativeCurrency, symbol: 'xDAI' },
  }

  test('is called what it is, whatever a gateway calls it', async () => {
    const networks = await loadNetworks()
    const { chains, problems } = readChains([asGnosis, holesky], {}, {}, networks)
    expect(chains.map(({ summary }) => summary)).toMatchObject([
      { chainId: '1', name: 'Ethereum', symbol: 'ETH', testnet: false, shortName: '1' },
      { chainId: '17000', name: 'Holesky', symbol: 'ETH', testnet: true, shortName: 'hol' },
    ])
    expect(problems).toEqual([{ problem: 'noPrefix', chainId: '1', name: 'Gnosis Chain' }])
  })

  test("is recognized at startup, when the app requests the gateway's networks", async () => {
    const gateway = createGateway({
      baseUrl: 'https://gateway.example',
      fetch: async () =>
        Response.json({ count: 1, next: null, previous: null, results: [asGnosis] }),
    })
    const config = parseConfig({ gateway: gateway.baseUrl, chains: 'gateway' })
    const { chains } = await loadChains(config, gateway, createQueryClient())
    expect(chains[0]?.summary).toMatchObject({ name: 'Ethereum', symbol: 'ETH', testnet: false })
  })

  test('doesn’t rename one that it doesn’t know', async () => {
    const own = { ...ethereum, chainId: '424242', chainName: 'Club chain', shortName: 'club' }
    const { chains, problems } = readChains([own], {}, {}, await loadNetworks())
    expect(chains[0]?.summary).toMatchObject({ name: 'Club chain', shortName: 'club' })
    expect(problems).toEqual([])
  })
})

test('without any usable chain, the app says so', () => {
  expect(() => walletOf(readChains([{ ...ethereum, chainId: '' }], {}).chains, [])).toThrow(
    expect.objectContaining({ kind: 'noChains' }),
  )
})
