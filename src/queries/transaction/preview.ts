import { queryOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import type { Action, Decoding, Intent } from '#domain'
import {
  type ConfirmationView,
  type Gateway,
  previewTransaction,
  type TransactionInfo,
  type TransactionPreview,
} from '#gateway'
import { asAddress } from '../mappers.ts'
import { toDecoded } from './decoded.ts'
import { toAction } from './toAction.ts'
import { toIntent } from './intents.ts'
import { toSwapOrder, toTwapOrder } from './orders.ts'
import { toStakeDeposit, toStakeExit, toStakeWithdrawal } from './stakes.ts'
import { safeKey } from '../safe/keys.ts'

/** A call's effects as reported by the gateway; the same shape for all gateway versions. */
export type TransactionIntent = { kind: 'action'; action: Action } | Intent

export interface Preview {
  intent: TransactionIntent
  decoded: Decoding | null
  /** Whether the gateway trusts the target of a delegate call; null if it doesn't report that. */
  trustedTarget: boolean | null
}

/** A transaction about to be proposed. */
export interface Draft {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
}

/** A draft's effects, according to the gateway. */
export const previewQuery = (gateway: Gateway, at: SafeRef, draft: Draft) =>
  queryOptions({
    queryKey: [...safeKey(at), 'preview', { ...draft, value: draft.value.toString() }] as const,
    queryFn: ({ signal }) =>
      previewTransaction(gateway, {
        path: { chainId: at.chainId, safeAddress: at.address },
        body: { ...draft, value: draft.value.toString() },
        signal,
      }),
    select: (response) => toPreview(response, draft),
  })

/** Current gateways return `txInfo`, older ones `type`. */
export const toPreview = (response: TransactionPreview | ConfirmationView, draft: Draft): Preview =>
  'txInfo' in response
    ? {
        intent: toTransactionIntent(response.txInfo),
        decoded: toDecoded(response.txData.dataDecoded),
        trustedTarget: response.txData.trustedDelegateCallTarget ?? null,
      }
    : { intent: toIntentOfView(response, draft), decoded: toDecoded(response), trustedTarget: null }

export const toTransactionIntent = (info: TransactionInfo): TransactionIntent =>
  toIntent(info) ?? { kind: 'action', action: toAction(info) }

function toIntentOfView(view: ConfirmationView, draft: Draft): TransactionIntent {
  switch (view.type) {
    case 'COW_SWAP_ORDER':
      return { kind: 'swap', order: toSwapOrder(view) }
    case 'COW_SWAP_TWAP_ORDER':
      return { kind: 'twap', order: toTwapOrder(view) }
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

/**
 * Older gateways return only a method and its parameters; recipient and value come from the draft.
 */
function genericAction(decoded: Decoding | null, { to, value }: Draft): Action {
  const party = { address: asAddress(to), name: null }
  const calls = decoded?.parameters.flatMap((parameter) => parameter.calls) ?? []
  if (decoded?.method === 'multiSend') return { kind: 'batch', count: calls.length, to: party }
  return { kind: 'call', to: party, method: decoded?.method ?? null, value }
}
