import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { parseArgs } from 'node:util'
import {
  createWorld,
  type GatewayKind,
  type Scenario,
  type World,
  type NetworkCondition,
  type ServiceBehavior,
  type WorldOptions,
} from './world.ts'

export interface ServedWorld {
  world: World
  url: string
  gatewayUrl: string
  rpcUrl(chainId: string | number): string
  close(): Promise<void>
}

/**
 * Serves the mocked world over HTTP on loopback: the gateway below `/gateway`, the nodes below
 * `/rpc/{chainId}`. Port 0 uses any free one.
 */
export async function serveWorld({
  port = 0,
  ...options
}: Omit<WorldOptions, 'gatewayUrl' | 'rpcUrl' | 'persist'> & {
  port?: number
} = {}): Promise<ServedWorld> {
  let world: World | undefined
  let url = ''
  const server = createServer((incoming, outgoing) => {
    if (!world) return void outgoing.writeHead(503).end()
    serve(world, url, incoming, outgoing).catch((cause: unknown) => {
      console.error(cause)
      outgoing.destroy()
    })
  })
  await new Promise<void>((done, failed) =>
    server.once('error', failed).listen(port, '127.0.0.1', done),
  )
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const rpcUrl = (chainId: string | number) => `${url}/rpc/${chainId}`
  world = createWorld({ ...options, gatewayUrl: `${url}/gateway`, rpcUrl })
  return {
    world,
    url,
    gatewayUrl: world.gatewayUrl,
    rpcUrl,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function serve(
  world: World,
  base: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(crossOrigin(incoming.headers.origin)))
    outgoing.setHeader(name, value)
  if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end()
  const response =
    (await world.fetch(await readRequest(base, incoming))) ??
    Response.json({ message: 'Not Found', statusCode: 404 }, { status: 404 })
  // The network condition broke the connection.
  if (response.type === 'error') return void outgoing.destroy()
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) return void outgoing.end()
  // Streamed, because a response can be huge. A client that leaves before the end isn't a failure.
  await pipeline(Readable.fromWeb(response.body as NodeStream<Uint8Array>), outgoing).catch(
    () => {},
  )
}

/** Maps any name of this machine to the URL that the world knows. */
async function readRequest(base: string, incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const { method = 'GET', url = '/', headers } = incoming
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks)
  return new Request(base + url, {
    method,
    body,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  })
}

/** Allows requests from pages on other ports of this machine, and from nowhere else. */
function crossOrigin(origin: string | undefined): Record<string, string> {
  if (!origin || !/^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers':
      'content-type, safe-wallet-signature, safe-wallet-signature-timestamp',
    'access-control-expose-headers': 'retry-after',
    vary: 'origin',
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string' },
      networkCondition: { type: 'string' },
      serviceBehavior: { type: 'string' },
      gatewayVersion: { type: 'string' },
      port: { type: 'string' },
    },
  })
  const served = await serveWorld({
    scenario: (values.scenario ?? 'everyday') as Scenario,
    networkCondition: (values.networkCondition ?? 'clear') as NetworkCondition,
    serviceBehavior: (values.serviceBehavior ?? 'honest') as ServiceBehavior,
    gatewayVersion: (values.gatewayVersion ?? 'today') as GatewayKind,
    port: Number(values.port ?? 8790),
  })
  console.log(
    `gateway ${served.gatewayUrl}\nchain 1 ${served.rpcUrl(1)}\n` +
      `chain 17000 ${served.rpcUrl(17_000)}`,
  )
}
