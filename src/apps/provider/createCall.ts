import {
  type BaseTransaction,
  codes,
  createCallContracts,
  findCreateCall,
  ownFields,
  toCreation as encodeCreation,
} from '#apps/protocol'
import { isAddressLike, sameAddress } from '#base'
import type { Context } from './context.ts'
import type { Call } from './params.ts'
import { invalidParams, ProviderRpcError } from './rpcErrors.ts'

/** `ContractCreation(address newContract)`. */
const creationTopic = '0x4db17dd5e4732fb6da34a148104a592783ca119a1e7bb8829eba6cbadef0b511'

/**
 * The call that creates a contract.
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
  const to = await findCreateCall((address) => sdk.eth.getCode([address] as never))
  if (to) return encodeCreation(to, data)
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
