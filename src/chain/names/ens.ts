import { getAddress } from 'viem'
import { getEnsAddress, getEnsName } from 'viem/actions'
import { normalize, toCoinType } from 'viem/ens'
import { type Address, type Hex, isAddressLike, isPlainEnsName } from '#base'
import type { ChainClient } from '../client.ts'
import { askNameServer, serverOf, type ServerQuestion } from './nameServer.ts'

export type FoundName =
  | { kind: 'address'; address: Address }
  /** The name is invalid, or has no address on the chain. */
  | { kind: 'none' }
  /**
   * Stored on a server that wasn't contacted; `host` is undefined if the resolver names no public
   * server.
   */
  | { kind: 'offChain'; host: string | undefined }

/** Address of the universal resolver, the same on mainnet and its testnets. */
const universalResolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** Ether's coin type (ENSIP-9). */
const mainnetCoin = 60n

const resolverOf = (client: ChainClient) =>
  client.chain?.contracts?.ensUniversalResolver?.address ?? universalResolver

/** ENSIP-11: mainnet has coin type 60, the other chains have their ID with the highest bit set. */
function coinTypeOf(chainId: string): bigint | undefined {
  const id = Number(chainId)
  return Number.isInteger(id) && id >= 0 && id < 2 ** 31 ? toCoinType(id) : undefined
}

/** viem also verifies the forward resolution, for the same coin type (ENSIP-19). */
export async function nameOf(
  client: ChainClient,
  address: Address,
  chainId: string,
): Promise<string | null> {
  const coinType = coinTypeOf(chainId)
  if (coinType === undefined) return null
  const { value: name, unasked } = await within(client, [], (node) =>
    getEnsName(node, { address, coinType, universalResolverAddress: resolverOf(client) }),
  )
  // A name that is not normalized may imitate another one.
  return name && !unasked && normalizedOrNull(name) === name ? name : null
}

export async function addressOf(
  client: ChainClient,
  name: string,
  chainId: string,
  hosts: readonly string[],
): Promise<FoundName> {
  const normal = normalizedOrNull(name.trim())
  const coinType = coinTypeOf(chainId)
  if (!normal?.includes('.') || coinType === undefined) return { kind: 'none' }
  const { value: address, unasked } = await within(client, hosts, (node) =>
    getEnsAddress(node, {
      name: normal,
      // Old resolvers know only the function without a coin type.
      ...(coinType !== mainnetCoin && { coinType }),
      universalResolverAddress: resolverOf(client),
    }),
  )
  if (unasked) return { kind: 'offChain', ...unasked }
  // A chain's record may be any bytes.
  return isAddressLike(address)
    ? { kind: 'address', address: getAddress(address) }
    : { kind: 'none' }
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
  let [failure, isDeclined]: [unknown, boolean] = [undefined, false]
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
    isDeclined = true
    throw new Error('The server rejected the request.')
  }
  const [outcome] = await Promise.allSettled([read({ ...client, ccipRead: { request } })])
  // A contract learns that a server failed and returns a different error: the first cause counts.
  if (unasked) return { value: null, unasked }
  if (failure !== undefined) throw failure
  if (outcome.status === 'fulfilled') return { value: outcome.value }
  if (isDeclined) return { value: null }
  throw outcome.reason
}

function normalizedOrNull(name: string): string | null {
  if (isPlainEnsName(name)) return name
  try {
    return normalize(name)
  } catch {
    return null
  }
}
