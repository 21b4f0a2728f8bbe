import { decodeAbiParameters, size } from 'viem'
import { type Address, type Hex, type Log, sameAddress } from '#base'
import { checksumAddress } from './address.ts'
import { nativeToken } from './nativeToken.ts'

/** What an account gains (negative: loses). */
export type BalanceChange =
  | { kind: 'native'; raw: bigint }
  | { kind: 'erc20'; token: Address; raw: bigint }
  /** `raw` is 1 or -1. */
  | { kind: 'erc721'; token: Address; id: bigint; raw: bigint }
  | { kind: 'erc1155'; token: Address; id: bigint; raw: bigint }

/** `with`: the other account. */
export type Transfer = BalanceChange & { with: Address }

const events = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const

/**
 * What a token contract's event moves into or out of an account; nothing if it stays there. A
 * transfer of the native coin is that of a token in simulations (`traceTransfers`).
 */
export function transfersBy(log: Log, account: Address): readonly Transfer[] {
  const { topics, data } = log
  const [event] = topics
  const token = checksumAddress(log.address)
  if (event === events.transfer) {
    const side = sideOf(topics[1], topics[2], account)
    const id = wordIn(topics[3])
    if (!side) return []
    if (topics.length === 4)
      return id === undefined
        ? []
        : [{ kind: 'erc721', token, id, raw: side.sign, with: side.other }]
    const raw = wordIn(data)
    if (raw === undefined) return []
    const moved = { raw: side.sign * raw, with: side.other }
    return [
      sameAddress(token, nativeToken)
        ? { kind: 'native', ...moved }
        : { kind: 'erc20', token, ...moved },
    ]
  }
  if (event !== events.transferSingle && event !== events.transferBatch) return []
  const side = sideOf(topics[2], topics[3], account)
  if (!side) return []
  return itemsIn(event === events.transferBatch, data).map(({ id, amount }) => ({
    kind: 'erc1155',
    token,
    id,
    raw: side.sign * amount,
    with: side.other,
  }))
}

function itemsIn(isBatch: boolean, data: Hex): readonly { id: bigint; amount: bigint }[] {
  try {
    if (!isBatch) {
      const [id, amount] = decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)
      return [{ id, amount }]
    }
    const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)
    return ids.map((id, at) => ({ id, amount: amounts[at] ?? 0n }))
  } catch {
    // Another contract's event of the same name.
    return []
  }
}

/** 1 for what is received, -1 for what is sent, with the other account; undefined for neither. */
function sideOf(
  fromTopic: Hex | undefined,
  toTopic: Hex | undefined,
  account: Address,
): { sign: bigint; other: Address } | undefined {
  const [from, to] = [addressIn(fromTopic), addressIn(toTopic)]
  if (!from || !to || sameAddress(from, to)) return undefined
  if (sameAddress(to, account)) return { sign: 1n, other: from }
  return sameAddress(from, account) ? { sign: -1n, other: to } : undefined
}

export const wordIn = (bytes: Hex | undefined): bigint | undefined =>
  bytes !== undefined && size(bytes) === 32 ? BigInt(bytes) : undefined

export const addressIn = (topic: Hex | undefined): Address | undefined =>
  topic !== undefined && size(topic) === 32 && BigInt(topic) >> 160n === 0n
    ? checksumAddress(`0x${topic.slice(-40)}`)
    : undefined
