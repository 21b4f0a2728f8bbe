import { RpcError } from './rpc/RpcError.ts'
import type { Chain } from './types.ts'

interface Answer {
  jsonrpc: '2.0'
  id: unknown
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/**
 * Handles the body of a JSON-RPC request over HTTP, single or batch. Never throws: a failure is
 * part of the response.
 */
export async function rpcHandle(chain: Chain, body: unknown): Promise<unknown> {
  if (!Array.isArray(body)) return answerOne(chain, body)
  if (body.length === 0)
    return failure(null, new RpcError(-32600, 'invalid request: the batch is empty'))
  return Promise.all(body.map((one) => answerOne(chain, one)))
}

async function answerOne(chain: Chain, request: unknown): Promise<Answer> {
  if (
    typeof request !== 'object' ||
    request === null ||
    !('method' in request) ||
    typeof request.method !== 'string'
  ) {
    return failure(null, new RpcError(-32600, 'invalid request'))
  }
  const id = 'id' in request ? request.id : null
  try {
    const params = 'params' in request ? request.params : []
    return { jsonrpc: '2.0', id, result: await chain.request({ method: request.method, params }) }
  } catch (error) {
    return failure(id, error)
  }
}

const failure = (id: unknown, error: unknown): Answer => ({
  jsonrpc: '2.0',
  id,
  error:
    error instanceof RpcError
      ? {
          code: error.code,
          message: error.message,
          ...(error.data === undefined ? {} : { data: error.data }),
        }
      : { code: -32603, message: error instanceof Error ? error.message : String(error) },
})
