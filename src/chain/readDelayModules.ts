import { getAddress, isHex, numberToHex, size, slice } from 'viem'
import {
  type Address,
  type DelayedSafe,
  type DelayModule,
  type Hex,
  type QueuedTx,
  type SafeRef,
  sameAddress,
} from '#base'
import type { ChainClient } from './client.ts'
import { blockParameter } from './ethCall.ts'
import { type CallResult, multicall } from './multicall.ts'
import { NotASafeError } from './NotASafeError.ts'
import { addressIn, readCore, readModules, safeCalls } from './safeCalls.ts'

/**
 * Where the Zodiac Delay modifier, versions 1.0.0 and 1.0.1, is deployed according to the npm
 * package `@gnosis.pm/zodiac`. A test computes the last one from its code.
 */
const published: readonly Address[] = [
  '0xD62129BF40CD1694b3d9D9847367783a1A4d5cB4',
  '0xd54895B1121A2eE3f37b502F507631FA1331BED6',
]

/** More transactions of one module than these are counted and not read. */
const mostQueued = 10n

/** In this order; `readState` relies on it. */
const stateCalls: readonly Hex[] = [
  '0xdcafac09', // txCooldown()
  '0x605df59c', // txExpiration()
  '0xc66323e5', // txNonce()
  '0xde8dd91d', // queueNonce()
  '0x5aef7de6', // avatar()
  '0xd4b83992', // target()
  '0x8da5cb5b', // owner()
]
const txHash = '0x427e232f'
const txCreatedAt = '0x258148cc'

interface Found extends Omit<DelayModule, 'queued'> {
  /** Seconds. */
  cooldown: bigint
  expiration: bigint
}

/**
 * Reads which modules of a Safe are Zodiac Delay modifiers, and their queues, at one block. Only
 * modules that the Safe itself has enabled count, including those that weren't `reported`. A module
 * counts if it supports `txCooldown`, `txExpiration`, `txNonce`, and `queueNonce`, and names this
 * Safe as its `avatar`. `isPublished` is whether it's also a minimal proxy (ERC-1167) of the
 * published contract. One batch of requests; two if something is queued.
 * @throws NotASafeError
 * @throws viem's network errors
 */
export async function readDelayModules(
  client: ChainClient,
  at: SafeRef,
  reported: readonly Address[],
): Promise<DelayedSafe> {
  const calls = safeCalls(at.address)
  const [{ blockNumber, results }, codes] = await Promise.all([
    multicall(client, [...calls, ...reported.flatMap(stateOf)]),
    readCodes(client, reported),
  ])
  const core = readCore(results)
  if (!core) throw new NotASafeError(at)
  const enabled = readModules(results).modules
  const others = enabled.filter((one) => !reported.some((known) => sameAddress(known, one)))
  const further =
    others.length > 0
      ? await Promise.all([
          multicall(client, others.flatMap(stateOf), blockNumber),
          readCodes(client, others),
        ])
      : undefined
  const found = [
    ...readStates(at, reported, results.slice(calls.length), codes).filter(({ address }) =>
      enabled.some((one) => sameAddress(one, address)),
    ),
    ...(further ? readStates(at, others, further[0].results, further[1]) : []),
  ]
  const modules = await readQueues(client, found, blockNumber)
  return { owners: core.owners, threshold: core.threshold, modules }
}

const stateOf = (module: Address) => stateCalls.map((data) => ({ to: module, data }))

const readCodes = (client: ChainClient, addresses: readonly Address[]) =>
  Promise.all(
    addresses.map((address) =>
      client.request({ method: 'eth_getCode', params: [address, blockParameter('latest')] }),
    ),
  )

function readStates(
  at: SafeRef,
  modules: readonly Address[],
  results: readonly CallResult[],
  codes: readonly (Hex | undefined)[],
): Found[] {
  return modules.flatMap((address, index): Found[] => {
    const own = results.slice(index * stateCalls.length, (index + 1) * stateCalls.length)
    const [cooldown, expiration, next, end] = own.slice(0, 4).map(wordOf)
    const [avatar = null, target = null, owner = null] = own
      .slice(4)
      .map((one) => (wordOf(one) === undefined ? null : addressIn(one.data)))
    if (
      cooldown === undefined ||
      expiration === undefined ||
      next === undefined ||
      end === undefined ||
      !sameAddress(avatar, at.address)
    )
      return []
    return [
      {
        address,
        isPublished: isPublishedCode(codes[index]),
        cooldown,
        expiration,
        next,
        end,
        target,
        owner,
      },
    ]
  })
}

/** A result of exactly one word. */
const wordOf = (result: CallResult | undefined): bigint | undefined =>
  result?.success && size(result.data) === 32 ? BigInt(result.data) : undefined

function isPublishedCode(code: Hex | undefined): boolean {
  const parts = /^0x363d3d373d3d3d363d73([\da-fA-F]{40})5af43d82803e903d91602b57fd5bf3$/.exec(
    code ?? '',
  )
  return parts !== null && published.some((one) => sameAddress(one, getAddress(`0x${parts[1]}`)))
}

async function readQueues(
  client: ChainClient,
  found: readonly Found[],
  block: bigint,
): Promise<readonly DelayModule[]> {
  const wanted = found.map(({ address, next, end }) => {
    const count = end <= next ? 0n : end - next < mostQueued ? end - next : mostQueued
    return {
      address,
      numbers: Array.from({ length: Number(count) }, (_, index) => next + BigInt(index)),
    }
  })
  const calls = wanted.flatMap(({ address: to, numbers }) =>
    numbers.flatMap((number) =>
      [txHash, txCreatedAt].map((selector) => ({
        to,
        data: `${selector}${numberToHex(number, { size: 32 }).slice(2)}` as Hex,
      })),
    ),
  )
  const results = calls.length > 0 ? (await multicall(client, calls, block)).results : []
  let at = 0
  return found.map(({ cooldown, expiration, ...module }, index) => {
    const queued = (wanted[index]?.numbers ?? []).flatMap((number): QueuedTx[] => {
      const [hash, created] = [results[at++], results[at++]]
      const createdAt = wordOf(created)
      if (!hash?.success || !isHex(hash.data) || size(hash.data) !== 32 || createdAt === undefined)
        return []
      const executableAt = toTime(createdAt + cooldown)
      return [
        {
          number,
          hash: slice(hash.data, 0, 32),
          createdAt: toTime(createdAt),
          executableAt,
          expiresAt: expiration === 0n ? null : toTime(createdAt + cooldown + expiration),
        },
      ]
    })
    return { ...module, queued }
  })
}

/** The latest representable date, for very long cooldowns. */
const latestTime = 8.64e15

const toTime = (seconds: bigint): number => Math.min(Number(seconds) * 1000, latestTime)
