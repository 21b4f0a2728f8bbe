import {
  type AddressBookItem,
  type CallOptions,
  type ChainInfo,
  type Communicator,
  decodeHexText,
  type EIP712TypedData,
  type EnvironmentInfo,
  type GetBalanceParams,
  isGranted,
  isObjectEIP712TypedData,
  RestrictedMethods,
  type SafeBalances,
  type SafeInfoExtended,
  texts,
  themeMethod,
  type ThemeInfo,
} from '#apps/protocol'
import { isHexBytes, isHexWord } from '#base'
import {
  HostError,
  InvalidRequestError,
  PERMISSIONS_REQUEST_REJECTED,
  PermissionsError,
} from './errors.ts'
import { hashMessage } from './hash/hashMessage.ts'
import { hashTypedData } from './hash/hashTypedData.ts'
import { encodeSignatureCheck, signatureChecks } from './signatureChecks.ts'
import { Wallet } from './wallet.ts'

/** Reads about the Safe, and checks its signatures. */
export class Safe {
  readonly #communicator: Communicator
  constructor(communicator: Communicator) {
    this.#communicator = communicator
  }

  async getChainInfo(options?: CallOptions): Promise<ChainInfo> {
    return (
      await this.#communicator.send<'getChainInfo', undefined, ChainInfo>(
        'getChainInfo',
        undefined,
        options,
      )
    ).data
  }

  async getInfo(options?: CallOptions): Promise<SafeInfoExtended> {
    return (
      await this.#communicator.send<'getSafeInfo', undefined, SafeInfoExtended>(
        'getSafeInfo',
        undefined,
        options,
      )
    ).data
  }

  /** The token balances, with their value in a currency (default: usd). */
  async experimental_getBalances(
    { currency = 'usd' }: GetBalanceParams = {},
    options?: CallOptions,
  ): Promise<SafeBalances> {
    return (
      await this.#communicator.send<'getSafeBalances', unknown, SafeBalances>(
        'getSafeBalances',
        { currency },
        options,
      )
    ).data
  }

  async getEnvironmentInfo(options?: CallOptions): Promise<EnvironmentInfo> {
    return (
      await this.#communicator.send<'getEnvironmentInfo', undefined, EnvironmentInfo>(
        'getEnvironmentInfo',
        undefined,
        options,
      )
    ).data
  }

  async getCurrentTheme(options?: CallOptions): Promise<ThemeInfo> {
    return (
      await this.#communicator.send<typeof themeMethod, undefined, ThemeInfo>(
        themeMethod,
        undefined,
        options,
      )
    ).data
  }

  /**
   * The owners' signatures of a message, by the `messageHash` that signing it returned. Empty until
   * the threshold is reached.
   */
  async getOffChainSignature(messageHash: string, options?: CallOptions): Promise<string> {
    return (
      await this.#communicator.send<'getOffChainSignature', string, string>(
        'getOffChainSignature',
        messageHash,
        options,
      )
    ).data
  }

  /**
   * The address book entries of the chain. Requests the permission first if the app does not have
   * it.
   */
  async requestAddressBook(options?: CallOptions): Promise<AddressBookItem[]> {
    const wallet = new Wallet(this.#communicator)
    const capability = RestrictedMethods.requestAddressBook
    const hasPermission = (permissions: unknown) =>
      Array.isArray(permissions) && permissions.some((one) => isGranted(one, capability))
    const isPermitted =
      hasPermission(await wallet.getPermissions(options)) ||
      hasPermission(await wallet.requestPermissions([{ [capability]: {} }], options))
    if (!isPermitted)
      throw new PermissionsError(texts.permissionsRejected, PERMISSIONS_REQUEST_REJECTED)
    return (
      await this.#communicator.send<'requestAddressBook', undefined, AddressBookItem[]>(
        'requestAddressBook',
        undefined,
        options,
      )
    ).data
  }

  /**
   * The EIP-191 hash of a text. Hex is hashed as a text, although hosts decode it before they sign.
   */
  calculateMessageHash(message: string): string {
    return hashMessage(message)
  }

  /** The EIP-712 hash of typed data. */
  calculateTypedMessageHash(typedMessage: EIP712TypedData): string {
    return hashTypedData(typedMessage)
  }

  /** Whether the Safe signed a message: on-chain, or with the given signatures of its owners. */
  async isMessageSigned(
    message: string | EIP712TypedData,
    signature = '0x',
    options?: CallOptions,
  ): Promise<boolean> {
    if (isObjectEIP712TypedData(message))
      return this.isMessageHashSigned(hashTypedData(message), signature, options)
    if (typeof message !== 'string') throw new InvalidRequestError(texts.invalidMessageType)
    const decoded = decodeHexText(message)
    if (
      decoded !== undefined &&
      (await this.isMessageHashSigned(hashMessage(decoded), signature, options))
    )
      return true
    return this.isMessageHashSigned(hashMessage(message), signature, options)
  }

  /** The same by the EIP-191 or EIP-712 hash. A failed check counts as not signed. */
  async isMessageHashSigned(
    messageHash: string,
    signature = '0x',
    options?: CallOptions,
  ): Promise<boolean> {
    if (!isHexWord(messageHash) || !isHexBytes(signature))
      throw new InvalidRequestError('Invalid message hash or signature')
    const { safeAddress } = await this.getInfo(options)
    for (const check of signatureChecks) {
      const params = [
        { to: safeAddress, data: encodeSignatureCheck(check, messageHash, signature) },
        'latest',
      ]
      const answer = this.#communicator.send<'rpcCall', unknown, unknown>(
        'rpcCall',
        { call: 'eth_call', params },
        options,
      )
      const result = await answer.then(
        ({ data }) => data,
        (error) => {
          if (error instanceof HostError) return undefined
          throw error
        },
      )
      if (typeof result === 'string' && result.slice(0, 10).toLowerCase() === check.selector)
        return true
    }
    return false
  }
}
