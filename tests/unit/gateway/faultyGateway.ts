import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The gateway's behavior; `answer` is its regular response. */
export type Behavior = (response: ServerResponse, answer: string, request: IncomingMessage) => void

export interface FaultyGateway {
  url: string
  /** Method and URL of each received request. */
  seen: string[]
  /** The next request; `closed` resolves when its connection is closed. */
  next(): Promise<{ response: ServerResponse; gone: Promise<void> }>
  behave(behavior: Behavior): void
  close(): Promise<void>
}

/** A local gateway with faults, over real connections. */
export async function serveFaults(): Promise<FaultyGateway> {
  const seen: string[] = []
  let behavior: Behavior = (response, answer) => void response.end(answer)
  let waiting: ((came: { response: ServerResponse; gone: Promise<void> }) => void)[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    const gone = new Promise<void>((done) => response.once('close', () => done()))
    for (const tell of waiting.splice(0)) tell({ response, gone })
    request.resume().once('end', () => behavior(response, healthy(request.url ?? ''), request))
  })
  // No keep-alive, so that connections are independent.
  server.maxRequestsPerSocket = 1
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    next: () => new Promise((done) => (waiting = [...waiting, done])),
    behave: (next) => {
      behavior = next
      seen.length = 0
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function healthy(url: string): string {
  if (url.includes('fiat-codes')) return '["USD"]'
  if (url.includes('estimations')) return '{"currentNonce":1,"recommendedNonce":2,"safeTxGas":"0"}'
  return url.startsWith('/v1/chains?') ? '{"next":null,"results":[]}' : ''
}
