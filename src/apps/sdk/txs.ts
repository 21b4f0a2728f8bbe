import {
  type CallOptions,
  type Communicator,
  type EIP712TypedData,
  type GatewayTransactionDetails,
  isObjectEIP712TypedData,
  type SendTransactionsParams,
  type SendTransactionsResponse,
  type SignMessageResponse,
  texts,
} from '#apps/protocol'
import { InvalidRequestError } from './errors.ts'

/** Proposes transactions, requests signatures and looks transactions up. */
export class TXs {
  readonly #communicator: Communicator
  constructor(communicator: Communicator) {
    this.#communicator = communicator
  }

  /** The gateway's details of a transaction, by the hash that {@link send} returned. */
  async getBySafeTxHash(
    safeTxHash: string,
    options?: CallOptions,
  ): Promise<GatewayTransactionDetails> {
    if (!safeTxHash) throw new InvalidRequestError(texts.invalidSafeTxHash)
    return (
      await this.#communicator.send<'getTxBySafeTxHash', unknown, GatewayTransactionDetails>(
        'getTxBySafeTxHash',
        { safeTxHash },
        options,
      )
    ).data
  }

  /** Requests the owners' signatures for a text. The host decodes hex of UTF-8 before it signs. */
  async signMessage(message: string, options?: CallOptions): Promise<SignMessageResponse> {
    return (
      await this.#communicator.send<'signMessage', unknown, SignMessageResponse>(
        'signMessage',
        { message },
        options,
      )
    ).data
  }

  async signTypedMessage(
    typedData: EIP712TypedData,
    options?: CallOptions,
  ): Promise<SignMessageResponse> {
    if (!isObjectEIP712TypedData(typedData)) throw new InvalidRequestError(texts.invalidTypedData)
    return (
      await this.#communicator.send<'signTypedMessage', unknown, SignMessageResponse>(
        'signTypedMessage',
        { typedData },
        options,
      )
    ).data
  }

  /**
   * Proposes one transaction with all calls. Resolves once the user has signed or submitted it, not
   * once it is mined.
   */
  async send(
    { txs, params }: SendTransactionsParams,
    options?: CallOptions,
  ): Promise<SendTransactionsResponse> {
    if (!Array.isArray(txs) || txs.length === 0) throw new InvalidRequestError(texts.noTransactions)
    return (
      await this.#communicator.send<'sendTransactions', unknown, SendTransactionsResponse>(
        'sendTransactions',
        { txs, params },
        options,
      )
    ).data
  }
}
