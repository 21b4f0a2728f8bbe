import { createClient } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { nodeTransport } from '#base/nodeTransport'

/** Answers each call with its method, and remembers where it was sent. */
function aNode() {
  const asked: string[] = []
  const redirects = new Set<RequestRedirect | undefined>()
  const fetch = async (to: RequestInfo | URL, init?: RequestInit) => {
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    redirects.add(init?.redirect)
    asked.push(`${to instanceof Request ? to.url : String(to)} ${method}`)
    return Response.json({ jsonrpc: '2.0', id, result: '0x2a' })
  }
  return { asked, redirects, options: { fetchFn: fetch as typeof globalThis.fetch, retryCount: 0 } }
}

describe('the transport to a node', () => {
  test('requests from the node at its URL', async () => {
    const { asked, options } = aNode()
    const client = createClient({
      chain: mainnet,
      transport: nodeTransport('https://node.example/', options),
    })
    expect(client.transport).toMatchObject({
      type: 'http',
      url: 'https://node.example/',
      retryCount: 0,
    })
    expect(asked).toEqual([])
    await expect(client.request({ method: 'eth_blockNumber' })).resolves.toBe('0x2a')
    await client.request({ method: 'eth_gasPrice' })
    expect(asked).toEqual([
      'https://node.example/ eth_blockNumber',
      'https://node.example/ eth_gasPrice',
    ])
  })

  test('follows no redirect, whatever the options say', async () => {
    const { redirects, options } = aNode()
    const fetchOptions = { redirect: 'follow' } as const
    const transport = nodeTransport('https://node.example/', { ...options, fetchOptions })
    await createClient({ transport }).request({ method: 'eth_blockNumber' })
    expect([...redirects]).toEqual(['error'])
  })

  test('without a URL requests from the chain’s node', async () => {
    const { asked, options } = aNode()
    const client = createClient({ chain: mainnet, transport: nodeTransport(undefined, options) })
    expect(client.transport.url).toBe(mainnet.rpcUrls.default.http[0])
    await client.request({ method: 'eth_blockNumber' })
    expect(asked).toEqual([`${mainnet.rpcUrls.default.http[0]} eth_blockNumber`])
  })

  test('can be created with neither, and rejects each request', async () => {
    const client = createClient({ transport: nodeTransport() })
    for (const method of ['eth_blockNumber', 'eth_gasPrice'] as const)
      await expect(client.request({ method })).rejects.toThrow('No URL was provided')
  })
})
