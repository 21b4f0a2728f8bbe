import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../../src/app/config.ts'
import { contentSecurityPolicy, serverHeaders } from '../../../src/app/csp.ts'

const chain = { chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH' }
const listing = parseConfig({
  gateway: 'https://gateway.example/base',
  chains: [chain],
  rpc: { '1': 'https://node.example/key/abc' },
})
const asking = parseConfig({
  gateway: 'https://gateway.example',
  chains: 'gateway',
  rpc: { '17000': 'http://127.0.0.1:8545' },
})

const connections = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]

describe('the policy of a configuration', () => {
  test('allows only the origins of the gateway and the listed nodes', () => {
    expect(connections(contentSecurityPolicy(listing))).toBe(
      "'self' https://gateway.example https://node.example",
    )
  })

  test('allows the nodes alone where there is no gateway', () => {
    const alone = parseConfig({ gateway: null, chains: [chain], rpc: listing.rpc })
    expect(connections(contentSecurityPolicy(alone))).toBe("'self' https://node.example")
  })

  test('allows the public node of a listed chain without an entry, unless turned off', () => {
    const bare = { gateway: listing.gateway, chains: [chain] }
    const table = { '1': 'https://public.example/rpc', '10': 'https://unlisted.example' }
    expect(connections(contentSecurityPolicy(parseConfig(bare), undefined, table))).toBe(
      "'self' https://gateway.example https://public.example",
    )
    expect(connections(contentSecurityPolicy(listing, undefined, table))).toBe(
      "'self' https://gateway.example https://node.example",
    )
    const off = { ...parseConfig(bare), publicNodes: false }
    expect(connections(contentSecurityPolicy(off, undefined, table))).toBe(
      "'self' https://gateway.example",
    )
  })

  test('allows the source of past prices, if there is one', () => {
    const prices = { url: 'https://prices.example/v1', chains: { '1': 'ethereum' } }
    expect(connections(contentSecurityPolicy({ ...listing, prices }))).toBe(
      "'self' https://gateway.example https://node.example https://prices.example",
    )
  })

  test('contains each host once', () => {
    expect(
      connections(
        contentSecurityPolicy({ ...listing, rpc: { '1': ['https://gateway.example/node'] } }),
      ),
    ).toBe("'self' https://gateway.example")
  })

  test('allows https: until the gateway has provided its nodes', () => {
    expect(connections(contentSecurityPolicy(asking))).toBe(
      "'self' https://gateway.example http://127.0.0.1:8545 https: " +
        'http://localhost:* http://127.0.0.1:*',
    )
  })

  test('allows only the nodes once they are known', () => {
    expect(
      connections(
        contentSecurityPolicy(asking, {
          nodes: ['https://named.example/abc'],
          hasApps: false,
          hasPictures: false,
        }),
      ),
    ).toBe("'self' https://gateway.example https://named.example")
  })

  test('allows any encrypted host and this machine if people may use their own nodes', () => {
    const policy = contentSecurityPolicy({ ...listing, ownNodes: true })
    expect(connections(policy)).toBe(
      "'self' https://gateway.example https://node.example https: " +
        'http://localhost:* http://127.0.0.1:*',
    )
    expect(policy).not.toContain('frame-src')
  })

  test('allows frames, and any encrypted host, only where a chain offers apps', () => {
    const frames = (policy: string) => /frame-src ([^;]*)/.exec(policy)?.[1]
    const known = { nodes: ['https://named.example'], hasApps: true, hasPictures: false }
    expect(frames(contentSecurityPolicy(listing))).toBeUndefined()
    expect(frames(contentSecurityPolicy(asking, { ...known, hasApps: false }))).toBeUndefined()
    const embedding = {
      ...listing,
      chains: [{ ...chain, decimals: 18, testnet: false, features: ['SAFE_APPS'] }],
    }
    for (const policy of [
      contentSecurityPolicy(asking),
      contentSecurityPolicy(asking, known),
      contentSecurityPolicy(embedding),
    ]) {
      expect(frames(policy)).toBe('https: http://localhost:* http://127.0.0.1:*')
      expect(connections(policy)).toContain(' https: ')
    }
  })

  test('allows pictures of other hosts only where a chain lists NFTs or apps', () => {
    const pictures = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1]
    const known = { nodes: [], hasApps: false, hasPictures: false }
    const listed = {
      ...listing,
      chains: [{ ...chain, decimals: 18, testnet: false, features: ['ERC721'] }],
    }
    for (const policy of [contentSecurityPolicy(listing), contentSecurityPolicy(asking, known)])
      expect(pictures(policy)).toBe("'self' data:")
    for (const policy of [
      contentSecurityPolicy(asking),
      contentSecurityPolicy(asking, { ...known, hasPictures: true }),
      contentSecurityPolicy(asking, { ...known, hasApps: true }),
      contentSecurityPolicy(listed),
    ])
      expect(pictures(policy)).toBe("'self' data: https:")
  })

  test('allows the relay only with a project id', () => {
    const projectId = '0123456789abcdef0123456789abcdef'
    expect(
      connections(contentSecurityPolicy({ ...listing, walletConnectRelay: 'wss://relay.example' })),
    ).not.toContain('relay')
    expect(
      connections(contentSecurityPolicy({ ...listing, walletConnectProjectId: projectId })),
    ).toContain(' wss://relay.walletconnect.org')
    expect(
      connections(
        contentSecurityPolicy({
          ...listing,
          walletConnectProjectId: projectId,
          walletConnectRelay: 'wss://relay.example/v1',
        }),
      ),
    ).toBe("'self' https://gateway.example https://node.example wss://relay.example")
  })

  test("allows only the site's own code: no inline code, no eval, no other hosts", () => {
    const policy = contentSecurityPolicy(listing)
    expect(policy).toMatch(/(^|; )default-src 'none'(;|$)/)
    expect(policy).toMatch(/; script-src 'self'(;|$)/)
    expect(policy).toMatch(/; style-src 'self'(;|$)/)
    expect(policy).toMatch(/; base-uri 'none'; form-action 'none'; object-src 'none'/)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('cannot be extended by a name or a path', () => {
    const strange = parseConfig({
      gateway: 'https://gateway.example/;script-src%20*',
      chains: [{ ...chain, name: "; script-src 'unsafe-inline'" }],
      rpc: { '1': 'https://node.example' },
    })
    expect(contentSecurityPolicy(strange)).toBe(
      contentSecurityPolicy({ ...listing, gateway: 'https://gateway.example' }),
    )
  })
})

test('a server also forbids frames, sniffing, and referrers', () => {
  expect(serverHeaders("default-src 'none'")).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  })
})

test('a server allows the scripts in the page by their hashes, and no others', () => {
  const policy = contentSecurityPolicy(listing)
  const { 'Content-Security-Policy': header = '' } = serverHeaders(policy, ["'sha256-abc='"])
  expect(header).toContain("; script-src 'self' 'sha256-abc='; ")
  expect(header.replace(" 'sha256-abc='", '')).toBe(
    serverHeaders(policy)['Content-Security-Policy'],
  )
})

test('browser features are disabled for the page, unless it may pass them on to apps', () => {
  const named = (policy: string) => serverHeaders(policy)['Permissions-Policy']
  expect(named("default-src 'none'")).toBe(
    'microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  )
  expect(named("default-src 'none'; frame-src https:")).toBe('interest-cohort=()')
})
