import { decodeAbiParameters, numberToHex, pad, size } from 'viem'
import { type Address, type Hex, sameAddress, zeroAddress } from '#base'
import type { ChainClient } from './client.ts'
import { blockParameter } from './ethCall.ts'
import { type CallResult, multicall } from './multicall.ts'
import { readIsContract } from './readIsContract.ts'
import { type Erc20, readErc20s } from './readErc20s.ts'

/** An account's spending limit for a Safe's token, from its Allowance Module. */
export interface SpendingLimit {
  module: Address
  delegate: Address
  /** The zero address is the native coin. */
  token: Address
  /** In the smallest unit. */
  amount: bigint
  /**
   * Spent in the current period, in the smallest unit. Exceeds the amount if that was lowered
   * since.
   */
  spent: bigint
  /** Minutes of a period; 0: it never resets. */
  period: number
  /** Minutes since 1970 at which the current period started. */
  startedAt: number
}

export interface SpendingLimits {
  /** The module in which new limits are entered. */
  module: Address
  /** Whether the Safe has enabled it; otherwise its limits have no effect. */
  isEnabled: boolean
  blockNumber: bigint
  limits: readonly SpendingLimit[]
  /** Who is entered in a module, whether or not they have a limit. */
  delegates: readonly { module: Address; delegate: Address }[]
  /** The tokens' own metadata, and the Safe's balances; without the native coin. */
  tokens: readonly Erc20[]
  /** The Safe's balance of the native coin. */
  balance: bigint
  /** Whether all accounts were read. */
  isComplete: boolean
}

/** A module doesn't respond like an Allowance Module. */
export class NotAnAllowanceModuleError extends Error {
  override readonly name = 'NotAnAllowanceModuleError'
}

/**
 * Delegates per call, and maximum calls: no Safe has more, and a faulty contract could continue
 * forever.
 */
const page = 200
const mostPages = 10

const word = (value: bigint | number) => numberToHex(value, { size: 32 }).slice(2)
const getDelegates = (safe: Address, start: number): Hex =>
  `0xeb37abe0${pad(safe).slice(2)}${word(start)}${word(page)}`
const getTokens = (safe: Address, delegate: Address): Hex =>
  `0x8d0e8e1d${pad(safe).slice(2)}${pad(delegate).slice(2)}`
const getTokenAllowance = (safe: Address, delegate: Address, token: Address): Hex =>
  `0x94b31fbd${pad(safe).slice(2)}${pad(delegate).slice(2)}${pad(token).slice(2)}`

export interface ModulesInUse {
  /** The official Allowance Modules, the preferred one first. */
  official: readonly Address[]
  /** The modules that the Safe has enabled. */
  enabled: readonly Address[]
}

/**
 * A Safe's spending limits, at one block: the delegates in one multicall (plus one per further
 * 200), their tokens in one, and the limits in one, in parallel with the tokens' metadata. Without
 * an enabled module, reads those that the module for new limits still stores: they take effect
 * again as soon as it's enabled. null: the chain has no official module.
 * @throws NotAnAllowanceModuleError
 * @throws viem's network errors
 */
export async function readLimits(
  client: ChainClient,
  safe: Address,
  { official, enabled }: ModulesInUse,
): Promise<SpendingLimits | null> {
  const modules = enabled.length > 0 ? enabled : await firstWithCode(client, official)
  const [module] = modules
  if (!module) return null
  const { delegates, blockNumber, isComplete } = await readDelegates(client, safe, modules)
  const listed = await results(
    client,
    delegates.map(({ module, delegate }) => ({ to: module, data: getTokens(safe, delegate) })),
    blockNumber,
  )
  const pairs = delegates.flatMap(({ module, delegate }, at) =>
    tokensIn(listed[at]).map((token) => ({ module, delegate, token })),
  )
  const tokens = pairs.flatMap(({ token }) => (sameAddress(token, zeroAddress) ? [] : [token]))
  const [found, erc20s, balance] = await Promise.all([
    results(
      client,
      pairs.map(({ module, delegate, token }) => ({
        to: module,
        data: getTokenAllowance(safe, delegate, token),
      })),
      blockNumber,
    ),
    readErc20s(
      client,
      tokens.filter((token, at) => tokens.findIndex((one) => sameAddress(one, token)) === at),
      safe,
    ),
    client.request({ method: 'eth_getBalance', params: [safe, blockParameter(blockNumber)] }),
  ])
  const limits = pairs.flatMap((pair, at): readonly SpendingLimit[] => {
    const [amount, spent, period, startedAt] = allowanceIn(found[at])
    // A removed limit stays in the module's lists.
    return amount === 0n
      ? []
      : [{ ...pair, amount, spent, period: Number(period), startedAt: Number(startedAt) }]
  })
  return {
    module,
    isEnabled: enabled.length > 0,
    blockNumber,
    limits,
    delegates,
    tokens: erc20s,
    balance: BigInt(balance),
    isComplete,
  }
}

