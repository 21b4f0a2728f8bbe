import type { HostEventName, HostEvents } from '#apps/protocol'
import { type CommunicatorOptions, PostMessageCommunicator } from './communicator.ts'
import { mayBeEmbedded } from './embedded.ts'
import { Eth } from './eth.ts'
import { handshake, type Handshake, type HandshakeOptions } from './handshake.ts'
import { Safe } from './safe.ts'
import { TXs } from './txs.ts'
import { Wallet } from './wallet.ts'

export type Opts = CommunicatorOptions

/** The SDK for apps embedded in a Safe wallet. */
export class SafeAppsSDK {
  readonly communicator: PostMessageCommunicator
  readonly txs: TXs
  readonly safe: Safe
  readonly eth: Eth
  readonly wallet: Wallet

  constructor(opts: Opts = {}) {
    this.communicator = new PostMessageCommunicator(opts)
    this.txs = new TXs(this.communicator)
    this.safe = new Safe(this.communicator)
    this.eth = new Eth(this.communicator)
    this.wallet = new Wallet(this.communicator)
  }

  /**
   * Whether the page is in an iframe, known synchronously. Outside one, every call fails without
   * being sent.
   */
  readonly mayBeEmbedded = mayBeEmbedded

  /**
   * Finds out whether the parent page is a host that responds, and what it offers. Always resolves,
   * at the latest after its timeout.
   */
  handshake(options?: HandshakeOptions): Promise<Handshake> {
    return handshake(this.communicator, options)
  }

  /**
   * Listens to host events. Existing hosts only report `themeChanged`; those that report more list
   * it in the handshake.
   * @returns a function that removes the listener
   */
  on<Name extends HostEventName>(
    event: Name,
    listener: (data: HostEvents[Name]) => void,
  ): () => void {
    return this.communicator.events.on(event, listener)
  }

  /** Stops listening. Pending and later calls fail with a DisconnectedError. */
  destroy(): void {
    this.communicator.destroy()
  }
}
