import type { Address } from '#base'
import type { ChainClient } from './client.ts'

/** Native balance of an account in wei. @throws viem's RPC errors */
export const readBalance = async (client: ChainClient, account: Address): Promise<bigint> =>
  BigInt(await client.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
