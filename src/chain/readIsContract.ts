import { type Address, isContractCode } from '#base'
import type { ChainClient } from './client.ts'

/** Whether an account is a contract, which can't sign with a key. Throws viem's network errors. */
export const readIsContract = async (client: ChainClient, address: Address): Promise<boolean> =>
  isContractCode(await client.request({ method: 'eth_getCode', params: [address, 'latest'] }))
