import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../../src/app/config.ts'
import { contentSecurityPolicy, serverHeaders } from '../../../src/app/csp.ts'

const chain = { chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH' }
const listing = parseConfig({ gateway: 'https://gateway.example/base', chains: [chain], rpc: { '1': 'https://node.example/key/abc' } })
const asking = parseConfig({ gateway: 'https://gateway.example', chains: 'gateway', rpc: { '1': { key: 'abc' }, '17000': 'http://127.0.0.1:8545' } })

const connections = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]

describe('the policy of a configuration', () => {
  test('allows the gateway and the listed nodes by origin, and nobody else', () => {
    expect(connections(contentSecurityPolicy(listing))).toBe("'self' https://gateway.example https://node.example")
  })

  test('names one host once', () => {
    expect(connections(contentSecurityPolicy({ ...listing, rpc: { '1': 'https://gateway.example/node' } }))).toBe("'self' https://gateway.example")
  })

  test('leaves https open as long as the gateway has not named its nodes', () => {
    expect(connections(contentSecurityPolicy(asking))).toBe("'self' https://gateway.example http://127.0.0.1:8545 https:")
  })

  test('closes it once they are named', () => {
    expect(connections(contentSecurityPolicy(asking, ['https://named.example/abc']))).toBe("'self' https://gateway.example https://named.example")
  })

  test('names the relay only where there is a project id to pair by', () => {
    const projectId = '0123456789abcdef0123456789abcdef'
    expect(connections(contentSecurityPolicy({ ...listing, walletConnectRelay: 'wss://relay.example' }))).not.toContain('relay')
    expect(connections(contentSecurityPolicy({ ...listing, walletConnectProjectId: projectId }))).toContain(' wss://relay.walletconnect.org')
    expect(connections(contentSecurityPolicy({ ...listing, walletConnectProjectId: projectId, walletConnectRelay: 'wss://relay.example/v1' }))).toBe(
      "'self' https://gateway.example https://node.example wss://relay.example",
    )
  })

  test('runs the own code alone: nothing inline, nothing evaluated, nothing from elsewhere', () => {
    const policy = contentSecurityPolicy(listing)
    expect(policy).toMatch(/(^|; )default-src 'none'(;|$)/)
    expect(policy).toMatch(/; script-src 'self'(;|$)/)
    expect(policy).toMatch(/; style-src 'self'(;|$)/)
    expect(policy).toMatch(/; base-uri 'none'; form-action 'none'; object-src 'none'/)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('is not loosened by what stands in a name or a path', () => {
    const strange = parseConfig({
      gateway: 'https://gateway.example/;script-src%20*',
      chains: [{ ...chain, name: "; script-src 'unsafe-inline'" }],
      rpc: { '1': 'https://node.example' },
    })
    expect(contentSecurityPolicy(strange)).toBe(contentSecurityPolicy({ ...listing, gateway: 'https://gateway.example' }))
  })
})

test('a server also forbids frames, sniffing and referrers', () => {
  expect(serverHeaders("default-src 'none'")).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  })
})
