import { sameAddress } from '#base'
import {
  decodeFunctionData,
  parseAbi,
  size,
  toFunctionSelector,
  type Address,
  type Hex,
} from 'viem'
import { unpackCalls } from '../decode/multiSend.ts'
import { deployments } from '../../chain/genesis/contracts.ts'
import { safeAbi } from '../../chain/safeTools.ts'
import { calledExecution, creationCallOf } from '../indexing/events.ts'
import { unprocessable } from '../httpError.ts'
import type { SafeTransaction } from './safeTransaction.ts'

const batch = parseAbi(['function multiSend(bytes transactions)'])
const moves = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
])
const factories = Object.values(deployments).map(({ factory }) => factory)
const ofSafes = new Set(
  parseAbi([
    'function addOwnerWithThreshold(address, uint256)',
    'function approveHash(bytes32)',
    'function changeThreshold(uint256)',
    'function disableModule(address, address)',
    'function enableModule(address)',
    'function removeOwner(address, address, uint256)',
    'function setFallbackHandler(address)',
    'function setGuard(address)',
    'function setModuleGuard(address)',
    'function swapOwner(address, address, address)',
  ]).map((item) => toFunctionSelector(item)),
)

/** MultiSend and MultiSendCallOnly of 1.3.0 (on both factories), 1.4.1 and 1.5.0. */
const batchers = new Set([
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761',
  '0x998739bfdaadde7c933b942a68053933098f9eda',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0x218543288004cd07832472d464648173c77d7eb7',
  '0xa83c336b20401af773b6219ba5027174338d1836',
])

/**
 * The Safe whose transaction a call executes: a call to the Safe itself, or executions of one Safe
 * in an official batch. 422 for any other call.
 */
export function relayedSafe(to: Address, data: Hex): Address {
  const calls = attempt(() => batchedCalls(data))
  if (!calls) {
    if (!isExecution(to, data))
      throw unprocessable(
        'Invalid transfer. The proposed transfer is not an execTransaction/multiSend to another ' +
          'party or createProxyWithNonce call.',
      )
    return to
  }
  if (!batchers.has(to.toLowerCase())) throw unprocessable('Unofficial MultiSend contract.')
  const [first] = calls
  if (
    !first ||
    !calls.every((call) => sameAddress(call.to, first.to) && isExecution(call.to, call.data))
  ) {
    throw unprocessable(
      'Invalid multiSend call. The batch is not all execTransaction calls to same address.',
    )
  }
  return first.to
}

/** The owners of the Safe that a call to an official factory creates; undefined for other calls. */
export function ownersOfCreation({ to, data }: { to: Address; data: Hex }) {
  const setup = creationCallOf(data)?.setupData
  if (!setup || !factories.some((factory) => sameAddress(factory, to))) return undefined
  return attempt(() => {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data: setup })
    return functionName === 'setup' ? args[0] : undefined
  })
}

function batchedCalls(data: Hex) {
  const [packed] = decodeFunctionData({ abi: batch, data }).args
  return unpackCalls(packed) ?? []
}

const isExecution = (safe: Address, data: Hex): boolean => {
  const call = attempt(() => calledExecution(data))
  return call !== undefined && isWorthIt(safe, call.tx)
}

/**
 * Transfers of a Safe to itself are not relayed; it may only change settings or use up a nonce that
 * way.
 */
function isWorthIt(
  safe: Address,
  { to, value, data }: Pick<SafeTransaction, 'to' | 'value' | 'data'>,
): boolean {
  const move = attempt(() => decodeFunctionData({ abi: moves, data }))
  if (move?.functionName === 'transfer') return !sameAddress(move.args[0], safe)
  if (move) return !sameAddress(move.args[0], move.args[1]) && !sameAddress(move.args[1], safe)
  if (!sameAddress(to, safe)) return true
  return value === 0n && (size(data) === 0 || ofSafes.has(data.slice(0, 10).toLowerCase() as Hex))
}

/** Returns undefined if decoding fails. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
