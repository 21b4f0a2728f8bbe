import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig, parseConfig } from '../../../src/app/config.ts'

const node = 'https://node.example'
const ethereum = { chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH' }
const asking = { gateway: 'https://gateway.example/base', chains: 'gateway' }
const listing = { gateway: 'http://127.0.0.1:8790', chains: [ethereum], rpc: { '1': node } }

/** The problems, as `field: problem` lines. */
function problemsOf(value: unknown): string[] {
  try {
    parseConfig(value)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ field, problem }) => `${field}: ${problem}`)
  }
  throw new Error('It was taken as right.')
}

describe('a configuration', () => {
  test('may use the chains of the gateway', () => {
    expect(parseConfig(asking)).toEqual({ ...asking, rpc: {} })
  })

  test('may list the chains; missing fields get their defaults', () => {
    expect(parseConfig(listing).chains).toEqual([{ ...ethereum, decimals: 18, testnet: false, features: [] }])
  })

  test('may contain an API key for a node whose URL the gateway provides', () => {
    expect(parseConfig({ ...asking, rpc: { '17000': { key: 'public' } } }).rpc).toEqual({ '17000': { key: 'public' } })
  })

  test('keeps unknown features', () => {
    expect(parseConfig({ ...listing, chains: [{ ...ethereum, features: ['FROM_TOMORROW'] }] }).chains).toMatchObject([{ features: ['FROM_TOMORROW'] }])
  })
})

describe('the errors of an invalid configuration name the field', () => {
  test.each<[string, unknown, string]>([
    ['no gateway', { chains: 'gateway' }, 'gateway: '],
    ['a gateway without a scheme', { ...asking, gateway: 'gateway.example' }, 'gateway: must be a URL that starts with http:// or https://'],
    ['a gateway without a host', { ...asking, gateway: 'https://' }, 'gateway: must be a URL that starts with http:// or https://'],
    ['an unknown value for chains', { ...asking, chains: 'all' }, 'chains: must be "gateway" or a list of chains'],
    ['a chain id in hex', { ...listing, chains: [{ ...ethereum, chainId: '0x1' }] }, 'chains.0.chainId: must be a chain id in decimal digits'],
    ['a prefix with a colon', { ...listing, chains: [{ ...ethereum, shortName: 'eth:' }] }, 'chains.0.shortName: must be letters, digits, - or _'],
    [
      'an explorer without a placeholder for the address',
      { ...listing, chains: [{ ...ethereum, explorer: { address: 'https://explorer.example', txHash: 'https://explorer.example/{{txHash}}' } }] },
      'chains.0.explorer.address: must contain {{address}}',
    ],
    ['a node that is not a URL', { ...asking, rpc: { '1': 'node' } }, 'rpc.1: must be a URL that starts with http:// or https://'],
    ['a node that is neither a URL nor a key', { ...asking, rpc: { '1': 7 } }, 'rpc.1: must be a URL or { "key": … }'],
    ['an invalid project id', { ...asking, walletConnectProjectId: 'mine' }, 'walletConnectProjectId: must be 32 hex digits'],
    [
      'a relay that is not a WebSocket URL',
      { ...asking, walletConnectRelay: 'https://relay.example' },
      'walletConnectRelay: must be a URL that starts with wss:// or ws://',
    ],
    ['a listed chain without a node', { ...listing, rpc: {} }, 'rpc.1: is missing: each listed chain needs the URL of its node'],
    [
      'a listed chain whose node is only a key',
      { ...listing, rpc: { '1': { key: 'public' } } },
      'rpc.1: is missing: each listed chain needs the URL of its node',
    ],
  ])('%s', (_, value, line) => {
    expect(problemsOf(value)).toEqual([expect.stringContaining(line)])
  })

  test('an empty list of chains', () => {
    expect(problemsOf({ ...listing, chains: [] })).toEqual([expect.stringMatching(/^chains: /)])
  })

  test('several invalid fields', () => {
    expect(problemsOf({ ...listing, gateway: 1, walletConnectProjectId: 'x' }).map((line) => line.split(':')[0])).toEqual(['gateway', 'walletConnectProjectId'])
  })

  test.each([null, 'text', 7])('a file that is not an object: %s', (value) => {
    expect(problemsOf(value)).toEqual([expect.stringMatching(/^: ./)])
  })
})

describe('loading config.json', () => {
  const answering = (answer: () => Response | Promise<Response>) => loadConfig('/config.json', async () => answer())
  const kindOf = (answer: () => Response | Promise<Response>) =>
    answering(answer).then(
      () => 'right',
      (error: unknown) => (error as ConfigError).kind,
    )

  test('validates it', async () => {
    expect(await answering(() => Response.json(asking))).toEqual({ ...asking, rpc: {} })
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
    await expect(answering(() => Promise.reject(cause))).rejects.toMatchObject({ kind: 'unreachable', cause })
  })

  test('bypasses the cache and sends no cookies', async () => {
    let asked: RequestInit | undefined
    await loadConfig('/config.json', async (_, init) => {
      asked = init
      return Response.json(asking)
    })
    expect(asked).toEqual({ credentials: 'omit', cache: 'no-cache' })
  })
})
