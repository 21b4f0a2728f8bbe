import type { Address } from '#base'
import type { ChainClient } from '../client.ts'
import type { FoundName } from './ens.ts'

export type { FoundName } from './ens.ts'

// Normalizing names needs large Unicode tables, which are loaded only when a name is requested.
const load = () => import('./ens.ts')

/**
 * The ENS name of an address, verified in both directions on the chain; null if it has none or the
 * chain has no names. Names that are kept on a server are none: whoever owns one chooses the host,
 * and anybody can put an address with one into a history.
 */
export const readName = async (client: ChainClient, address: Address): Promise<string | null> =>
  (await load()).nameOf(client, address)

/**
 * The address of an ENS name. Servers that keep names (EIP-3668) get no request, except the `hosts`
 * that the person has chosen for this name.
 * @throws the node's error, or the server's
 */
export const resolveName = async (
  client: ChainClient,
  name: string,
  hosts: readonly string[] = [],
): Promise<FoundName> => (await load()).addressOf(client, name, hosts)
