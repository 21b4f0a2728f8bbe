import type { Address } from '#base'
import type { ChainClient } from './client.ts'

// Normalising names is heavy (tables of Unicode); nobody pays for it before a name is asked for.
const load = () => import('./ens.ts')

/** The name that an address has given itself, checked in both directions; null where it has none, or the chain has no names. */
export const readName = async (client: ChainClient, address: Address): Promise<string | null> => (await load()).nameOf(client, address)

/** The address of a name; null where nobody owns it, or it is no name. */
export const resolveName = async (client: ChainClient, name: string): Promise<Address | null> => (await load()).addressOf(client, name)
