import type { Address } from '#base'
import type { ChainClient } from '../client.ts'
import type { FoundName } from './ens.ts'

export type { FoundName } from './ens.ts'

// Normalizing names needs large Unicode tables, which are loaded only when a name is requested.
const load = () => import('./ens.ts')

/**
 * The ENS name of an address, verified in both directions on-chain; null if it has none or the
 * chain has no names. Names stored on servers don't count: their owners choose the host, and anyone
 * can put such an address into a history.
 */
export const readName = async (client: ChainClient, address: Address): Promise<string | null> =>
  (await load()).nameOf(client, address)

/**
 * The address of an ENS name. Servers that keep names (EIP-3668) get no request, except the `hosts`
 * that the user has chosen for this name.
 * @throws the node's error, or the server's
 */
export const resolveName = async (
  client: ChainClient,
  name: string,
  hosts: readonly string[] = [],
): Promise<FoundName> => (await load()).addressOf(client, name, hosts)
