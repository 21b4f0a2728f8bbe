import { type BaseTransaction, codes, ownFields, toDynamicBytes, toWord } from '#apps/protocol'
import { isAddressLike, sameAddress } from '#base'
import type { Context } from './context.ts'
import type { Call } from './params.ts'
import { invalidParams, ProviderRpcError } from './rpcErrors.ts'

/**
 * The CreateCall contracts of Safe 1.4.1 and 1.3.0, the last one where chains require replay
 * protection: github.com/safe-global/safe-deployments
 */
export const createCallContracts = [
  '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
  '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
  '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d',
] as const

/**
 * `performCreate(uint256 value, bytes deploymentData)` and `ContractCreation(address newContract)`.
 */
const selector = '0x4c8c9ea1'
const creationTopic = '0x4db17dd5e4732fb6da34a148104a592783ca119a1e7bb8829eba6cbadef0b511'

/**
 * A Safe cannot create a contract in a call, so CreateCall does it. The call is not payable, so the
 * new contract cannot receive value.
 * @throws ProviderRpcError -32602 with a value or without code, 4200 if the chain has no CreateCall
 */
export async function toCreation(
  { sdk }: Context,
  { value, data }: Call,
  what: string,
): Promise<BaseTransaction> {
  if (data === '0x') throw invalidParams(`${what}: missing "to" field`)
  if (BigInt(value) !== 0n)
    throw invalidParams(`${what} creates a contract, which cannot receive value from a Safe`)
  for (const to of createCallContracts) {
    const code = await sdk.eth.getCode([to] as never)
    if (typeof code === 'string' && code.length > 2)
      return { to, value: '0', data: `${selector}${toWord(0)}${toWord(64)}${toDynamicBytes(data)}` }
  }
  throw new ProviderRpcError(
    "This chain has no CreateCall library, so a Safe can't deploy contracts",
    codes.unsupportedMethod,
  )
}

/**
 * The address of the contract that a transaction created through CreateCall, from the logs of its
 * receipt.
 */
export function createdContract(logs: unknown): string | undefined {
  for (const log of Array.isArray(logs) ? logs : []) {
    const { address, topics, data } = ownFields(log, 'address', 'topics', 'data') ?? {}
    const [topic, indexed] = Array.isArray(topics) ? (topics as unknown[]) : []
    if (
      topic !== creationTopic ||
      !createCallContracts.some((one) => typeof address === 'string' && sameAddress(one, address))
    )
      continue
    // Indexed from 1.4.1 on.
    const word = indexed ?? data
    const created = typeof word === 'string' ? `0x${word.slice(-40)}` : undefined
    if (isAddressLike(created)) return created
  }
  return undefined
}
