import { noNode, ProviderError } from './ProviderError.ts'

export interface NodeAccess {
  /** URL of a chain's node; without one, the wallet does not handle reads. */
  rpcUrl?: ((chainId: number) => string | undefined) | undefined
  fetch?: typeof fetch | undefined
}

/**
 * Sends a JSON-RPC request to a chain's node. Throws a {@link ProviderError} with the node's code,
 * message and data.
 */
export async function askNode(
  { rpcUrl, fetch: ask = globalThis.fetch }: NodeAccess,
  chainId: number,
  method: string,
  params: unknown,
): Promise<unknown> {
  const url = rpcUrl?.(chainId)
  if (!url) throw noNode(chainId)
  let response: Response
  try {
    response = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
    })
  } catch (cause) {
    throw new ProviderError(-32603, `The node of chain ${chainId} can't be reached.`, cause)
  }
  if (!response.ok)
    throw new ProviderError(-32603, `The node of chain ${chainId} answered ${response.status}.`)
  const { result, error } = (await response.json()) as {
    result?: unknown
    error?: { code: number; message: string; data?: unknown }
  }
  if (error) throw new ProviderError(error.code, error.message, error.data)
  return result
}
