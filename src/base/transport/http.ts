import { http as viemHttp, type HttpTransport, type HttpTransportConfig } from 'viem'
import { batchedFetch } from './batchedFetch.ts'

/** viem's HTTP transport. With `batch`, in batches that the node takes. */
export function http(
  url: string | undefined,
  { batch, fetchFn, ...options }: HttpTransportConfig,
): HttpTransport {
  const send = batch ? batchedFetch(fetchFn as typeof fetch | undefined) : fetchFn
  return viemHttp(url, { ...options, ...(send && { fetchFn: send }) })
}
