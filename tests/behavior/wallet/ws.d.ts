/** The part of `ws` that a relay needs: the package has no types. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events'
  import type { Server } from 'node:http'
  export class WebSocket extends EventEmitter {
    readonly OPEN: number
    readonly readyState: number
    send(text: string): void
    terminate(): void
    on(event: 'message', listener: (data: Uint8Array) => void): this
    on(event: 'close', listener: () => void): this
  }
  export class WebSocketServer extends EventEmitter {
    constructor(options: { server: Server })
    readonly clients: Set<WebSocket>
    on(event: 'connection', listener: (socket: WebSocket) => void): this
    close(done: () => void): void
  }
}
