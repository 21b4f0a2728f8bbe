import type { Address } from '#base'
import type { ChainClient } from '../client.ts'
import type { FoundName } from './ens.ts'

export type { FoundName } from './ens.ts'

// Normalizing names needs large Unicode tables, which are loaded only when a name is requested.
const load = () => import('./ens.ts')

/**
 * The ENS name of an address on a chain, verified in both directions for that chain (ENSIP-19);
 * null if it has none there, or `client` is of a chain without names. Names stored on servers don't
 * count: their owners choose the host, and anyone can put such an address into a history.
 */
export const readName = async (
  client: ChainClient,
  address: Address,
  chainId: string,
): Promise<string | null> => (await load()).nameOf(client, address, chainId)

/**
 * The address of an ENS name on a chain: its record for that chain (ENSIP-11), never another
 * chain's. `client` reads mainnet, where names are registered. Servers that keep names (EIP-3668)
 * get no request, except the `hosts` that the user has chosen for this name.
 * @throws the node's error, or the server's
 */
export const resolveName = async (
  client: ChainClient,
  name: string,
  chainId: string,
  hosts: readonly string[] = [],
): Promise<FoundName> => (await load()).addressOf(client, name, chainId, hosts)
