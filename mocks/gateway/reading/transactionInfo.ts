import type { DataDecoded, TransactionInfo, TransferInfo } from '#gateway'
import { toDecimal } from '#base'
import { size, type Address } from 'viem'
import { decodeFor } from '../decode/familyAt.ts'
import { settingsInfo } from '../decode/settingsInfo.ts'
import type { ChainState } from '../state.ts'
import type { KnownToken } from '../tokens.ts'
import { addressInfo, contractName } from './addressInfo.ts'
import { isCancellation, type SafeTransaction } from './safeTransaction.ts'
import { stakingInfo } from './staking.ts'
import { swapOrder } from './swapOrder.ts'
import { transferOf } from './transferInfo.ts'
import { twapOrder } from './twapOrder.ts'

const short = (address: string) => `${address.slice(0, 6)}...${address.slice(-4)}`

/** The name of an address in the gateway: a contract's or a token's. */
export const nameOf = (state: ChainState, address: Address) =>
  addressInfo(address, state.tokens.get(address)?.name ?? contractName(address))

/**
 * The decoded intent of a Safe transaction. `cancels` is left out for module transactions, which
 * cannot cancel.
 */
export function transactionInfo(
  state: ChainState,
  safe: Address,
  call: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>,
  whole?: SafeTransaction,
): TransactionInfo {
  const { to, value, data, operation } = call
  const out = (
    transferInfo: TransferInfo['transferInfo'],
    recipient: Address,
    sender = safe,
    humanDescription: string | null = null,
  ): TransferInfo => ({
    type: 'Transfer',
    humanDescription,
    sender: addressInfo(sender),
    recipient: nameOf(state, recipient),
    direction:
      sender.toLowerCase() === safe.toLowerCase()
        ? 'OUTGOING'
        : recipient.toLowerCase() === safe.toLowerCase()
          ? 'INCOMING'
          : 'UNKNOWN',
    transferInfo,
  })
  if (data === '0x' && value > 0n && operation === 0)
    return out({ type: 'NATIVE_COIN', value: String(value) }, to)

  const decoded = decodeFor(state, to, data)
  const setting =
    decoded && to.toLowerCase() === safe.toLowerCase() && operation === 0
      ? settingsInfo(decoded)
      : undefined
  if (decoded && setting)
    return {
      type: 'SettingsChange',
      humanDescription: setting.description,
      dataDecoded: decoded,
      settingsInfo: setting.info,
    }

  const token = operation === 0 ? state.tokens.get(to) : undefined
  const moved = token && decoded ? tokenMove(token, decoded, safe) : undefined
  if (token && moved) {
    const description =
      token.type === 'ERC20'
        ? `Send ${toDecimal(moved.value, token.decimals)} ${token.symbol} to ${short(moved.to)}`
        : null
    return out(
      transferOf({ token: to, value: moved.value, known: token, trusted: null }),
      moved.to,
      moved.from,
      description,
    )
  }
  const app =
    operation === 0
      ? (swapOrder(state, safe, call) ??
        twapOrder(state, safe, call) ??
        stakingInfo(state, safe, call))
      : undefined
  if (app) return app
  return {
    type: 'Custom',
    humanDescription: null,
    to: nameOf(state, to),
    dataSize: String(size(data)),
    value: String(value),
    isCancellation: whole ? isCancellation(safe, whole) : false,
    methodName: decoded?.method ?? null,
    ...(decoded?.method === 'multiSend' ? { actionCount: actionCount(decoded) } : {}),
  }
}

const actionCount = ({ parameters }: DataDecoded): number =>
  parameters?.[0]?.valueDecoded && Array.isArray(parameters[0].valueDecoded)
    ? parameters[0].valueDecoded.length
    : 0

function tokenMove(
  token: KnownToken,
  { method, parameters }: DataDecoded,
  safe: Address,
): { from: Address; to: Address; value: bigint } | undefined {
  const text = (name: string) => String(parameters?.find((one) => one.name === name)?.value)
  if (method === 'transfer' && token.type === 'ERC20')
    return { from: safe, to: text('to') as Address, value: BigInt(text('value')) }
  if (method === 'transferFrom')
    return {
      from: text('from') as Address,
      to: text('to') as Address,
      value: BigInt(text('value')),
    }
  if (method === 'safeTransferFrom' && token.type === 'ERC721')
    return {
      from: text('from') as Address,
      to: text('to') as Address,
      value: BigInt(text('tokenId')),
    }
  return undefined
}
