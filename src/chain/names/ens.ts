import { getEnsAddress, getEnsName } from 'viem/actions'
import { normalize } from 'viem/ens'
import type { Address } from '#base'
import type { ChainClient } from '../client.ts'

/** Address of the universal resolver, the same on mainnet and its testnets. */
const universalResolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const resolverOf = (client: ChainClient) =>
  client.chain?.contracts?.ensUniversalResolver?.address ?? universalResolver

/** viem also verifies the forward resolution. */
export async function nameOf(client: ChainClient, address: Address): Promise<string | null> {
  const name = await getEnsName(client, { address, universalResolverAddress: resolverOf(client) })
  // A name that is not normalized may imitate another one.
  return name && normalizedOrNull(name) === name ? name : null
}

export async function addressOf(client: ChainClient, name: string): Promise<Address | null> {
  const normal = normalizedOrNull(name.trim())
  if (!normal?.includes('.')) return null
  return getEnsAddress(client, { name: normal, universalResolverAddress: resolverOf(client) })
}

function normalizedOrNull(name: string): string | null {
  try {
    return normalize(name)
  } catch {
    return null
  }
}
