import { readable, shortAddress, shortItemId, toDecimal, withSymbol } from '#base'
import type { Action, Party, SettingsChange, TradeAction, Transferred } from '#domain'
import { actionParty } from '#safe'
import type { Text, TextValues } from '#ui'
import type { sharedText } from '#screens/core/text'
import {
  actionAmount,
  type ActionAmount,
  type ActionToken,
  amountIn,
  type NativeToken,
  unknownNative,
} from './actionAmount.ts'

type SharedId = keyof (typeof sharedText)['english']

/** A transaction's action as a sentence with placeholders: `Send {amount} to {party}`. */
export interface Sentence {
  id: SharedId
  values: TextValues
  /** The other account: the recipient, the sender, or the account whose rights change. */
  party?: Party | undefined
  /** The account that money comes from, or that is replaced. */
  from?: Party | undefined
  amount?: ActionAmount | undefined
  /** The token on the other side of a trade. */
  token?: ActionToken | undefined
  /** Set if the sentence is about what a rejection rejects; `past`: it was executed. */
  rejected?: 'past' | 'now' | undefined
}

export interface SentenceOptions {
  nonce?: number | undefined
  /** Whether it was executed: then it is in the past tense. */
  isDone?: boolean | undefined
  native?: NativeToken | undefined
}

export function sentenceOf(
  action: Action,
  { nonce, isDone = false, native = unknownNative }: SentenceOptions = {},
): Sentence {
  const tense = { tense: isDone ? 'past' : 'now' }
  const party = actionParty(action)
  const amount = actionAmount(action, native)
  switch (action.kind) {
    case 'send':
    case 'receive':
    case 'transfer':
      return {
        ...transferred(action.kind, action.what, tense),
        party,
        amount,
        from: action.kind === 'transfer' ? action.from : undefined,
      }
    case 'settings':
      return {
        id: `change.${action.change.type}`,
        values: {
          ...tense,
          count: 'threshold' in action.change ? action.change.threshold : 0,
        },
        party,
        from: action.change.type === 'swapOwner' ? action.change.from : undefined,
      }
    case 'reject':
      if (action.rejects)
        return { ...sentenceOf(action.rejects, { native }), rejected: isDone ? 'past' : 'now' }
      return nonce === undefined
        ? { id: 'action.reject', values: tense }
        : { id: 'action.rejectOf', values: { ...tense, nonce } }
    case 'batch':
      return { id: 'action.batch', values: { ...tense, count: action.count } }
    case 'call':
      return {
        id: `action.call${action.method ? 'Method' : ''}${amount ? 'With' : ''}`,
        values: { ...tense, method: action.method ?? '' },
        party,
        amount,
      }
    case 'create':
      return { id: 'action.create', values: {}, party }
    case 'trade':
      return trade(action, isDone)
    case 'stake':
      return {
        id: `action.stake.${action.type}`,
        values: { ...tense, count: action.validators },
        amount: amountIn(action.amount),
      }
    case 'vault':
      return {
        id: `action.vault.${action.direction}`,
        values: tense,
        party,
        amount: amountIn(action.amount),
      }
    case 'unreadable':
      return { id: 'action.unreadable', values: {} }
    case 'other':
      return action.description === null
        ? { id: 'action.otherKind', values: { type: action.type } }
        : { id: 'action.other', values: { type: action.description } }
  }
}

function transferred(
  kind: 'send' | 'receive' | 'transfer',
  what: Transferred,
  tense: TextValues,
): Pick<Sentence, 'id' | 'values'> {
  if (what.type === 'erc721')
    return {
      id: `action.${kind}Nft`,
      values: {
        ...tense,
        name: what.name?.trim() || shortAddress(what.token),
        id: shortItemId(what.id),
      },
    }
  return { id: what.type === 'unknown' ? `action.${kind}Unknown` : `action.${kind}`, values: tense }
}

/** An order that was executed is only an order until it is filled. */
function trade(
  { side, sell, buy, parts, isFilled, to, toChain }: TradeAction,
  isDone: boolean,
): Sentence {
  const tense = isDone ? (isFilled ? 'past' : 'ordered') : 'now'
  const [given, gotten] = [amountIn(sell), buy && amountIn(buy)]
  const values = {
    tense,
    parts: parts ?? 0,
    split: parts === null ? 'no' : 'yes',
    to: to ? 'other' : 'self',
    network: toChain ?? '',
  }
  const rest = { values, party: to ?? undefined }
  if (toChain !== null) return { id: 'action.trade.bridge', ...rest, amount: given }
  if (side === 'buy' && gotten)
    return { id: 'action.trade.buy', ...rest, amount: gotten, token: given }
  return {
    id: side === 'sell' ? 'action.trade.sell' : 'action.trade.swap',
    ...rest,
    amount: given,
    token: gotten ?? { symbol: '?', isUnlisted: false },
  }
}

/** The sentence as text. `nameOf` returns an account's name. */
export function sentenceText(
  text: Text<SharedId>,
  { id, values, party, from, amount, token, rejected }: Sentence,
  nameOf: (party: Party) => string,
): string {
  const words = text(id, {
    ...values,
    ...(party && { party: nameOf(party) }),
    ...(from && { from: nameOf(from) }),
    ...(amount && { amount: amountText(amount, text.locale) }),
    ...(token && { token: token.symbol }),
  })
  return rejectedText(text, rejected, words)
}

/** What is rejected, as the sentence of its rejection: `Reject: Send 12 ETH to Dave`. */
export const rejectedText = (
  text: Text<SharedId>,
  rejected: Sentence['rejected'],
  action: string,
): string => (rejected ? text('action.rejects', { tense: rejected, action }) : action)

const amountText = ({ raw, decimals, symbol }: ActionAmount, locale: string): string =>
  withSymbol(readable(toDecimal(raw, decimals), locale), symbol)

/** A settings change decoded from the call data, without the accounts that it is about. */
export const settingsTitle = (
  text: Text<SharedId>,
  change:
    | { type: Exclude<SettingsChange['type'], 'changeThreshold'> }
    | { type: 'changeThreshold'; threshold: number },
): string =>
  change.type === 'changeThreshold'
    ? text('settings.changeThreshold', { count: change.threshold })
    : text(`settings.${change.type}`)
