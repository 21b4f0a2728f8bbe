import type { Address, Hex } from '#base'
import { codes } from '../codes.ts'
import { decodeHexText } from '../hash/decodeHexText.ts'
import type { HostMethod, RestrictedMethods } from '../methods.ts'
import { RestrictedMethods as restricted } from '../methods.ts'
import { isRecord, ownFields } from '../ownFields.ts'
import { hostTexts, notImplemented, texts } from '../texts.ts'
import type { EIP712TypedData } from '../types.ts'
import { type CheckedNodeCall, nodeCall, UnknownNodeCallError } from './readNodeCall.ts'
import { typedData } from './readTypedData.ts'
import {
  address,
  type Allowance,
  AllowanceError,
  bytes,
  fields,
  hash,
  InvalidValueError,
  join,
  listOf,
  maxBytes,
  namesOf,
  optional,
  orElse,
  type Read,
  spend,
  text,
  whole,
} from './values.ts'

/** A call of a transaction. `value` is a decimal text in wei. */
export interface CheckedTransaction {
  to: Address
  value: string
  data: Hex
}

/** Without `to`, `data` creates a contract. */
export type RequestedTransaction = CheckedTransaction | { to: undefined; value: '0'; data: Hex }

/** The validated parameters of each message, as the host forwards them. */
export interface CheckedParams {
  /** `safeTxGas` is missing unless the app sets gas. */
  sendTransactions: { txs: RequestedTransaction[]; safeTxGas?: number }
  rpcCall: CheckedNodeCall
  getChainInfo: undefined
  getSafeInfo: undefined
  getTxBySafeTxHash: { safeTxHash: Hex }
  getSafeBalances: { currency: string }
  signMessage: { message: string }
  signTypedMessage: { typedData: EIP712TypedData }
  getEnvironmentInfo: undefined
  getOffChainSignature: Hex
  requestAddressBook: undefined
  wallet_getPermissions: undefined
  /** The names, once each. */
  wallet_requestPermissions: RestrictedMethods[]
  getCurrentTheme: undefined
}

export type ReadParams<M extends HostMethod = HostMethod> =
  | { kind: 'valid'; params: CheckedParams[M] }
  /** Respond with this error. `problem` describes the problem, for developers. */
  | { kind: 'invalid'; error: string; code: number; problem: string }

/** Maximum calls in one transaction. */
export const maxCalls = 100

const nothing: Read<undefined> = () => undefined

const currency: Read<string> = (value, field) => {
  if (typeof value !== 'string' || !/^[a-z]{3,10}$/i.test(value)) throw new InvalidValueError(field)
  return value.toLowerCase()
}

/**
 * Only 0, a plain call: ignoring that an app requested a delegatecall would execute something else.
 */
const operation: Read<undefined> = (value, field) => {
  if (value != null && value !== 0) throw new InvalidValueError(field)
  return undefined
}

const requested = fields<{ to?: Address; value: string; data: Hex; operation?: undefined }>(
  {
    to: optional(address),
    value: (...of) => orElse(whole(256), 0n)(...of).toString(),
    data: orElse(bytes, '0x'),
    operation,
  },
  // Apps send what their libraries add to a transaction: gas, from, a name.
  { isOpen: true },
)

const transaction: Read<RequestedTransaction> = (...of) => {
  const { to, value, data } = requested(...of)
  if (to !== undefined) return { to, value, data }
  if (data === '0x') throw new InvalidValueError(join(of[1], 'to'))
  // CreateCall isn't payable.
  if (value !== '0') throw new InvalidValueError(join(of[1], 'value'))
  return { to, value, data }
}

const safeTxGas = (value: unknown, allowance: Allowance): number | undefined => {
  const params = optional(
    fields<{ safeTxGas: bigint | undefined }>({ safeTxGas: optional(whole(53)) }, { isOpen: true }),
  )(value, 'params', allowance)
  return Number(params?.safeTxGas ?? 0n) || undefined
}

