import {
  type ChainInfo,
  type CheckedNodeCall,
  type CheckedParams,
  type CheckedTransaction,
  codes,
  type HostMethod,
  type MethodToResponse,
  type RestrictedMethods,
  type SafeInfoExtended,
} from '#apps/protocol'

/** What the host returns from memory. Replace it with `change` when any of it changes. */
export interface HostState {
  safe: SafeInfoExtended
  chain: ChainInfo
  darkMode: boolean
  /** The connected account; apps do not see it. */
  account: string | undefined
}

/** The requesting page, and how to abort. */
export interface Asker {
  /** The exact origin of the requesting page. */
  origin: string
  /** The version of its SDK, as it claims. */
  sdkVersion: string
  /** False if the app requested on-chain signatures. */
  offChainSigning: boolean
  /** Aborted when the response is no longer needed: close the dialog, stop the request. */
  signal: AbortSignal
  /**
   * Call these when the wallet is prompted for the request, and when the prompt ends. In between,
   * switching accounts doesn't end the request: the app gets its outcome.
   */
  walletAsked: (isAsked: boolean) => void
}

/** Messages that the user responds to in a dialog; only one is open at a time. */
type DialogMethod =
  | 'sendTransactions'
  | 'signMessage'
  | 'signTypedMessage'
  | 'wallet_requestPermissions'
/** Messages that need the gateway, the node, or the address book. */
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
 * The host's handlers for an app. Parameters are already checked. Apps see nothing that a
 * handler throws, except the code of an {@link AppRequestError}.
 */
export type Handlers = {
  [
    M in Exclude<
      DialogMethod | ReadMethod,
      'rpcCall' | 'sendTransactions' | 'wallet_requestPermissions'
    >
  ]: Handler<M>
} & {
  /** Contracts are created through CreateCall: each transaction has a recipient. */
  sendTransactions: (
    params: { txs: CheckedTransaction[]; safeTxGas?: number },
    asker: Asker,
  ) => Promise<MethodToResponse['sendTransactions']>
  /** Never `safe_setSettings`, which isn't a call of the node. */
  rpcCall: (call: CheckedNodeCall, asker: Asker) => Promise<unknown>
  /**
   * Prompts the user. Resolves with the granted permissions; closing the dialog throws an
   * {@link AppRequestError}.
   */
  wallet_requestPermissions: (
    names: readonly RestrictedMethods[],
    asker: Asker,
  ) => Promise<readonly RestrictedMethods[]>
}

/** What an app learns about a failed request: a code, which determines the message. */
export class AppRequestError extends Error {
  override readonly name = 'AppRequestError'
  readonly code: number
  constructor(reason: keyof typeof codes, options?: ErrorOptions) {
    super(reason, options)
    this.code = codes[reason]
  }
}
