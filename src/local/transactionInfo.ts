import { size } from 'viem'
import { type Address, type Hex, isHexBytes, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import type { SafeTx } from '#domain'
import type { SettingsInfo, TransactionInfo } from '#gateway'
import { decodeMethodText, decodeTransaction, type Effect, type SettingsEffect } from '#safe'
import type { Moved } from './rows.ts'
import { transferInfo } from './transferInfo.ts'
import { infoOf } from './wire.ts'

/** A transaction as owners signed it, in the words of the gateway's wire format. */
export async function transactionInfo(
  client: ChainClient,
  at: SafeRef,
  tx: SafeTx,
  listed: readonly Address[],
): Promise<TransactionInfo> {
  const { effect } = decodeTransaction(tx, at.address)
  const moved = movedBy(effect, at.address)
  if (moved) return transferInfo(client, at, moved, listed)
  const settings = effect.kind === 'settings' && settingsInfo(effect.change)
  const dataDecoded = decodeMethodText(tx.data)
  if (settings && dataDecoded)
    return { type: 'SettingsChange', dataDecoded, settingsInfo: settings }
  return {
    type: 'Custom',
    to: infoOf(tx.to),
    dataSize: String(size(tx.data)),
    value: String(tx.value),
    methodName: dataDecoded?.method ?? null,
    actionCount: effect.kind === 'batch' ? effect.effects.length : null,
    isCancellation: effect.kind === 'reject',
  }
}

/** The coin or token that a transaction sends, if that's all it does. */
function movedBy(effect: Effect, safe: Address): Moved | undefined {
  switch (effect.kind) {
    case 'native':
      return { from: safe, to: effect.to, token: null, raw: effect.raw, isCollectible: false }
    case 'erc20':
      return { ...effect, from: safe, isCollectible: false }
    case 'erc721':
      return { ...effect, raw: effect.id, isCollectible: true }
    default:
      return undefined
  }
}

function settingsInfo(change: SettingsEffect): SettingsInfo {
  switch (change.type) {
    case 'addOwner':
      return { type: 'ADD_OWNER', owner: infoOf(change.owner), threshold: change.threshold }
    case 'removeOwner':
      return { type: 'REMOVE_OWNER', owner: infoOf(change.owner), threshold: change.threshold }
    case 'swapOwner':
      return {
        type: 'SWAP_OWNER',
        oldOwner: infoOf(change.from),
        newOwner: infoOf(change.to),
      }
    case 'changeThreshold':
      return { type: 'CHANGE_THRESHOLD', threshold: change.threshold }
    case 'changeImplementation':
      return { type: 'CHANGE_IMPLEMENTATION', implementation: infoOf(change.implementation) }
    case 'enableModule':
      return { type: 'ENABLE_MODULE', module: infoOf(change.module) }
    case 'disableModule':
      return { type: 'DISABLE_MODULE', module: infoOf(change.module) }
    case 'setGuard':
      return { type: 'SET_GUARD', guard: infoOf(change.guard) }
    case 'deleteGuard':
      return { type: 'DELETE_GUARD' }
    case 'setModuleGuard':
      return { type: 'SET_MODULE_GUARD', moduleGuard: infoOf(change.guard) }
    case 'deleteModuleGuard':
      return { type: 'DELETE_MODULE_GUARD' }
    case 'setFallbackHandler':
      return { type: 'SET_FALLBACK_HANDLER', handler: infoOf(change.handler) }
  }
}

/** An origin's note and app, as in proposals; what can't be read is left out. */
export function readOrigin(origin: string | null): {
  note: string | null
  safeAppInfo: { name: string; url: string; logoUri: null } | null
} {
  try {
    const { name, url, note } = JSON.parse(origin ?? '{}') as Record<string, unknown>
    return {
      note: typeof note === 'string' ? note : null,
      safeAppInfo:
        typeof name === 'string' && typeof url === 'string' ? { name, url, logoUri: null } : null,
    }
  } catch {
    return { note: null, safeAppInfo: null }
  }
}

export const isHash = (text: string): text is Hex => isHexBytes(text, 32)
