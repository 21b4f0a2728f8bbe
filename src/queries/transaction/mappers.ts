import { type Address, sameAddress, visibleName, visibleText } from '#base'
import type { Action, SettingsChange, TransactionItem, Transferred } from '#domain'
import type { CustomInfo, Erc20Transfer, Erc721Transfer, NativeCoinTransfer, SettingsChangeInfo, TransactionInfo, TransactionSummary } from '#gateway'
import { asAddress, toApp, toBigInt, toName, toParty, wordOf } from '../mappers.ts'
import { hashIn, safeIn } from './ids.ts'
import { statuses } from './statuses.ts'

function toTransferred(info: Erc20Transfer | Erc721Transfer | NativeCoinTransfer, isForeign: boolean): Transferred {
  if (info.type === 'ERC20') {
    const { tokenAddress, value, tokenSymbol, decimals, trusted, imitation } = info
    const raw = toBigInt(value)
    return {
      type: 'erc20',
      raw,
      token: asAddress(tokenAddress),
      symbol: visibleName(tokenSymbol),
      decimals: decimals ?? null,
      trusted: trusted !== false,
      // Anyone can move nothing between any two accounts, to leave an address that looks like a known one in the history.
      imitation: imitation === true || (isForeign && !raw),
    }
  }
  if (info.type === 'ERC721')
    return { type: 'erc721', id: toName(info.tokenId), token: asAddress(info.tokenAddress), name: visibleName(info.tokenName) ?? visibleName(info.tokenSymbol) }
  return info.type === 'NATIVE_COIN' ? { type: 'native', raw: toBigInt(info.value) } : { type: 'unknown' }
}

function toSettings({ settingsInfo, dataDecoded }: SettingsChangeInfo): SettingsChange {
  const unknown: SettingsChange = { type: 'unknown', method: toName(dataDecoded?.method) }
  switch (settingsInfo?.type) {
    case 'ADD_OWNER':
      return { type: 'addOwner', owner: toParty(settingsInfo.owner), threshold: settingsInfo.threshold }
    case 'REMOVE_OWNER':
      return { type: 'removeOwner', owner: toParty(settingsInfo.owner), threshold: settingsInfo.threshold }
    case 'SWAP_OWNER':
      return { type: 'swapOwner', from: toParty(settingsInfo.oldOwner), to: toParty(settingsInfo.newOwner) }
    case 'CHANGE_THRESHOLD':
      return { type: 'changeThreshold', threshold: settingsInfo.threshold }
    case 'CHANGE_IMPLEMENTATION':
      return { type: 'changeImplementation', implementation: toParty(settingsInfo.implementation) }
    case 'ENABLE_MODULE':
      return { type: 'enableModule', module: toParty(settingsInfo.module) }
    case 'DISABLE_MODULE':
      return { type: 'disableModule', module: toParty(settingsInfo.module) }
    case 'SET_GUARD':
      return { type: 'setGuard', guard: toParty(settingsInfo.guard) }
    case 'DELETE_GUARD':
      return { type: 'deleteGuard' }
    case 'SET_MODULE_GUARD':
      return { type: 'setModuleGuard', guard: toParty(settingsInfo.moduleGuard) }
    case 'DELETE_MODULE_GUARD':
      return { type: 'deleteModuleGuard' }
    case 'SET_FALLBACK_HANDLER':
      return { type: 'setFallbackHandler', handler: toParty(settingsInfo.handler) }
    default:
      return unknown
  }
}

/**
 * `safe` is the one that it is about: a row that contradicts itself is not shown as what it claims to be. `isForeign`: neither its owners
 * nor a module made it.
 */
export function toAction(info: TransactionInfo, safe?: Address, isForeign = false): Action {
  const isSafe = (one: { value: string }) => !safe || sameAddress(asAddress(one.value), safe)
  switch (info.type) {
    case 'Transfer':
    case 'SwapTransfer': {
      const what = toTransferred(info.transferInfo, isForeign)
      const [from, to] = [toParty(info.sender), toParty(info.recipient)]
      if (info.direction === 'INCOMING' && isSafe(info.recipient)) return { kind: 'receive', what, from }
      return info.direction === 'OUTGOING' && isSafe(info.sender) ? { kind: 'send', what, to } : { kind: 'transfer', what, from, to }
    }
    case 'SettingsChange':
      return { kind: 'settings', change: toSettings(info) }
    case 'Custom':
      if (info.isCancellation && isSafe(info.to) && isEmpty(info)) return { kind: 'reject' }
      if (info.methodName === 'multiSend') return { kind: 'batch', count: info.actionCount ?? 0, to: toParty(info.to) }
      return { kind: 'call', to: toParty(info.to), method: visibleName(info.methodName), value: toBigInt(info.value) }
    case 'Creation':
      return { kind: 'create', creator: toParty(info.creator), txHash: info.transactionHash }
    default:
      // Only the name of an unknown kind is validated.
      return { kind: 'other', type: info.type, description: typeof info.humanDescription === 'string' ? visibleName(info.humanDescription) : null }
  }
}

const isEmpty = ({ value, dataSize, methodName }: CustomInfo) => !toBigInt(value) && dataSize === '0' && !methodName

// The gateway's rows are never mutated, so each is mapped once: when a long list grows by a page, only the new rows are mapped.
const items = new WeakMap<TransactionSummary, TransactionItem>()

/** A row of the queue or the history; always the same object for the same row of the gateway. */
export function toItem(tx: TransactionSummary): TransactionItem {
  const item = items.get(tx) ?? mapItem(tx)
  items.set(tx, item)
  return item
}

/** A note keeps its lines; null if nothing of it is visible. */
export const toNote = (text: string | null | undefined): string | null => (text && visibleName(text) ? visibleText(text) : null)

function mapItem(tx: TransactionSummary): TransactionItem {
  const run = tx.executionInfo
  return {
    id: tx.id,
    at: tx.timestamp,
    status: wordOf(statuses, tx.txStatus, 'UNKNOWN'),
    action: toAction(tx.txInfo, safeIn(tx.id), !run),
    txHash: tx.txHash ?? null,
    multisig:
      run?.type === 'MULTISIG'
        ? {
            safeTxHash: hashIn(tx.id),
            nonce: run.nonce,
            required: run.confirmationsRequired,
            submitted: run.confirmationsSubmitted,
            missing: (run.missingSigners ?? []).map((signer) => asAddress(signer.value)),
          }
        : null,
    module: run?.type === 'MODULE' ? toParty(run.address) : null,
    note: toNote(tx.note),
    app: toApp(tx.safeAppInfo),
  }
}
