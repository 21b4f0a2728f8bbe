/** A wallet's error: a code of EIP-1193 or JSON-RPC and a typical message. */
export class ProviderError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const declined = () => new ProviderError(4001, 'User rejected the request.')
export const notAuthorized = () =>
  new ProviderError(
    4100,
    'The requested account and/or method has not been authorized by the user.',
  )
export const notSupported = (method: string) =>
  new ProviderError(4200, `The wallet does not support "${method}".`)
export const sessionLost = () =>
  new ProviderError(4900, 'The provider is disconnected from all chains.')
export const noNode = (chainId: number) =>
  new ProviderError(4901, `The provider is not connected to chain ${chainId}.`)
export const unknownChain = (chainId: number) =>
  new ProviderError(
    4902,
    `Unrecognized chain ID "0x${chainId.toString(16)}". ` +
      'Try adding the chain using wallet_addEthereumChain first.',
  )
export const alreadyPending = (method: string) =>
  new ProviderError(-32002, `Request of type '${method}' already pending. Please wait.`)
export const invalidParams = (message: string) => new ProviderError(-32602, message)
