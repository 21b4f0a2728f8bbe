import { type Address, sameAddress, visibleName } from '#base'
import type { Action, Party, SettingsChange, TradeAction, Transferred } from '#domain'
import type {
  CustomInfo,
  Erc20Transfer,
  Erc721Transfer,
  NativeCoinTransfer,
  SettingsChangeInfo,
  SwapAndBridgeInfo,
  SwapInfo,
  SwapOrderInfo,
  TransactionInfo,
  TwapOrderInfo,
} from '#gateway'
import { asAddress, asHex, toBigInt, toName, toParty, wordOf } from '../mappers.ts'
import { toAmount } from './amounts.ts'

function toTransferred(
  info: Erc20Transfer | Erc721Transfer | NativeCoinTransfer,
  isForeign: boolean,
): Transferred {
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
      // Anyone can create zero-value transfers between any accounts, to place look-alike addresses
      // in the history.
      imitation: imitation === true || (isForeign && !raw),
    }
  }
  if (info.type === 'ERC721')
    return {
      type: 'erc721',
      id: toName(info.tokenId),
      token: asAddress(info.tokenAddress),
      name: visibleName(info.tokenName) ?? visibleName(info.tokenSymbol),
    }
  return info.type === 'NATIVE_COIN' && info.value != null
    ? { type: 'native', raw: toBigInt(info.value) }
    : { type: 'unknown' }
}

function toSettings({ settingsInfo, dataDecoded }: SettingsChangeInfo): SettingsChange {
  const unknown: SettingsChange = { type: 'unknown', method: toName(dataDecoded?.method) }
  switch (settingsInfo?.type) {
    case 'ADD_OWNER':
      return {
        type: 'addOwner',
        owner: toParty(settingsInfo.owner),
        threshold: settingsInfo.threshold,
      }
    case 'REMOVE_OWNER':
      return {
        type: 'removeOwner',
        owner: toParty(settingsInfo.owner),
        threshold: settingsInfo.threshold,
      }
    case 'SWAP_OWNER':
      return {
        type: 'swapOwner',
        from: toParty(settingsInfo.oldOwner),
        to: toParty(settingsInfo.newOwner),
      }
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
 * `safe` is the Safe it's about: a row that contradicts itself isn't shown as what it claims to be.
 * `isForeign`: made by neither its owners nor a module.
 */
export function toAction(info: TransactionInfo, safe?: Address, isForeign = false): Action {
  const isSafe = (one: { value: string }) => !safe || sameAddress(asAddress(one.value), safe)
  switch (info.type) {
    case 'Transfer':
    case 'SwapTransfer': {
      const what = toTransferred(info.transferInfo, isForeign)
      const [from, to] = [toParty(info.sender), toParty(info.recipient)]
      if (info.direction === 'INCOMING' && isSafe(info.recipient))
        return { kind: 'receive', what, from }
      return info.direction === 'OUTGOING' && isSafe(info.sender)
        ? { kind: 'send', what, to }
        : { kind: 'transfer', what, from, to }
    }
    case 'SettingsChange':
      return { kind: 'settings', change: toSettings(info) }
    case 'Custom':
      if (info.isCancellation && isSafe(info.to) && isEmpty(info)) return { kind: 'reject' }
      if (info.methodName === 'multiSend')
        return { kind: 'batch', count: info.actionCount ?? 0, to: toParty(info.to) }
      return {
        kind: 'call',
        to: toParty(info.to),
        method: visibleName(info.methodName),
        value: info.value == null ? null : toBigInt(info.value),
      }
    case 'Creation':
      return { kind: 'create', creator: toParty(info.creator), txHash: asHex(info.transactionHash) }
    case 'SwapOrder':
    case 'TwapOrder':
      return toOrder(info, safe)
    case 'Swap':
    case 'SwapAndBridge':
      return toExchange(info, safe)
    case 'NativeStakingDeposit':
      return {
        kind: 'stake',
        type: 'deposit',
        amount: toAmount(info.value, info.tokenInfo),
        validators: info.numValidators,
      }
    case 'NativeStakingValidatorsExit':
      return {
        kind: 'stake',
        type: 'exit',
        amount: toAmount(info.value, info.tokenInfo),
        validators: info.numValidators,
      }
    case 'NativeStakingWithdraw':
      return {
        kind: 'stake',
        type: 'withdrawal',
        amount: toAmount(info.value, info.tokenInfo),
        validators: info.validators.length,
      }
    case 'VaultDeposit':
    case 'VaultRedeem': {
      const vault = {
        address: asAddress(info.vaultInfo.address),
        name: visibleName(info.vaultInfo.name),
      }
      return {
        kind: 'vault',
        direction: info.type === 'VaultDeposit' ? 'deposit' : 'redeem',
        amount: toAmount(info.value, info.tokenInfo),
        vault,
      }
    }
    default:
      return toOther(info)
  }
}

/** A kind that this version doesn't know. Only its name is validated. */
const toOther = ({
  type,
  humanDescription,
}: {
  type: string
  humanDescription?: unknown
}): Action => ({
  kind: 'other',
  type,
  description: typeof humanDescription === 'string' ? visibleName(humanDescription) : null,
})

const sides = ['buy', 'sell'] as const

/** The recipient of the bought tokens, unless it's the Safe: named in the title. */
const elsewhere = (receiver: Party, safe: Address | undefined): Party | null =>
  safe && sameAddress(receiver.address, safe) ? null : receiver

function toOrder(info: SwapOrderInfo | TwapOrderInfo, safe: Address | undefined): TradeAction {
  return {
    kind: 'trade',
    side: wordOf(sides, info.kind, 'unknown'),
    sell: toAmount(info.sellAmount, info.sellToken),
    buy: toAmount(info.buyAmount, info.buyToken),
    parts: info.type === 'TwapOrder' ? Number(info.numberOfParts) : null,
    isFilled: info.status === 'fulfilled',
    to: elsewhere(
      { address: asAddress(info.receiver ?? info.owner), name: null },
      safe ?? asAddress(info.owner),
    ),
    toChain: null,
  }
}

function toExchange(info: SwapInfo | SwapAndBridgeInfo, safe: Address | undefined): TradeAction {
  const bridge = info.type === 'SwapAndBridge' ? info : undefined
  return {
    kind: 'trade',
    side: 'unknown',
    sell: toAmount(info.fromAmount, info.fromToken),
    buy: info.toToken && info.toAmount ? toAmount(info.toAmount, info.toToken) : null,
    parts: null,
    isFilled: !bridge || bridge.status === 'DONE',
    to: elsewhere(toParty(info.recipient), safe),
    toChain: bridge ? toName(bridge.toChain) : null,
  }
}

const isEmpty = ({ value, dataSize, methodName }: CustomInfo) =>
  value === '0' && dataSize === '0' && !methodName
