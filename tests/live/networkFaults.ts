import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Route } from 'playwright'

/** A response as the service sent it, and the request that it responds. */
export interface Healthy {
  body: unknown
  request: unknown
}

/** What a service sends instead of a valid response. */
export interface NetworkFault {
  name: string
  /** Only time leads to an end: the app waits for a response, or tries again on its own. */
  takesTime?: true
  /** `spoilRow` and `anotherSafes` are what a row and another Safe mean for this answer. */
  answer(
    route: Route,
    read: {
      spoilRow: (answer: Healthy) => unknown
      anotherSafes: (route: Route) => Promise<string>
      huge: string
    },
  ): Promise<void> | void
}

const reply = (route: Route, body: string, status = 200, type = 'application/json') =>
  route.fulfill({
    status,
    body,
    headers: {
      'content-type': type,
      'access-control-allow-origin': route.request().headers().origin ?? '*',
      'access-control-allow-credentials': 'true',
    },
  })

const says = (name: string, body: string, status?: number, type?: string): NetworkFault => ({
  name,
  answer: (route) => reply(route, body, status, type),
})

/** Faults of whole responds, of rows, and of the connection. */
export const networkFaults: readonly NetworkFault[] = [
  says('null', 'null'),
  says('[]', '[]'),
  says('{}', '{}'),
  says('text', '"something"'),
  says('HTML', '<!doctype html><html><body>Welcome</body></html>', 200, 'text/html'),
  {
    name: 'cut',
    answer: async (route) => reply(route, (await (await route.fetch()).text()).slice(0, -5)),
  },
  { ...says('429', '{"code":429,"message":"Rate limit reached"}', 429), takesTime: true },
  says('500', '{"code":500,"message":"Internal server error"}', 500),
  { name: 'hang', takesTime: true, answer: () => {} },
  { name: '100 MB', answer: (route, { huge }) => route.continue({ url: huge }) },
  {
    name: "another Safe's answer",
    answer: async (route, { anotherSafes }) => reply(route, await anotherSafes(route)),
  },
  {
    name: 'one bad row',
    answer: async (route, { spoilRow }) => {
      const body: unknown = await (await route.fetch()).json()
      await reply(
        route,
        JSON.stringify(spoilRow({ body, request: route.request().postDataJSON() })),
      )
    },
  },
]

/** Serves a hundred megabytes without a length, as fast as they are read. */
export async function serveHuge(): Promise<{ url: string; close(): Promise<void> }> {
  const megabyte = Buffer.alloc(2 ** 20, ' ')
  const server = createServer(({ headers: { origin = '*' } }, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    })
    let sent = 0
    const send = () => {
      while (sent++ < 100) if (!response.write(megabyte)) return
      response.end()
    }
    response.on('drain', send).on('error', () => {})
    send()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
