/** The chain ID that the nodes claim. */
export const otherChainId = 31_337

interface Call {
  id?: unknown
  method?: unknown
}

/**
 * The response of a node that belongs to another chain; `body` is the JSON-RPC request, single or
 * batch.
 */
export function ofAnotherChain(body: unknown, response: unknown): unknown {
  const asking = new Set(
    ([body].flat() as (Call | null)[])
      .filter((call) => call?.method === 'eth_chainId')
      .map((call) => call?.id),
  )
  const change = (one: { id?: unknown }) =>
    asking.has(one.id)
      ? { jsonrpc: '2.0', id: one.id, result: `0x${otherChainId.toString(16)}` }
      : one
  return Array.isArray(response) ? response.map(change) : change(response as { id?: unknown })
}
