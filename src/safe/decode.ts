import { size } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'
import { decodeMigration, decodeSettings, setsHandler } from './decodeSettings.ts'
import { decodeToken, isUnlimited } from './decodeToken.ts'
import { codeAt } from './officialCode.ts'
import type { Decoded, Effect, Risk, RiskId, SettingsEffect } from './effect.ts'
import { decodeInner } from './innerTransaction.ts'
import { decodeLimit, isAllowanceModule } from './limits.ts'
import { canonicalCall, decodeCall } from './method.ts'
import { methodOf, methods } from './methods.ts'
import { type BatchCall, decodeMultiSend } from './multiSend.ts'
import { hasRefund } from './refund.ts'
import type { SafeTx } from '#domain'

/**
 * The maximum depth of nested batches and the maximum number of actions; anything beyond is
 * reported as undecodable.
 */
export const maxDepth = 4
const maxActions = 1_000

/**
 * Whether a transaction does nothing but use its nonce. Strict about every field: a "rejection"
 * with refund parameters can drain a Safe.
 */
export const isRejection = (tx: SafeTx, safe: Address): boolean =>
  sameAddress(tx.to, safe) &&
  tx.value === 0n &&
  tx.data === '0x' &&
  tx.operation === 0 &&
  tx.safeTxGas === 0n &&
  !hasRefund(tx)

/**
 * Decodes what a Safe transaction does, and its risks, from its signed fields alone. Uses no
 * service data.
 * @param budget the maximum number of actions; the rest is undecodable
 */
export function decodeTransaction(
  tx: SafeTx,
  safe: Address,
  budget = { actions: maxActions },
): Decoded {
  const risks: Risk[] = hasRefund(tx) ? [{ id: 'refund', at: [] }] : []
  if (isRejection(tx, safe)) return { effect: { kind: 'reject' }, risks }
  const reader: Reader = { safe, risks, budget }
  return { effect: readCall(reader, tx, []), risks }
}

interface Reader {
  /** The account that makes the calls. */
  safe: Address
  risks: Risk[]
  /** The remainder of {@link maxActions}; shared with nested readers. */
  budget: { actions: number }
  /** The account of an inner transaction. */
  of?: Address
}

const addRisk = ({ risks, of }: Reader, id: RiskId, at: Risk['at']) =>
  void risks.push({ id, at, ...(of && { of }) })

/**
 * A known method is read the way its contract may read it, however it's encoded: only a canonical
 * call is certain to have that effect.
 */
function readCall(reader: Reader, call: BatchCall, at: readonly number[]): Effect {
  const known = methodOf(call.data)
  if (!known) return readCanonical(reader, call, at)
  const data = canonicalCall(known, call.data)
  // A delegatecall carries no value, and only a Safe's own execution is payable.
  const takesValue = call.operation === 1 || known === methods.execTransaction
  const value = takesValue ? call.value : 0n
  const may = readCanonical(reader, { ...call, data, value }, at)
  if (may.kind === 'call' || may.kind === 'delegatecall') return { ...may, raw: call.value }
  if (data === call.data && value === call.value) return may
  const { risks, of } = reader
  risks.push({ id: 'malformed', at, method: known.name, ...(of && { of }) })
  return { kind: 'malformed', to: call.to, raw: call.value, method: known.name, may }
}

function readCanonical(reader: Reader, call: BatchCall, at: readonly number[]): Effect {
  const add = (id: RiskId) => addRisk(reader, id, at)
  if (call.operation === 1) return readDelegatecall(reader, call, at)
  if (sameAddress(call.to, reader.safe) && call.data !== '0x') {
    const change = decodeSettings(call.data)
    add(change ? riskOf(change) : 'unknownSelfCall')
    return change ? { kind: 'settings', change } : plainCall('call', call)
  }
  if (call.data === '0x') return { kind: 'native', to: call.to, raw: call.value }
  const limit = isAllowanceModule(call.to) ? decodeLimit(call.data) : undefined
  if (limit?.type === 'setAllowance' && limit.raw > 0n) add('spendingLimit')
  if (limit) return { kind: 'limit', module: call.to, change: limit }
  const token = decodeToken(call.to, call.data, reader.safe)
  if (token?.kind === 'approveAll' && token.approved) add('unlimitedApproval')
  if (token?.kind === 'approve' && isUnlimited(token.raw)) add('unlimitedApproval')
  if (token?.kind === 'erc721' && token.data) add('transferData')
  if (token) return token
  const hash = decodeCall(methods.approveHash, call.data)?.[0]
  if (hash) return { kind: 'approveHash', safe: call.to, hash }
  const told = decodeInner(call.data)
  if (told) return readInner(reader, call, told, at)
  const next = decodeCall(methods.setTxNonce, call.data)?.[0]
  return next !== undefined
    ? { kind: 'skipQueued', module: call.to, next }
    : plainCall('call', call)
}

