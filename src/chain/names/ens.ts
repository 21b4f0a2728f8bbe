import { getEnsAddress, getEnsName } from 'viem/actions'
import { normalize } from 'viem/ens'
import type { Address, Hex } from '#base'
import type { ChainClient } from '../client.ts'
import { askNameServer, serverOf, type ServerQuestion } from './nameServer.ts'

export type FoundName =
  | { kind: 'address'; address: Address }
  /** The name is invalid, or belongs to no address. */
  | { kind: 'none' }
  /**
   * Stored on a server that wasn't contacted; `host` is undefined if the resolver names no public
   * server.
   */
  | { kind: 'offChain'; host: string | undefined }

/** Address of the universal resolver, the same on mainnet and its testnets. */
const universalResolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const resolverOf = (client: ChainClient) =>
  client.chain?.contracts?.ensUniversalResolver?.address ?? universalResolver

/** viem also verifies the forward resolution. */
export async function nameOf(client: ChainClient, address: Address): Promise<string | null> {
  const { value: name, unasked } = await within(client, [], (node) =>
    getEnsName(node, { address, universalResolverAddress: resolverOf(client) }),
  )
  // A name that is not normalized may imitate another one.
  return name && !unasked && normalizedOrNull(name) === name ? name : null
}

export async function addressOf(
  client: ChainClient,
  name: string,
  hosts: readonly string[],
): Promise<FoundName> {
  const normal = normalizedOrNull(name.trim())
  if (!normal?.includes('.')) return { kind: 'none' }
  const { value: address, unasked } = await within(client, hosts, (node) =>
    getEnsAddress(node, { name: normal, universalResolverAddress: resolverOf(client) }),
  )
  if (unasked) return { kind: 'offChain', ...unasked }
  return address ? { kind: 'address', address } : { kind: 'none' }
}

/**
 * Reads from contracts that may return a server URL instead (EIP-3668). Only contacts a server
 * among the `hosts`; the first other one is reported as `unasked`, and then the value doesn't
 * count.
 */
async function within<T>(
  client: ChainClient,
  hosts: readonly string[],
  read: (node: ChainClient) => Promise<T>,
): Promise<{ value: T | null; unasked?: { host: string | undefined } }> {
  let unasked: { host: string | undefined } | undefined
  let [failure, isRefused]: [unknown, boolean] = [undefined, false]
  const request = async (question: ServerQuestion): Promise<Hex> => {
    const server = serverOf(question)
    if (!server || !hosts.includes(server.host)) {
      unasked ??= { host: server?.host }
      throw new Error("This server wasn't approved.")
    }
    const answer = await askNameServer(server, question).catch((error: unknown) => {
      failure ??= error
      throw error
    })
    if (answer !== undefined) return answer
    isRefused = true
    throw new Error('The server rejected the request.')
  }
  const [outcome] = await Promise.allSettled([read({ ...client, ccipRead: { request } })])
  // A contract learns that a server failed and returns a different error: the first cause counts.
  if (unasked) return { value: null, unasked }
  if (failure !== undefined) throw failure
  if (outcome.status === 'fulfilled') return { value: outcome.value }
  if (isRefused) return { value: null }
  throw outcome.reason
}

function normalizedOrNull(name: string): string | null {
  try {
    return normalize(name)
  } catch {
    return null
  }
}
