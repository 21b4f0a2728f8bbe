import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What a proxy in front of a gateway changes, as common templates of nginx and load balancers do.
 */
export interface ProxyManner {
  /** Path of the gateway at the proxy; the gateway does not see it. */
  prefix?: string
  /** Changes the headers that the gateway receives; `host` is the one that the browser sent. */
  headers?: (host: string) => IncomingHttpHeaders
}

export const manners = {
  'removes a path prefix': { prefix: '/services/safe' },
  'rewrites the host': { headers: () => ({ host: 'gateway.internal:8080' }) },
  'drops the port': { headers: (host) => ({ host: host.split(':')[0] }) },
  'ends TLS': { headers: () => ({ 'x-forwarded-proto': 'https' }) },
  'does all of it': {
    prefix: '/services/safe',
    headers: (host) => ({
      host: 'gateway.internal:8080',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': host.split(':')[0],
    }),
  },
} satisfies Record<string, ProxyManner>

export interface Proxy {
  /** The gateway's URL for a browser. */
  gatewayUrl: string
  /**
   * Path and query of each request to the gateway, without those of browsers that ask for
   * permission.
   */
  seen: string[]
  close(): Promise<void>
}

/** An HTTP proxy on this machine in front of a gateway. */
export async function serveProxy(
  gatewayUrl: string,
  { prefix = '', headers = () => ({}) }: ProxyManner,
): Promise<Proxy> {
  const gateway = new URL(gatewayUrl)
  const seen: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/' } = incoming
    if (!url.startsWith(`${prefix}/`)) return void outgoing.writeHead(404).end()
    const path = gateway.pathname + url.slice(prefix.length)
    if (method !== 'OPTIONS') seen.push(path)
    forward(incoming, outgoing, new URL(path, gateway), {
      ...incoming.headers,
      ...headers(incoming.headers.host ?? ''),
    })
  })
  await new Promise<void>((done, failed) =>
    server.once('error', failed).listen(0, '127.0.0.1', done),
  )
  return {
    gatewayUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    seen,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  headers: IncomingHttpHeaders,
): void {
  const onward = request(target, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.once('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
