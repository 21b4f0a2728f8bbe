import { sameAddress } from '#base'
import {
  encodeFunctionData,
  hashMessage,
  parseAbi,
  recoverMessageAddress,
  type Address,
  type Hex,
} from 'viem'
import type { GatewayState } from '../state.ts'

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

/**
 * Whether an address signed a text as a personal message: keys by recovery, contracts with an
 * on-chain call (EIP-1271).
 */
export async function isSignedBy(
  gateway: GatewayState,
  { address, chainId }: { address: Address; chainId: string },
  message: string,
  signature: Hex,
): Promise<boolean> {
  // A value that is no key's signature may still be a contract's.
  const key = await recoverMessageAddress({ message, signature }).catch(() => undefined)
  if (sameAddress(key, address)) return true
  if (!gateway.chainIds.includes(chainId)) return false
  const { chain } = await gateway.chain(chainId)
  if (chain.codeAt(address) === '0x') return false
  const data = encodeFunctionData({
    abi,
    functionName: 'isValidSignature',
    args: [hashMessage(message), signature],
  })
  return chain.call({ to: address, data }).then(
    (answer) => answer.startsWith('0x1626ba7e'),
    () => false,
  )
}
