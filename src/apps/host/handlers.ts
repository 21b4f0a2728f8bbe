import {
  type ChainInfo,
  type CheckedNodeCall,
  type CheckedParams,
  codes,
  type HostMethod,
  type MethodToResponse,
  type RestrictedMethods,
  type SafeInfoExtended,
} from '#apps/protocol'

/** What the host answers from memory. Replace it with `change` as soon as any of it changes. */
export interface HostState {
  safe: SafeInfoExtended
  chain: ChainInfo
  darkMode: boolean
  /** The connected account; apps do not see it. */
  account: string | undefined
}

/** Who asks, and how to stop. */
export interface Asker {
  /** The exact origin of the page that asks. */
  origin: string
  /** The version of its SDK, as it claims. */
  sdkVersion: string
  /** False if the app asked for signatures on-chain. */
  offChainSigning: boolean
  /** Aborted when nobody waits for the answer any more: close the dialog, stop the request. */
  signal: AbortSignal
  /**
   * Say when the wallet is asked for what was requested, and when it isn't any more. Meanwhile the
   * request isn't over when another account is chosen: the app learns its outcome.
   */
  walletAsked: (isAsked: boolean) => void
}

/** Messages that the user answers in a dialog; one is open at a time. */
type DialogMethod =
  | 'sendTransactions'
  | 'signMessage'
  | 'signTypedMessage'
  | 'wallet_requestPermissions'
/** Messages that need the gateway, the node or the address book. */
export type ReadMethod =
  | 'rpcCall'
  | 'getTxBySafeTxHash'
  | 'getSafeBalances'
  | 'getOffChainSignature'
  | 'requestAddressBook'

type Handler<M extends HostMethod> = (
  params: CheckedParams[M],
  asker: Asker,
) => Promise<MethodToResponse[M]>

/**
 * What the host does for an app. Parameters were checked. Apps learn nothing of what a handler
 * throws, except the code of an {@link AppRequestError}.
 */
export type Handlers = {
  [M in Exclude<DialogMethod | ReadMethod, 'rpcCall' | 'wallet_requestPermissions'>]: Handler<M>
} & {
  /** Never `safe_setSettings`, which is no call of the node. */
  rpcCall: (call: CheckedNodeCall, asker: Asker) => Promise<unknown>
  /**
   * Asks the user. Resolves with the permissions that were given; closing the dialog is an
   * {@link AppRequestError}.
   */
  wallet_requestPermissions: (
    names: readonly RestrictedMethods[],
    asker: Asker,
  ) => Promise<readonly RestrictedMethods[]>
}

/** What an app may learn about a request that failed: a code. The text follows from it. */
export class AppRequestError extends Error {
  override readonly name = 'AppRequestError'
  readonly code: number
  constructor(reason: keyof typeof codes, options?: ErrorOptions) {
    super(reason, options)
    this.code = codes[reason]
  }
}
