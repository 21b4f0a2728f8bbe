import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that passes requests for pages on this machine, and ends all others. */
export async function startLoopbackProxy(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    const url = URL.parse(asked.url ?? '')
    if (url?.hostname !== '127.0.0.1') return void answer.destroy()
    const { method, headers } = asked
    const passed = request(url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  // Pages over HTTPS, none of which are on this machine.
  server.on('connect', (_, socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
