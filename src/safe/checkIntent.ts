import {
  type AbiParameter,
  decodeAbiParameters,
  encodeAbiParameters,
  keccak256,
  size,
  slice,
  stringToHex,
} from 'viem'
import { type Address, type Hex, type SafeRef, sameAddress, zeroAddress } from '#base'
import type { Intent, SafeTx, SwapOrder, TokenAmount, TwapOrder } from '#domain'
import { maxDepth } from './decode.ts'
import { intentMethods } from './intentMethods.ts'
import { decodeCall, type Method } from './method.ts'
import { type BatchCall, decodeMultiSend, isMultiSend } from './multiSend.ts'
import { isNative } from './nativeToken.ts'
import { codeAt } from './officialCode.ts'
import { typedDataHash } from './requests.ts'
import { typedData } from './typedData.ts'
import type { TokenDecimals } from './verify.ts'

/** What of an intent can be compared with the call data. `order`: the order that is signed. */
export type IntentFact =
  | 'order'
  | 'amounts'
  | 'expiry'
  | 'owner'
  | 'receiver'
  | 'parts'
  | 'times'
  | 'validators'

/** `reported`: the call data say nothing of it, so it is the gateway's word alone. */
export interface IntentCheck {
  status: 'matches' | 'differs' | 'reported'
  /** The facts that match, or the ones that differ. */
  facts: readonly IntentFact[]
}

type Found = Partial<Record<IntentFact, boolean>>

/**
 * The exchange's contract, the same on every chain:
 * https://docs.cow.fi/cow-protocol/reference/contracts/core
 */
const settlement: Address = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'
/** ComposableCoW, which makes orders under conditions, and its handler of TWAP orders. */
const conditions: Address = '0xfdaFc9d1902f4e0b84f65F49f244b32b31013b74'
const twapHandler: Address = '0x6cF1e9cA41f7611dEf408122793c358a3d11E5a5'
/** Has an order without a start begin when it is mined; another factory returns any time. */
const miningTime: Address = '0x52eD56Da04309Aca4c3FECC595298d80C2f16BAc'
/**
 * Kiln's staking contracts on Ethereum, its own and the one of MetaMask's stakers. What is staked
 * with another contract of the same methods isn't known.
 * https://github.com/LedgerHQ/app-plugin-kiln, https://github.com/kilnfi/staking-contracts
 */
const stakingContracts: readonly Address[] = [
  '0x1e68238cE926DEC62b3FBC99AB06eB1D85CE0270',
  '0xDc71aFFC862fceB6aD32BE58E098423A7727bEbd',
]
const stakingChain = '1'

/**
 * Compares what the gateway says of a call to an exchange or a staking contract with its call data.
 * Pure; never throws.
 * @param tokens decimals of its tokens ({@link intentTokens}) from their contracts. Without them
 *   its amounts, which are shown with those that the gateway says, aren't compared.
 */
export function checkIntent(
  intent: Intent,
  tx: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>,
  at: SafeRef,
  tokens: readonly TokenDecimals[] = [],
): IntentCheck {
  const all = callsIn(tx, at.address)
  const calls = all.filter((call) => call !== null)
  const found = compared(intent, calls, at)
  if (calls.length < all.length && Object.keys(found).length > 0)
    found[intent.kind === 'swap' || intent.kind === 'twap' ? 'order' : 'validators'] = false
  const isScaled = compareDecimals(amountsOf(intent), tokens)
  if (isScaled === false) found.amounts = false
  else if (found.amounts && !isScaled) delete found.amounts
  const facts = Object.keys(found) as IntentFact[]
  const differing = facts.filter((fact) => found[fact] === false)
  if (differing.length > 0) return { status: 'differs', facts: differing }
  return facts.length > 0 ? { status: 'matches', facts } : { status: 'reported', facts: [] }
}

/** The tokens of an intent's amounts, each once; the chain's own coin is the zero address. */
export const intentTokens = (intent: Intent): readonly Address[] => [
  ...new Set(amountsOf(intent).map(tokenOf)),
]

const tokenOf = ({ token }: TokenAmount): Address => (isNative(token) ? zeroAddress : token)

function amountsOf(intent: Intent): readonly TokenAmount[] {
  switch (intent.kind) {
    case 'swap':
    case 'settlement':
    case 'twap':
      return [intent.order.sell, intent.order.buy]
    case 'stake':
      return [intent.stake.amount]
    default:
      return []
  }
}

/** Whether amounts have the decimals of their tokens; undefined if a token's aren't known. */
function compareDecimals(
  amounts: readonly TokenAmount[],
  tokens: readonly TokenDecimals[],
): boolean | undefined {
  const actual = amounts.map(
    (amount) =>
      tokens.find(({ token }) => sameAddress(token, tokenOf(amount)))?.decimals ?? undefined,
  )
  if (amounts.some(({ decimals }, at) => actual[at] !== undefined && actual[at] !== decimals))
    return false
  return actual.includes(undefined) ? undefined : true
}

