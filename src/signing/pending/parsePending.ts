import { isAddressLike, isChainId, isHexBytes, isHexWord, isTaskId, isUint256 } from '#base'
import type { OffchainMessage, SafeTx } from '#domain'
import type {
  ConfirmationState,
  Entry,
  ExecutionState,
  PendingEntry,
  PendingSent,
  Proposal,
} from './pendingEntry.ts'

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export function wholeEntry(value: unknown, drop: () => void): PendingEntry[] {
  const entries = parseEntry(value)
  if (entries.length === 0) drop()
  return entries
}

function parseEntry(value: unknown): PendingEntry[] {
  const {
    kind,
    at: where,
    by,
    since,
    state,
    signature,
    safeTxHash,
    txHash,
    messageHash,
    ...rest
  } = asRecord(value)
  const { chainId, address } = asRecord(where)
  if (
    !isChainId(chainId) ||
    !isAddressLike(address) ||
    !isAddressLike(by) ||
    typeof since !== 'number'
  )
    return []
  const entry: Entry = { at: { chainId, address }, by, since }
  if (kind === 'execute' || kind === 'approve') {
    const known = parseExecution(state)
    if (!isHexWord(safeTxHash) || !known) return []
    const { task, emits } = rest
    const isRelayed = kind === 'execute' && isTaskId(task)
    const sent = {
      ...entry,
      safeTxHash,
      ...(isRelayed && { task }),
      ...(emits === true && { emits: true as const }),
      state: known,
    }
    return isHexWord(txHash) || (isRelayed && txHash === null)
      ? [{ kind, ...sent, txHash } as PendingSent]
      : []
  }
  const known = parseConfirmation(state)
  if (!isHexBytes(signature) || !known) return []
  const signed = { ...entry, signature, ...parseProposal(rest['proposal']), state: known }
  if (kind === 'message') {
    const message = parseMessage(rest['message'])
    return isHexWord(messageHash) && message !== undefined
      ? [{ kind, ...signed, messageHash, message }]
      : []
  }
  const tx = parseTx(rest['tx'])
  return kind === 'confirm' && isHexWord(safeTxHash) && tx
    ? [{ kind, ...signed, safeTxHash, tx }]
    : []
}

function parseProposal(value: unknown): { proposal?: Proposal } {
  if (value === undefined) return {}
  const { origin, asDelegate } = asRecord(value)
  return {
    proposal: {
      origin: typeof origin === 'string' ? origin : null,
      ...(asDelegate === true && { asDelegate }),
    },
  }
}

function parseMessage(value: unknown): OffchainMessage | undefined {
  if (typeof value === 'string') return value
  const { domain, types, primaryType, message } = asRecord(value)
  const isWhole =
    [domain, types, message].every((part) => typeof part === 'object' && part !== null) &&
    typeof primaryType === 'string'
  return isWhole ? (value as OffchainMessage) : undefined
}

function parseConfirmation(value: unknown): ConfirmationState | undefined {
  const { status, why, detail, isUnchecked } = asRecord(value)
  if (status === 'submitted') return { status }
  if (status === 'submitting') return { status, ...(isUnchecked === true && { isUnchecked }) }
  if (status !== 'unsubmitted') return undefined
  return {
    status,
    why: why === 'declined' || why === 'changed' || why === 'unchecked' ? why : 'unreachable',
    ...(typeof detail === 'string' ? { detail } : {}),
  }
}

function parseExecution(value: unknown): ExecutionState | undefined {
  const { status, slow, nonce, inner } = asRecord(value)
  if (status === 'processing')
    return {
      status,
      ...(slow === true ? { slow } : {}),
      ...(typeof nonce === 'number' ? { nonce } : {}),
    }
  if (status === 'executed')
    return { status, inner: inner === 'failure' || inner === 'success' ? inner : 'unknown' }
  return status === 'reverted' ||
    status === 'unreported' ||
    status === 'replaced' ||
    status === 'dropped' ||
    status === 'notRelayed'
    ? { status }
    : undefined
}

function parseTx(value: unknown): SafeTx | undefined {
  const { to, data, operation, gasToken, refundReceiver, ...numbers } = asRecord(value)
  const { value: amount, safeTxGas, baseGas, gasPrice, nonce } = numbers
  if (
    !isAddressLike(to) ||
    !isHexBytes(data) ||
    (operation !== 0 && operation !== 1) ||
    !isAddressLike(gasToken) ||
    !isAddressLike(refundReceiver)
  )
    return undefined
  if (
    !isUint256(amount) ||
    !isUint256(safeTxGas) ||
    !isUint256(baseGas) ||
    !isUint256(gasPrice) ||
    !isUint256(nonce)
  )
    return undefined
  return {
    to,
    data,
    operation,
    gasToken,
    refundReceiver,
    value: BigInt(amount),
    safeTxGas: BigInt(safeTxGas),
    baseGas: BigInt(baseGas),
    gasPrice: BigInt(gasPrice),
    nonce: BigInt(nonce),
  }
}
