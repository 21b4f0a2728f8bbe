import {
  codes,
  isObjectEIP712TypedData,
  providerTexts,
  type SignMessageResponse,
  texts,
} from '#apps/protocol'
import type { Context, Method } from './context.ts'
import { requireOwnAddress } from './params.ts'
import { ProviderRpcError } from './rpcErrors.ts'

const invalidMessage = () =>
  new ProviderRpcError(providerTexts.invalidAddressOrHash, codes.invalidParams)

/**
 * Empty if the owners sign on-chain: then the Safe itself confirms the message. Throws if they have
 * not all signed off-chain yet, because an empty signature would never be valid.
 */
function signatureIn(response: SignMessageResponse): string {
  if (!('messageHash' in response)) return '0x'
  if (response.signature && response.signature !== '0x') return response.signature
  throw new ProviderRpcError('Not enough owners have signed the message yet', codes.rejected)
}

async function signMessage(context: Context, message: unknown, address: unknown): Promise<string> {
  requireOwnAddress(address, context, providerTexts.invalidAddressOrHash)
  if (typeof message !== 'string') throw invalidMessage()
  return signatureIn(await context.sdk.txs.signMessage(message))
}

const signTypedData: Method = async (context, [address, typedData]) => {
  requireOwnAddress(address, context, providerTexts.invalidAddress)
  return signatureIn(await context.sdk.txs.signTypedMessage(readTypedData(typedData) as never))
}

function readTypedData(typedData: unknown): object {
  try {
    const read: unknown = typeof typedData === 'string' ? JSON.parse(typedData) : typedData
    if (isObjectEIP712TypedData(read)) return read
  } catch {
    // Not JSON: the same as any other value.
  }
  throw new ProviderRpcError(texts.invalidTypedData, codes.invalidParams)
}

export const signingMethods: Record<string, Method> = {
  personal_sign: (context, [message, address]) => signMessage(context, message, address),
  eth_sign(context, [address, hash]) {
    if (typeof hash !== 'string' || !hash.startsWith('0x')) throw invalidMessage()
    return signMessage(context, hash, address)
  },
  eth_signTypedData: signTypedData,
  eth_signTypedData_v4: signTypedData,
}
