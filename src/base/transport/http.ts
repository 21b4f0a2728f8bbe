import { http as viemHttp, type HttpTransport, type HttpTransportConfig } from 'viem'
import { batchedFetch } from './batchedFetch.ts'
import { isLateBlock } from './lateBlock.ts'

/** viem's HTTP transport. With `batch`, in batches that the node accepts. */
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

/** Milliseconds before each retry of a request for a block that the node doesn't have. */
const pauses = [200, 400, 800]

/**
 * The nodes behind one URL may differ by a block, and some have a block before its state: what one
 * of them lacks now, it has soon.
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

export { fastestOf } from './fastestOf.ts'
