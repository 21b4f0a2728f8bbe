import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

interface Ask {
  id: string | number
  method?: string
  params?: Record<string, unknown>
}

interface Message {
  topic: string
  message: string
  publishedAt: number
  tag: number
}

/** A local WalletConnect relay. */
export interface Relay {
  url: string
  /** Cuts all connections, as on a bad network; messages are delivered after a reconnect. */
  cut(): void
  /**
   * Receives everything and sends nothing until it is released; then it answers the pending
   * requests.
   */
  mute(silent: boolean): void
  close(): Promise<void>
}

/**
 * Passes messages between paired clients: each topic has its subscribers, and a mailbox while there
 * are none. Messages are opaque; the sender does not receive its own.
 * @param port by default a free one
 */
export async function openRelay(port = 0): Promise<Relay> {
  const listeners = new Map<string, Map<WebSocket, string>>()
  const mailbox = new Map<string, { from: WebSocket; said: Message }[]>()
  let ids = 0
  let silent = false
  const unanswered: (() => void)[] = []

  const send = (socket: WebSocket, value: object) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', ...value }))
  const deliver = (socket: WebSocket, subscription: string, said: Message) =>
    send(socket, {
      id: Date.now() * 1000 + ++ids,
      method: 'irn_subscription',
      params: { id: subscription, data: said },
    })

  function subscribe(socket: WebSocket, topic: string): string {
    const known = listeners.get(topic)?.get(socket)
    if (known) return known
    const subscription = `${topic}:${++ids}`
    listeners.set(
      topic,
      (listeners.get(topic) ?? new Map<WebSocket, string>()).set(socket, subscription),
    )
    const waiting = mailbox.get(topic) ?? []
    mailbox.set(
      topic,
      waiting.filter(({ from }) => from === socket),
    )
    for (const { from, said } of waiting) if (from !== socket) deliver(socket, subscription, said)
    return subscription
  }

  function publish(from: WebSocket, topic: string, message: unknown, tag: number): void {
    const said = { topic, message: String(message), publishedAt: Date.now(), tag }
    const others = [...(listeners.get(topic) ?? [])].filter(
      ([socket]) => socket !== from && socket.readyState === socket.OPEN,
    )
    if (others.length === 0) mailbox.set(topic, [...(mailbox.get(topic) ?? []), { from, said }])
    for (const [socket, subscription] of others) deliver(socket, subscription, said)
  }

  function answer(socket: WebSocket, { method, params = {} }: Ask): unknown {
    const at = (name: string) => String(params[name])
    switch (method) {
      case 'irn_subscribe':
        return subscribe(socket, at('topic'))
      case 'irn_batchSubscribe':
        return (params.topics as string[]).map((topic) => subscribe(socket, topic))
      case 'irn_unsubscribe':
        return listeners.get(at('topic'))?.delete(socket) ?? true
      case 'irn_publish':
        publish(socket, at('topic'), params.message, Number(params.tag))
        return true
      case 'irn_fetchMessages':
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false }
      case 'wc_proposeSession':
        subscribe(socket, at('pairingTopic'))
        publish(socket, at('pairingTopic'), params.sessionProposal, 1100)
        return true
      case 'wc_approveSession':
        subscribe(socket, at('sessionTopic'))
        publish(socket, at('pairingTopic'), params.sessionProposalResponse, 1101)
        publish(socket, at('sessionTopic'), params.sessionSettlementRequest, 1102)
        return true
      default:
        return undefined
    }
  }

  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const ask = JSON.parse(String(data)) as Ask
      if (!ask.method) return
      const reply = () => {
        const result = answer(socket, ask)
        send(
          socket,
          result === undefined
            ? { id: ask.id, error: { code: -32601, message: 'Method not found' } }
            : { id: ask.id, result },
        )
      }
      if (silent) unanswered.push(reply)
      else reply()
    })
    socket.on('close', () => listeners.forEach((those) => those.delete(socket)))
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const cut = () => sockets.clients.forEach((socket) => socket.terminate())
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mute: (now) => {
      silent = now
      if (!now) for (const reply of unanswered.splice(0)) reply()
    },
    close: async () => {
      cut()
      await new Promise<void>((closed) => sockets.close(() => closed()))
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
