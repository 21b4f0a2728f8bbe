import { codes, notImplemented, type SafeInfo } from '#apps/protocol'
import { sameAddress } from '#base'
import { accountMethods } from './accounts.ts'
import { callsMethods } from './calls.ts'
import { type Context, type Method, type ProviderSdk, toHex } from './context.ts'
import { ProviderEvents } from './eventEmitter.ts'
import { nodeMethods } from './node.ts'
import { permissionMethods } from './permissions.ts'
import { invalidParams, ProviderRpcError, toRpcError } from './rpcErrors.ts'
import { signingMethods } from './signing.ts'
import { transactionMethods } from './transactions.ts'

export interface RequestArguments {
  method: string
  params?: readonly unknown[] | object | undefined
}

/** The callback of libraries older than EIP-1193. */
type Callback = (
  error: unknown,
  response?: { jsonrpc: '2.0'; id: unknown; result: unknown } | null,
) => void

const methods: Record<string, Method> = {
  ...accountMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
  ...permissionMethods,
  ...nodeMethods,
}

/**
 * A Safe as a wallet of {@link https://eips.ethereum.org/EIPS/eip-1193 EIP-1193}. Every error has a
 * numeric code. Reports another Safe as `accountsChanged` and `chainChanged` if the host reports
 * it.
 */
export class SafeAppProvider extends ProviderEvents {
  readonly #context: { -readonly [Key in keyof Context]: Context[Key] }
  #isConnected = true
  #stop: (() => void) | undefined

  constructor(safe: SafeInfo, sdk: ProviderSdk) {
    super()
    this.#context = { sdk, safe, submitted: new Map(), executed: new Map(), bundles: new Map() }
    this.#listen()
  }

  get chainId(): number {
    return this.#context.safe.chainId
  }

  /** Connects again after `disconnect`, and emits `connect`. A new provider is connected. */
  async connect(): Promise<void> {
    this.#isConnected = true
    this.#listen()
    this.emit('connect', { chainId: toHex(this.chainId) })
  }

  /**
   * Ends the connection of this provider; the SDK keeps its own. Later requests fail with the code
   * 4900.
   */
  async disconnect(): Promise<void> {
    if (!this.#isConnected) return
    this.#isConnected = false
    this.#stop?.()
    this.#stop = undefined
    this.emit('disconnect', disconnected())
  }

  /** @throws ProviderRpcError */
  async request({ method, params = [] }: RequestArguments): Promise<unknown> {
    if (typeof method !== 'string') throw invalidParams('The method must be a string')
    if (!this.#isConnected) throw disconnected()
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) throw new ProviderRpcError(notImplemented(method), codes.unsupportedMethod)
    try {
      return await run(this.#context, Array.isArray(params) ? params : [params])
    } catch (error) {
      throw toRpcError(error, method)
    }
  }

  /** For libraries older than EIP-1193. */
  send(request: RequestArguments & { id?: unknown }, answer: Callback): void {
    if (!request) {
      answer('Undefined request')
      return
    }
    this.request(request).then(
      (result) => answer(null, { jsonrpc: '2.0', id: request.id, result }),
      (error) => answer(error, null),
    )
  }

  #listen(): void {
    this.#stop ??= this.#context.sdk.on?.('safeChanged', (safe) => {
      const before = this.#context.safe
      this.#context.safe = safe
      if (safe.chainId !== before.chainId) this.emit('chainChanged', toHex(safe.chainId))
      if (!sameAddress(safe.safeAddress, before.safeAddress))
        this.emit('accountsChanged', [safe.safeAddress])
    })
  }
}

const disconnected = () =>
  new ProviderRpcError('The provider is disconnected from the Safe', codes.disconnected)
