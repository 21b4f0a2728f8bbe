import { queryOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import { type ConfirmationView, type Gateway, previewTransaction, type TransactionInfo, type TransactionPreview } from '#gateway'
import { toDecoded } from './decoded.ts'
import type { Action, Decoding } from '#domain'
import { type PartedOrder, type SwapOrder, toPartedOrder, toSwapOrder } from './orders.ts'
import { safeKey } from '../safe/safe.ts'
import { type StakeDeposit, type StakeExit, type StakeWithdrawal, toStakeDeposit, toStakeExit, toStakeWithdrawal } from './stakes.ts'
import { asAddress, toAction } from '../mappers.ts'

/** What a call would be, in the gateway's words. One shape for gateways of all ages. */
export type Meaning =
  | { kind: 'action'; action: Action }
  | { kind: 'swap'; order: SwapOrder }
  | { kind: 'partedSwap'; order: PartedOrder }
  | { kind: 'stake'; stake: StakeDeposit }
  | { kind: 'stakeExit'; stake: StakeExit }
  | { kind: 'stakeWithdrawal'; stake: StakeWithdrawal }

export interface Preview {
  meaning: Meaning
  decoded: Decoding | null
  /** Whether a delegate call goes to a contract that the gateway trusts; null where it does not tell. */
  trustedTarget: boolean | null
}

/** What somebody is about to propose. */
export interface Draft {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
}

/** Lets the gateway say what a draft would do, before it is proposed. */
export const previewQuery = (gateway: Gateway, at: SafeRef, draft: Draft) =>
  queryOptions({
    queryKey: [...safeKey(at), 'preview', { ...draft, value: draft.value.toString() }] as const,
    queryFn: ({ signal }) =>
      previewTransaction(gateway, { path: { chainId: at.chainId, safeAddress: at.address }, body: { ...draft, value: draft.value.toString() }, signal }),
    select: (answer) => toPreview(answer, draft),
  })

/** An answer with `txInfo` is of today's gateways, one with `type` of older ones. */
export const toPreview = (answer: TransactionPreview | ConfirmationView, draft: Draft): Preview =>
  'txInfo' in answer
    ? { meaning: toMeaning(answer.txInfo), decoded: toDecoded(answer.txData.dataDecoded), trustedTarget: answer.txData.trustedDelegateCallTarget ?? null }
    : { meaning: toOldMeaning(answer, draft), decoded: toDecoded(answer), trustedTarget: null }

export function toMeaning(info: TransactionInfo): Meaning {
  switch (info.type) {
    case 'SwapOrder':
      return { kind: 'swap', order: toSwapOrder(info) }
    case 'TwapOrder':
      return { kind: 'partedSwap', order: toPartedOrder(info) }
    case 'NativeStakingDeposit':
      return { kind: 'stake', stake: toStakeDeposit(info) }
    case 'NativeStakingValidatorsExit':
      return { kind: 'stakeExit', stake: toStakeExit(info) }
    case 'NativeStakingWithdraw':
      return { kind: 'stakeWithdrawal', stake: toStakeWithdrawal(info) }
    default:
      return { kind: 'action', action: toAction(info) }
  }
}

function toOldMeaning(view: ConfirmationView, draft: Draft): Meaning {
  switch (view.type) {
    case 'COW_SWAP_ORDER':
      return { kind: 'swap', order: toSwapOrder(view) }
    case 'COW_SWAP_TWAP_ORDER':
      return { kind: 'partedSwap', order: toPartedOrder(view) }
    case 'KILN_NATIVE_STAKING_DEPOSIT':
      return { kind: 'stake', stake: toStakeDeposit(view) }
    case 'KILN_NATIVE_STAKING_VALIDATORS_EXIT':
      return { kind: 'stakeExit', stake: toStakeExit(view) }
    case 'KILN_NATIVE_STAKING_WITHDRAW':
      return { kind: 'stakeWithdrawal', stake: toStakeWithdrawal(view) }
    default:
      return { kind: 'action', action: genericAction(toDecoded(view), draft) }
  }
}

/** Older gateways give a method and its parameters and no more; who is called and with how much stands in the draft. */
function genericAction(decoded: Decoding | null, { to, value }: Draft): Action {
  const party = { address: asAddress(to), name: null }
  const calls = decoded?.parameters.flatMap((parameter) => parameter.calls) ?? []
  if (decoded?.method === 'multiSend') return { kind: 'batch', count: calls.length, to: party }
  return { kind: 'call', to: party, method: decoded?.method ?? null, value }
}
