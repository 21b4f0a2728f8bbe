import { http as viemHttp, type HttpTransport, type HttpTransportConfig } from 'viem'
import { batchedFetch } from './batchedFetch.ts'
import { isLateBlock } from './lateBlock.ts'

/** viem's HTTP transport. With `batch`, in batches that the node takes. */
export function http(
  url: string | undefined,
  { batch, fetchFn, ...options }: HttpTransportConfig,
): HttpTransport {
  const send = batch ? batchedFetch(fetchFn as typeof fetch | undefined) : fetchFn
  const transport = viemHttp(url, { ...options, ...(send && { fetchFn: send }) })
  return (input) => {
    const node = transport(input)
    return { ...node, request: untilKnown(node.request as Request) as typeof node.request }
  }
}

type Request = (...args: readonly unknown[]) => Promise<unknown>

/** Milliseconds before a block that a node doesn't have is asked for again. */
const pauses = [200, 400, 800]

/**
 * The nodes behind one address may differ by a block, and some know a block before its state: what
 * one of them doesn't have yet, it has soon.
 */
function untilKnown(request: Request): Request {
  return async (...args) => {
    for (const pause of pauses)
      try {
        return await request(...args)
      } catch (error) {
        if (!isLateBlock(error)) throw error
        await new Promise((done) => void setTimeout(done, pause))
      }
    return request(...args)
  }
}
