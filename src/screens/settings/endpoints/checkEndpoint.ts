import { batchLimit, largestBatch, zeroAddress } from '#base'
import {
  askNode,
  EndpointError,
  type EndpointProblem,
  type NodeCall,
  readQuantity,
} from './askNode.ts'

/** An endpoint's responses and its speed. */
export interface Measured {
  /** Milliseconds: the median of three requests. */
  ms: number
  /** Number of its newest block. */
  block: number
  /** Time of that block, in seconds since 1970. */
  at: number
}

/**
 * What only some nodes can do. `overrides`: run a call in another state, which simulates a
 * transaction that lacks signatures. `simulation`: report what a call changes (`eth_simulateV1`).
 */
type NodeFeature = 'overrides' | 'simulation'

/** How many of the app's requests a node supports. */
export interface Abilities {
  /** Maximum calls that it accepts per request; undefined if as many as the app sends. */
  atOnce: number | undefined
  missing: readonly NodeFeature[]
}

export type CheckedEndpoint =
  | ({ kind: 'problem' } & EndpointProblem)
  /**
   * `site`: the default endpoint at the same time; undefined if there is none, or it doesn't
   * respond.
   */
  | { kind: 'usable'; own: Measured; site: Measured | undefined; abilities: Abilities }

const requests = 3

async function measure(url: string, chainId: string, signal: AbortSignal): Promise<Measured> {
  // The first request opens the connection, so its time says little.
  const [id, latest] = await askNode(
    url,
    [{ method: 'eth_chainId' }, { method: 'eth_getBlockByNumber', params: ['latest', false] }],
    signal,
  )
  const actual = String(readQuantity(id))
  if (actual !== chainId) throw new EndpointError({ why: 'otherChain', chainId: actual })
  const { number, timestamp } = (latest ?? {}) as Record<string, unknown>
  const [block, at] = [readQuantity(number), readQuantity(timestamp)]
  const times: number[] = []
  for (let request = 0; request < requests; request++) {
    const start = performance.now()
    await askNode(url, [{ method: 'eth_blockNumber' }], signal)
    times.push(performance.now() - start)
  }
  return {
    ms: Math.max(1, Math.round(times.toSorted((a, b) => a - b)[(requests - 1) / 2] ?? 0)),
    block,
    at,
  }
}

/** Code that returns its own size, 9. */
const code = '0x3860005260206000f3'

const tries: Record<NodeFeature, NodeCall> = {
  overrides: {
    method: 'eth_call',
    params: [{ to: zeroAddress, data: '0x' }, 'latest', { [zeroAddress]: { code } }],
  },
  simulation: {
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [{ calls: [{ to: zeroAddress, data: '0x' }] }] }, 'latest'],
  },
}

/**
 * A feature is missing only if the node rejects it: on other failures, the node may just be busy.
 */
async function isMissing(url: string, feature: NodeFeature, signal: AbortSignal): Promise<boolean> {
  try {
    const [result] = await askNode(url, [tries[feature]], signal)
    return feature === 'overrides' ? Number(result) !== 9 : !Array.isArray(result)
  } catch (error) {
    signal.throwIfAborted()
    return error instanceof EndpointError && error.problem.why === 'declined'
  }
}

/** Tries a batch as large as the app sends, and the features that not every node has. */
async function readAbilities(url: string, signal: AbortSignal): Promise<Abilities> {
  const batch = Array.from({ length: largestBatch }, () => ({ method: 'eth_chainId' }))
  await askNode(url, batch, signal).catch(() => signal.throwIfAborted())
  const limit = batchLimit(url)
  const features = Object.keys(tries) as NodeFeature[]
  const isLacking = await Promise.all(features.map((one) => isMissing(url, one, signal)))
  return {
    atOnce: limit < largestBatch ? limit : undefined,
    missing: features.filter((_, at) => isLacking[at]),
  }
}

/**
 * Tries an endpoint of a network, and compares it with the default one at the same time.
 * @throws the signal's reason
 */
export async function checkEndpoint(
  url: string,
  chainId: string,
  siteUrl: string | undefined,
  signal: AbortSignal,
): Promise<CheckedEndpoint> {
  const site =
    siteUrl === undefined ? undefined : measure(siteUrl, chainId, signal).catch(() => undefined)
  try {
    const own = await measure(url, chainId, signal)
    const abilities = await readAbilities(url, signal)
    return { kind: 'usable', own, site: await site, abilities }
  } catch (error) {
    if (error instanceof EndpointError) return { kind: 'problem', ...error.problem }
    throw error
  }
}

/** Seconds by which nodes of one network usually differ. */
const usualLag = 60

/** How far an endpoint is behind the default one; undefined if it isn't. */
export function lagOf({
  own,
  site,
}: {
  own: Measured
  site: Measured | undefined
}): { blocks: number; minutes: number } | undefined {
  if (!site || site.block <= own.block || site.at - own.at <= usualLag) return undefined
  return { blocks: site.block - own.block, minutes: Math.round((site.at - own.at) / 60) }
}

/** Whether a user would notice on every page that an endpoint is slower. */
export const isSlow = ({ own, site }: { own: Measured; site: Measured | undefined }): boolean =>
  own.ms > 1_000 && own.ms > 2 * (site?.ms ?? 0)