/** What another account is instructed to execute, with that account's risks. */
function readInner(
  reader: Reader,
  { to, value }: BatchCall,
  { call, signed, ...told }: NonNullable<ReturnType<typeof decodeInner>>,
  at: readonly number[],
): Effect {
  const inner: Reader = { ...reader, safe: to, of: to }
  const isTooDeep = at.length >= maxDepth || --reader.budget.actions < 0
  if (told.refund) addRisk(inner, 'refund', at)
  if (isTooDeep) addRisk(inner, 'undecodable', at)
  return {
    kind: 'execute',
    account: to,
    raw: value,
    ...(signed && { signed }),
    inner: {
      ...told,
      effect: isTooDeep
        ? plainCall(call.operation === 1 ? 'delegatecall' : 'call', call)
        : readCall(inner, call, [...at, 0]),
    },
  }
}

function readDelegatecall(reader: Reader, call: BatchCall, at: readonly number[]): Effect {
  const add = (id: RiskId) => addRisk(reader, id, at)
  const official = codeAt(call.to)?.contract
  if (official === 'MultiSend' || official === 'MultiSendCallOnly') {
    const calls = decodeMultiSend(call.to, call.data, reader.safe)
    const allowed =
      calls && (official === 'MultiSend' || calls.every(({ operation }) => operation === 0))
    reader.budget.actions -= calls?.length ?? 0
    if (calls && allowed && at.length < maxDepth && reader.budget.actions >= 0) {
      return {
        kind: 'batch',
        to: call.to,
        effects: calls.map((inner, index) => readCall(reader, inner, [...at, index])),
      }
    }
    add('undecodable')
    return plainCall('delegatecall', call)
  }
  const change = decodeMigration(call.to, call.data)
  if (change) {
    add(riskOf(change))
    if (setsHandler(call.data)) add('handlerChange')
    return { kind: 'settings', change, via: call.to }
  }
  const message =
    official === 'SignMessageLib' ? decodeCall(methods.signMessage, call.data)?.[0] : undefined
  if (message) {
    add('unknownMessage')
    return { kind: 'signMessage', to: call.to, message }
  }
  // The first argument of `performCreate` and `performCreate2` is the value they take from the Safe
  // for the new contract, however the others are encoded.
  const paid =
    official === 'CreateCall' &&
    /^0x(?:4c8c9ea1|4847be6f)(.{64})/.exec(call.data.toLowerCase())?.[1]
  if (paid) return plainCall('delegatecall', { ...call, value: BigInt(`0x${paid}`) })
  add('untrustedDelegatecall')
  return plainCall('delegatecall', call)
}

const selectorOf = (data: Hex): Hex | null =>
  size(data) >= 4 ? (data.slice(0, 10).toLowerCase() as Hex) : null

const plainCall = (kind: 'call' | 'delegatecall', { to, value, data }: BatchCall): Effect => ({
  kind,
  to,
  raw: value,
  selector: selectorOf(data),
})

function riskOf({ type }: SettingsEffect): RiskId {
  switch (type) {
    case 'changeImplementation':
      return 'implementationChange'
    case 'enableModule':
    case 'disableModule':
      return 'moduleChange'
    case 'setGuard':
    case 'deleteGuard':
    case 'setModuleGuard':
    case 'deleteModuleGuard':
      return 'guardChange'
    case 'setFallbackHandler':
      return 'handlerChange'
    default:
      return 'settingsChange'
  }
}
