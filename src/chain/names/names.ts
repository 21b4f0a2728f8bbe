import type { Address } from '#base'
import type { ChainClient } from '../client.ts'

// Normalizing names needs large Unicode tables, which are loaded only when a name is requested.
const load = () => import('./ens.ts')

/**
 * The ENS name of an address, verified in both directions; null if it has none or the chain has no
 * names.
 */
export const readName = async (client: ChainClient, address: Address): Promise<string | null> =>
  (await load()).nameOf(client, address)

/** The address of an ENS name; null if the name is invalid or has no owner. */
export const resolveName = async (client: ChainClient, name: string): Promise<Address | null> =>
  (await load()).addressOf(client, name)