/**
 * The tokens for which a removed account would regain a limit or spent amount once it's added
 * again: a module keeps them unless they were removed with the account.
 * @throws NotAnAllowanceModuleError
 * @throws viem's network errors
 */
export async function readFormerLimits(
  client: ChainClient,
  safe: Address,
  { module, delegate }: Pick<SpendingLimit, 'module' | 'delegate'>,
): Promise<readonly Address[]> {
  const { results: listed, blockNumber } = await multicall(
    client,
    [{ to: module, data: getTokens(safe, delegate) }],
    'latest',
  )
  const tokens = tokensIn(listed[0])
  const found = await results(
    client,
    tokens.map((token) => ({ to: module, data: getTokenAllowance(safe, delegate, token) })),
    blockNumber,
  )
  return tokens.filter((_, at) => {
    const [amount, spent] = allowanceIn(found[at])
    return amount > 0n || spent > 0n
  })
}

/** Not every chain has every module. */
async function firstWithCode(
  client: ChainClient,
  official: readonly Address[],
): Promise<readonly Address[]> {
  const isThere = await Promise.all(official.map((address) => readIsContract(client, address)))
  return official.filter((_, at) => isThere[at]).slice(0, 1)
}

/** No calls, so nothing to read. */
const results = async (
  client: ChainClient,
  calls: readonly { to: Address; data: Hex }[],
  block: bigint,
): Promise<readonly CallResult[]> =>
  calls.length === 0 ? [] : (await multicall(client, calls, block)).results

interface Delegates {
  delegates: readonly { module: Address; delegate: Address }[]
  blockNumber: bigint
  isComplete: boolean
}

async function readDelegates(
  client: ChainClient,
  safe: Address,
  modules: readonly Address[],
): Promise<Delegates> {
  const delegates: { module: Address; delegate: Address }[] = []
  let open = modules.map((module) => ({ module, start: 0 }))
  let blockNumber: bigint | undefined
  for (
    let pages = 0;
    (open.length > 0 || blockNumber === undefined) && pages < mostPages;
    pages++
  ) {
    const { results: answers, blockNumber: at } = await multicall(
      client,
      open.map(({ module, start }) => ({ to: module, data: getDelegates(safe, start) })),
      blockNumber ?? 'latest',
    )
    blockNumber ??= at
    open = open.flatMap(({ module }, index) => {
      const [found, next] = delegatesIn(answers[index])
      delegates.push(...found.map((delegate) => ({ module, delegate })))
      return next === 0 ? [] : [{ module, start: next }]
    })
  }
  return { delegates, blockNumber: blockNumber ?? 0n, isComplete: open.length === 0 }
}

const wrong = () =>
  new NotAnAllowanceModuleError("The contract doesn't respond like an Allowance Module.")

function decoded<T>(result: CallResult | undefined, decode: (data: Hex) => T): T {
  if (!result?.success || size(result.data) === 0) throw wrong()
  try {
    return decode(result.data)
  } catch {
    throw wrong()
  }
}

const delegatesIn = (result: CallResult | undefined) =>
  decoded(result, (data) => decodeAbiParameters([{ type: 'address[]' }, { type: 'uint48' }], data))
const tokensIn = (result: CallResult | undefined) =>
  decoded(result, (data) => decodeAbiParameters([{ type: 'address[]' }], data)[0])
const allowanceIn = (result: CallResult | undefined) =>
  decoded(result, (data) => decodeAbiParameters([{ type: 'uint256[5]' }], data)[0])