const transactions: Read<CheckedParams['sendTransactions']> = (value, _, allowance) => {
  const { txs, params } = ownFields(value, 'txs', 'params') ?? {}
  if (!Array.isArray(txs) || txs.length === 0)
    throw new InvalidValueError('txs', texts.noTransactions)
  const read = listOf(transaction, { max: maxCalls })(txs, 'txs', allowance)
  if (read.reduce((sum, { data }) => sum + data.length / 2 - 1, 0) > maxBytes)
    throw new InvalidValueError('txs')
  const gas = safeTxGas(params, allowance)
  return { txs: read, ...(gas === undefined ? {} : { safeTxGas: gas }) }
}

const permissionNames: Read<RestrictedMethods[]> = (value, field, allowance) => {
  const names = listOf(
    (request, at) => {
      const asked = (namesOf(request, 16, allowance) ?? []) as RestrictedMethods[]
      const own = ownFields(request, ...asked)
      if (
        asked.length === 0 ||
        !asked.every((name) => Object.hasOwn(restricted, name) && isRecord(own?.[name]))
      )
        throw new InvalidValueError(at)
      return asked
    },
    { min: 1, max: 16 },
  )(value, field, allowance)
  return [...new Set(names.flat())]
}

/**
 * What is signed for a string: hex decodes as UTF-8, as in wallets. Other hex is signed as literal
 * text.
 */
const signedText: Read<string> = (value, field, allowance) => {
  const message = text(maxBytes)(value, field, allowance)
  // Requirements for decoding it as hex.
  spend(allowance, message.length / 16)
  return decodeHexText(message) ?? message
}

const schemas: { [M in HostMethod]: Read<CheckedParams[M]> } = {
  sendTransactions: transactions,
  rpcCall: nodeCall,
  // Parameters of calls without parameters are ignored.
  getChainInfo: nothing,
  getSafeInfo: nothing,
  getEnvironmentInfo: nothing,
  requestAddressBook: nothing,
  wallet_getPermissions: nothing,
  getCurrentTheme: nothing,
  getTxBySafeTxHash: fields({ safeTxHash: hash }, { isOpen: true }),
  getSafeBalances: orElse(fields({ currency: orElse(currency, 'usd') }), { currency: 'usd' }),
  signMessage: fields({ message: signedText }, { isOpen: true }),
  signTypedMessage: fields({ typedData }, { isOpen: true }),
  getOffChainSignature: hash,
  wallet_requestPermissions: permissionNames,
}

/** The errors that apps know by their text: section 5 of the specification. */
const errors: Partial<Record<HostMethod, { error: string; code: number }>> = {
  getTxBySafeTxHash: { error: texts.invalidSafeTxHash, code: codes.invalidParams },
  signMessage: { error: texts.invalidMessageType, code: codes.invalidParams },
  signTypedMessage: { error: texts.invalidTypedData, code: codes.invalidParams },
  wallet_requestPermissions: { error: texts.invalidPermissionsRequest, code: codes.rejected },
}

/**
 * Reads a message's parameters as strictly as a host must. Never throws for message contents.
 *
 * @param allowance reduced by what is read. Once it's used up, long values are invalid without
 * being read
 */
export function readParams<M extends HostMethod>(
  method: M,
  params: unknown,
  allowance: Allowance = { left: Infinity },
): ReadParams<M> {
  try {
    return { kind: 'valid', params: schemas[method](params, '', allowance) }
  } catch (error) {
    if (error instanceof AllowanceError) {
      const text = hostTexts.requestFailed
      return { kind: 'invalid', error: text, code: codes.pending, problem: text }
    }
    if (error instanceof UnknownNodeCallError) {
      const text = notImplemented(error.message.slice(0, 64))
      return { kind: 'invalid', error: text, code: codes.unsupportedMethod, problem: text }
    }
    const problem = error instanceof Error ? error.message : hostTexts.requestFailed
    const known =
      problem === texts.noTransactions
        ? { error: texts.noTransactions, code: codes.invalidParams }
        : errors[method]
    return {
      kind: 'invalid',
      ...(known ?? { error: hostTexts.requestFailed, code: codes.invalidParams }),
      problem,
    }
  }
}