/**
 * The calls of a transaction, out of all its batches. null stands for the ones that can't be read:
 * another order, or stake, may be among them.
 */
function callsIn(call: BatchCall, safe: Address, depth = 0): readonly (BatchCall | null)[] {
  if (call.operation === 0) return [call]
  const inner = depth < maxDepth ? decodeMultiSend(call.to, call.data, safe) : undefined
  if (inner) return inner.flatMap((one) => callsIn(one, safe, depth + 1))
  return isMultiSend(call.to) || !codeAt(call.to) ? [call, null] : [call]
}

function compared(intent: Intent, calls: readonly BatchCall[], at: SafeRef): Found {
  switch (intent.kind) {
    case 'swap':
      return compareOrder(intent.order, calls, at)
    case 'twap':
      return compareTwap(intent.order, calls, at)
    case 'stake': {
      const made = callsOf(stakingMethod(at, 'deposit'), calls)
      const staked = made.reduce((sum, { value }) => sum + value, 0n)
      const areCalls = made.every(({ operation }) => operation === 0)
      return made.length > 0
        ? {
            amounts: areCalls && staked === intent.stake.amount.raw,
            validators:
              areCalls &&
              isWhole(staked / validatorStake, intent.stake.validators) &&
              staked % validatorStake === 0n,
          }
        : {}
    }
    case 'stakeExit':
      return compareKeys(intent.stake.keys, calls, stakingMethod(at, 'requestValidatorsExit'))
    case 'stakeWithdrawal':
      return compareKeys(intent.stake.keys, calls, stakingMethod(at, 'batchWithdrawCLFee'))
    default:
      return {}
  }
}

/** A method of the official contracts: of another contract nothing is known. */
interface OfficialMethod<Of extends Method = Method> {
  contracts: readonly Address[]
  method: Of
}

const stakingMethod = <Name extends 'deposit' | 'requestValidatorsExit' | 'batchWithdrawCLFee'>(
  { chainId }: SafeRef,
  name: Name,
): OfficialMethod<(typeof intentMethods)[Name]> => ({
  contracts: chainId === stakingChain ? stakingContracts : [],
  method: intentMethods[name],
})

/** All calls of a method, however they are encoded. */
const callsOf = ({ contracts, method }: OfficialMethod, calls: readonly BatchCall[]) =>
  calls.filter(
    ({ to, data }) =>
      contracts.some((one) => sameAddress(one, to)) &&
      data.slice(0, 10).toLowerCase() === method.selector,
  )

/**
 * The arguments of the only call of a method that takes no value; null if it is made twice, in
 * another way than the ABI says, or as a delegatecall, undefined if it isn't made.
 */
function onlyCall<Types extends readonly string[]>(
  of: OfficialMethod<Method<Types>>,
  calls: readonly BatchCall[],
) {
  const [call, another] = callsOf(of, calls)
  if (!call) return undefined
  return another || call.operation !== 0 || call.value !== 0n
    ? null
    : (decodeCall(of.method, call.data) ?? null)
}

/** Wei that a validator stakes. */
const validatorStake = 32n * 10n ** 18n
/** Bytes of a validator's public key. */
const keyLength = 48

function compareKeys(
  keys: readonly Hex[],
  calls: readonly BatchCall[],
  of: OfficialMethod<Method<readonly ['bytes']>>,
): Found {
  const made = onlyCall(of, calls)
  if (!made) return made === null ? { validators: false } : {}
  const [bytes] = made
  const named = keys.map((key) => key.slice(2).toLowerCase()).join('')
  return {
    validators: size(bytes) === keys.length * keyLength && bytes.slice(2).toLowerCase() === named,
  }
}

const orderFields = [
  { name: 'sellToken', type: 'address' },
  { name: 'buyToken', type: 'address' },
  { name: 'receiver', type: 'address' },
  { name: 'sellAmount', type: 'uint256' },
  { name: 'buyAmount', type: 'uint256' },
  { name: 'validTo', type: 'uint32' },
  { name: 'appData', type: 'bytes32' },
  { name: 'feeAmount', type: 'uint256' },
  { name: 'kind', type: 'string' },
  { name: 'partiallyFillable', type: 'bool' },
  { name: 'sellTokenBalance', type: 'string' },
  { name: 'buyTokenBalance', type: 'string' },
]

/**
 * The id of an order is the hash of its fields, its owner, and its expiry. The call data have the
 * id alone.
 */
