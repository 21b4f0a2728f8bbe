import { afterEach, describe, expect, test, vi } from 'vitest'
import sentences from '../../../src/screens/common/system/configProblems/messages/en.json' with { type: 'json' }
import { parseConfig } from '../../../src/app/config.ts'
import { ConfigError } from '../../../src/app/ConfigError.ts'
import { configTimeout, loadConfig } from '../../../src/app/loadConfig.ts'

const node = 'https://node.example'
const ethereum = { chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH' }
const asking = { gateway: 'https://gateway.example/base', chains: 'gateway' }
const listing = { gateway: 'http://127.0.0.1:8790', chains: [ethereum], rpc: { '1': node } }

/** The problems, as `field: problem` lines. */
function problemsOf(value: unknown): string[] {
  try {
    parseConfig(value)
  } catch (error) {
    if (error instanceof ConfigError)
      return error.problems.map(({ field, problem }) => `${field}: ${problem}`)
  }
  throw new Error('It was taken as right.')
}

describe('a configuration', () => {
  test('may use the chains of the gateway', () => {
    expect(parseConfig(asking)).toEqual({ ...asking, rpc: {}, publicNodes: true })
  })

  test('may list the chains; missing fields get their defaults', () => {
    expect(parseConfig(listing).chains).toEqual([
      { ...ethereum, decimals: 18, testnet: false, features: [] },
    ])
  })

  test.each([
    ['https://node.example', 'https://node.example/abc'],
    ['https://node.example/v3', 'https://node.example/v3/abc'],
    ['https://node.example/v3/', 'https://node.example/v3/abc'],
    ['https://node.example/?key=', 'https://node.example/?key=abc'],
  ])('may contain the URL of a node and an API key for it: %s', (url, whole) => {
    expect(parseConfig({ ...asking, rpc: { '17000': { url, key: 'abc' } } }).rpc).toEqual({
      '17000': [whole],
    })
  })

  test('may list several nodes of a network, each with its own key', () => {
    const rpc = { '1': [node, { url: 'https://other.example', key: 'abc' }], '10': [node] }
    expect(parseConfig({ ...asking, rpc }).rpc).toEqual({
      '1': [node, 'https://other.example/abc'],
      '10': [node],
    })
  })

  test.each<[unknown, string, string]>([
    [[], 'rpc.1', 'empty'],
    [[node, `${node}/2`], 'rpc.1', 'sameHost'],
    [[node, 'other.example'], 'rpc.1.1', 'webUrl'],
    [[node, { key: 'abc' }], 'rpc.1.1', 'keyAlone'],
  ])('rejects nodes that can’t check each other: %j', (nodes, field, problem) => {
    expect(() => parseConfig({ ...asking, rpc: { '1': nodes } })).toThrow(`${field}: ${problem}`)
  })

  test.each(['.evil.example', '@evil.example', ':8080', '//evil.example'])(
    'sends a key to no other host than the one next to it: %s',
    (key) => {
      const { rpc } = parseConfig({ ...asking, rpc: { '1': { url: node, key } } })
      expect(new URL(rpc['1']?.[0] ?? '').origin).toBe(node)
    },
  )

  test('may contain a key for notifications', () => {
    const pushKey = `BA${'x-'.repeat(42)}_`
    expect(parseConfig({ ...asking, pushKey }).pushKey).toBe(pushKey)
  })

  test('may name a source of past prices', () => {
    const prices = { url: 'https://prices.example', chains: { '1': 'ethereum' } }
    expect(parseConfig({ ...asking, prices }).prices).toEqual(prices)
  })

  test('may name pictures of tokens and networks, next to the page or below it', () => {
    const marks = {
      tokens: { '1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': 'own/usdc.svg' },
      networks: { '1': 'network.png' },
    }
    expect(parseConfig({ ...asking, marks }).marks).toEqual({
      tokens: { '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': 'own/usdc.svg' },
      networks: { '1': 'network.png' },
    })
    expect(parseConfig({ ...asking, marks: {} }).marks).toEqual({ tokens: {}, networks: {} })
  })

  test.each([
    'https://cdn.example/usdc.svg',
    '//cdn.example/usdc.svg',
    '/usdc.svg',
    '../usdc.svg',
    'own/../../usdc.svg',
    String.raw`\\cdn.example\usdc.svg`,
    'data:image/svg+xml,<svg/>.svg',
    'usdc.svg?from=https://cdn.example/a.svg',
    'usdc.html',
  ])('takes no picture from elsewhere: %s', (picture) => {
    expect(problemsOf({ ...asking, marks: { networks: { '1': picture } } })).toEqual([
      'marks.networks.1: picture',
    ])
  })

  test.each([
    'usdc',
    '1:usdc',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '1:0x1:0x1',
    '01:0x1',
  ])('names tokens by network and contract, not as %s', (token) => {
    expect(problemsOf({ ...asking, marks: { tokens: { [token]: 'a.svg' } } })).toEqual([
      `marks.tokens.${token}: tokenKey`,
    ])
  })

  test('keeps unknown features', () => {
    expect(
      parseConfig({ ...listing, chains: [{ ...ethereum, features: ['FROM_TOMORROW'] }] }).chains,
    ).toMatchObject([{ features: ['FROM_TOMORROW'] }])
  })
})

describe('the errors of an invalid configuration name the field', () => {
  const listed = (part: object) => ({ ...listing, chains: [{ ...ethereum, ...part }] })
  const explorer = {
    address: 'https://explorer.example/{{address}}',
    txHash: 'https://explorer.example/{{txHash}}',
  }

  test.each<[string, unknown, string]>([
    ['no gateway', { chains: 'gateway' }, 'gateway: required'],
    ['a gateway that is a number', { ...asking, gateway: 7 }, 'gateway: text'],
    ['a gateway without a scheme', { ...asking, gateway: 'gateway.example' }, 'gateway: webUrl'],
    ['a gateway without a host', { ...asking, gateway: 'https://' }, 'gateway: webUrl'],
    [
      'a gateway of another scheme',
      { ...asking, gateway: 'ftp://gateway.example' },
      'gateway: webUrl',
    ],
    ['no chains', { gateway: asking.gateway }, 'chains: required'],
    ['an unknown value for chains', { ...asking, chains: 'all' }, 'chains: chains'],
    ['an empty list of chains', { ...listing, chains: [] }, 'chains: noChains'],
    ['a chain that is a text', { ...listing, chains: ['eth'] }, 'chains.0: object'],
    ['a chain without a name', listed({ name: undefined }), 'chains.0.name: required'],
    ['a chain with an empty name', listed({ name: '' }), 'chains.0.name: empty'],
    ['a chain id that is a number', listed({ chainId: 1 }), 'chains.0.chainId: text'],
    ['a chain id in hex', listed({ chainId: '0x1' }), 'chains.0.chainId: chainId'],
    [
      'a chain id that no number can hold',
      listed({ chainId: '9007199254740993' }),
      'chains.0.chainId: chainId',
    ],
    ['a prefix with a colon', listed({ shortName: 'eth:' }), 'chains.0.shortName: shortName'],
    ['broken decimals', listed({ decimals: 1.5 }), 'chains.0.decimals: byte'],
    ['decimals that are a text', listed({ decimals: '18' }), 'chains.0.decimals: byte'],
    ['a test network that is a text', listed({ testnet: 'no' }), 'chains.0.testnet: yesOrNo'],
    ['features that are a text', listed({ features: 'EIP1559' }), 'chains.0.features: list'],
    ['a feature that is a number', listed({ features: [7] }), 'chains.0.features.0: text'],
    [
      'an explorer that is a text',
      listed({ explorer: 'https://explorer.example' }),
      'chains.0.explorer: object',
    ],
    [
      'an explorer without a placeholder',
      listed({ explorer: { ...explorer, address: 'https://explorer.example' } }),
      'chains.0.explorer.address: addressTemplate',
    ],
    [
      'an explorer that is no URL',
      listed({ explorer: { ...explorer, txHash: 'explorer/{{txHash}}' } }),
      'chains.0.explorer.txHash: txHashTemplate',
    ],
    [
      'an explorer that runs code',
      listed({ explorer: { ...explorer, address: 'javascript:{{address}}' } }),
      'chains.0.explorer.address: addressTemplate',
    ],
    [
      'a chain that is listed twice',
      { ...listing, chains: [ethereum, { ...ethereum, shortName: 'eth2' }] },
      'chains.1: twice',
    ],
    [
      'a prefix that is listed twice',
      { ...listing, chains: [ethereum, { ...ethereum, chainId: '5' }] },
      'chains.1: prefixTwice',
    ],
    ['nodes that are a list', { ...asking, rpc: 7 }, 'rpc: object'],
    ['a node of no chain', { ...asking, rpc: { eth: node } }, 'rpc.eth: chainId'],
    ['a node that is not a URL', { ...asking, rpc: { '1': 'node' } }, 'rpc.1: webUrl'],
    ['a node that is neither a URL nor a key', { ...asking, rpc: { '1': 7 } }, 'rpc.1: node'],
    ['a key without a URL', { ...asking, rpc: { '1': { key: 'abc' } } }, 'rpc.1: keyAlone'],
    [
      'a node with an empty key',
      { ...asking, rpc: { '1': { url: node, key: '' } } },
      'rpc.1.key: empty',
    ],
    [
      'a key for something that is no URL',
      { ...asking, rpc: { '1': { url: 'node', key: 'abc' } } },
      'rpc.1.url: webUrl',
    ],
    ['public nodes by name', { ...asking, publicNodes: 'viem' }, 'publicNodes: yesOrNo'],
    [
      'an invalid project id',
      { ...asking, walletConnectProjectId: 'mine' },
      'walletConnectProjectId: projectId',
    ],
    [
      'a push key of another length',
      { ...asking, pushKey: `BA${'x'.repeat(84)}` },
      'pushKey: pushKey',
    ],
    [
      'a push key that isn’t a point',
      { ...asking, pushKey: `CA${'x'.repeat(85)}` },
      'pushKey: pushKey',
    ],
    [
      'a price source whose name of a network is a path',
      { ...asking, prices: { url: 'https://prices.example', chains: { '1': '../1' } } },
      'prices.chains.1: priceChain',
    ],
    [
      'a relay that is not a WebSocket URL',
      { ...asking, walletConnectRelay: 'https://relay.example' },
      'walletConnectRelay: relayUrl',
    ],
    [
      'a listed chain without a node, and no public ones',
      { ...listing, rpc: {}, publicNodes: false },
      'rpc.1: noNode',
    ],
    [
      'a listed chain whose node is only a key',
      { ...listing, rpc: { '1': { key: 'public' } } },
      'rpc.1: keyAlone',
    ],
    ['a file that is null', null, ': object'],
    ['a file that is a text', 'text', ': object'],
    ['a file that is a list', [], 'gateway: required'],
  ])('%s', (_, value, line) => {
    const problems = problemsOf(value)
    expect(problems).toContain(line)
    // Each has a sentence in the catalog.
    expect(
      problems.filter((one) => !(`config.problem.${one.split(': ')[1]}` in sentences)),
    ).toEqual([])
  })

  test('several invalid fields', () => {
    expect(problemsOf({ ...listing, gateway: 1, walletConnectProjectId: 'x' })).toEqual([
      'gateway: text',
      'walletConnectProjectId: projectId',
    ])
  })

  test('not unknown fields: they may be comments, or belong to a newer version', () => {
    expect(parseConfig({ ...asking, $schema: 'config', color: 'red' })).toEqual({
      ...asking,
      rpc: {},
      publicNodes: true,
    })
  })
})

describe('loading config.json', () => {
  const answering = (answer: () => Response | Promise<Response>) =>
    loadConfig('/config.json', { fetch: async () => answer() })
  const kindOf = (answer: () => Response | Promise<Response>) =>
    answering(answer).then(
      () => 'right',
      (error: unknown) => (error as ConfigError).kind,
    )

  test('validates it', async () => {
    expect(await answering(() => Response.json(asking))).toEqual({
      ...asking,
      rpc: {},
      publicNodes: true,
    })
  })

  test.each([
    ['missing', () => new Response('Not found', { status: 404 })],
    ['unreachable', () => new Response('later', { status: 503 })],
    ['notJson', () => new Response('{ "gateway": ')],
    // Hosts that return the page for every URL do this if the file is missing.
    ['notJson', () => new Response('<!doctype html><title>Coffer</title>')],
    ['invalid', () => Response.json({})],
  ] as const)('%s', async (kind, answer) => {
    expect(await kindOf(answer)).toBe(kind)
  })

  test('keeps the cause of a network failure', async () => {
    const cause = new TypeError('Failed to fetch')
    await expect(answering(() => Promise.reject(cause))).rejects.toMatchObject({
      kind: 'unreachable',
      cause,
    })
  })

  test('bypasses the cache and sends no cookies', async () => {
    let asked: RequestInit | undefined
    await loadConfig('/config.json', {
      fetch: async (_, init) => {
        asked = init
        return Response.json(asking)
      },
    })
    expect(asked).toMatchObject({ credentials: 'omit', cache: 'no-cache' })
  })

  describe('that never arrives', () => {
    afterEach(() => void vi.useRealTimers())
    const silent = (): Promise<never> => new Promise(() => {})
    const body = new ReadableStream({ pull: silent })

    test.each<[string, () => Promise<Response>]>([
      ['no answer', silent],
      ['an answer without an end', async () => new Response(body)],
    ])('is given up after 15 seconds: %s', async (_, fetch) => {
      vi.useFakeTimers()
      const settled = vi.fn()
      const given = loadConfig('/config.json', { fetch }).catch(settled)
      await vi.advanceTimersByTimeAsync(configTimeout - 1)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await given
      expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
    })

    test('ends immediately when the user retries, and so does its request', async () => {
      const stop = new AbortController()
      let asked: RequestInit | undefined
      const given = loadConfig('/config.json', {
        signal: stop.signal,
        fetch: (_, init) => ((asked = init), silent()),
      })
      stop.abort(new Error('Try again'))
      await expect(given).rejects.toThrow('Try again')
      expect(asked?.signal?.aborted).toBe(true)
    })
  })
})