function compareOrder(order: SwapOrder, calls: readonly BatchCall[], at: SafeRef): Found {
  const signed = onlyCall({ contracts: [settlement], method: intentMethods.setPreSignature }, calls)
  if (signed === undefined) return {}
  // Another order would be signed unseen, and one can be taken back.
  const [uid, isSigned] = signed ?? ['0x', false]
  if (!isSigned || uid.toLowerCase() !== order.uid.toLowerCase() || size(uid) !== 56)
    return { order: false }
  const isHashed = [false, true].some(
    (partiallyFillable) =>
      orderHash(order, partiallyFillable, at) === slice(uid, 0, 32).toLowerCase(),
  )
  return {
    order: true,
    owner: sameAddress(slice(uid, 32, 52), order.owner) && sameAddress(order.owner, at.address),
    expiry: isWhole(BigInt(slice(uid, 52, 56)), Math.round(order.validUntil / 1000)),
    // Another hash proves nothing: the app's document may be written in another way.
    ...(isHashed && { amounts: true, receiver: true }),
  }
}

function orderHash(
  order: SwapOrder,
  partiallyFillable: boolean,
  { chainId }: SafeRef,
): Hex | undefined {
  const { sell, buy, receiver, owner, side, validUntil, appData } = order
  if (!appData) return undefined
  try {
    const message = {
      sellToken: sell.token,
      buyToken: buy.token,
      receiver: receiver ?? owner,
      sellAmount: sell.raw,
      buyAmount: buy.raw,
      validTo: Math.round(validUntil / 1000),
      appData: keccak256(stringToHex(JSON.stringify(appData))),
      feeAmount: 0n,
      kind: side,
      partiallyFillable,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    }
    const domain = {
      name: 'Gnosis Protocol',
      version: 'v2',
      chainId: Number(chainId),
      verifyingContract: settlement,
    }
    return typedDataHash(typedData(domain, 'Order', orderFields, message))
  } catch {
    // A value that is invalid for its type.
    return undefined
  }
}

const condition = {
  type: 'tuple',
  components: [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes' }],
} as const
const createInputs = [condition, { type: 'bool' }] as const
const contextInputs = [condition, { type: 'address' }, { type: 'bytes' }, { type: 'bool' }] as const
const twapInputs = [
  { type: 'address' },
  { type: 'address' },
  { type: 'address' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'bytes32' },
] as const
/** The methods that create a conditional order; the condition is their first argument. */
const creating: readonly Method[] = [intentMethods.create, intentMethods.createWithContext]

/** A TWAP order is described by its call data in full, except how much of it is done. */
function compareTwap(order: TwapOrder, calls: readonly BatchCall[], at: SafeRef): Found {
  const [call, another] = creating.flatMap((method) =>
    callsOf({ contracts: [conditions], method }, calls),
  )
  if (!call) return {}
  const isPlain = !another && call.operation === 0 && call.value === 0n
  const told = isPlain ? readTwap(call.data) : undefined
  if (!told) return { order: false }
  const {
    factory,
    sellToken,
    buyToken,
    receiver,
    partSell,
    partBuy,
    start,
    parts,
    interval,
    span,
  } = told
  const isTime = (seconds: bigint, milliseconds: number | null) =>
    isWhole(seconds * 1000n, milliseconds ?? 0)
  return {
    amounts:
      sameAddress(sellToken, order.sell.token) &&
      sameAddress(buyToken, order.buy.token) &&
      partSell === order.partSell &&
      partBuy === order.partBuy &&
      partSell * parts === order.sell.raw &&
      partBuy * parts === order.buy.raw,
    receiver:
      sameAddress(receiver, order.receiver ?? at.address) ||
      (order.receiver === null && BigInt(receiver) === 0n),
    parts: isWhole(parts, order.parts),
    times:
      isTime(interval, order.interval) &&
      isTime(span, order.partDuration) &&
      (start === 0n
        ? sameAddress(factory, miningTime) && order.startsAt === null
        : isTime(start, order.startsAt)),
  }
}

/** Whether a number of the gateway's, which may be no whole one, is this. */
const isWhole = (wanted: bigint, told: number): boolean =>
  Number.isSafeInteger(told) && BigInt(told) === wanted

function readTwap(data: Hex) {
  try {
    const body = slice(data, 4)
    const isPlain = data.slice(0, 10).toLowerCase() === intentMethods.create.selector
    const [[handler, , input], factory] = isPlain
      ? [decodeCanonical(createInputs, body)[0], null]
      : decodeCanonical(contextInputs, body)
    if (!sameAddress(handler, twapHandler)) return undefined
    const [sellToken, buyToken, receiver, partSell, partBuy, start, parts, interval, span] =
      decodeCanonical(twapInputs, input)
    const parties = { factory, sellToken, buyToken, receiver }
    return { ...parties, partSell, partBuy, start, parts, interval, span }
  } catch {
    // Too few bytes, or another encoding.
    return undefined
  }
}

/** @throws if it isn't encoded as the ABI says, and may be read as something else. */
function decodeCanonical<const Inputs extends readonly AbiParameter[]>(inputs: Inputs, data: Hex) {
  const values = decodeAbiParameters(inputs, data)
  const again = encodeAbiParameters(inputs, values as never)
  if (!data.toLowerCase().startsWith(again)) throw new TypeError('The encoding differs.')
  return values
}
