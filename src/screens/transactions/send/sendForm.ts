import { type Address, isAddressLike, sameAddress, type SafeRef, zeroAddress } from '#base'
import type { Asset } from '#domain'
import type { Contact } from '#screens/core/names'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'
import { checkNonce, type KnownNonces, type NonceCheck } from './checkNonce.ts'
import { type AmountProblem, readTypedAmount } from './readTypedAmount.ts'

/** One payment as it is typed. */
export interface PaymentForm {
  /** Distinguishes rows that are added and removed. */
  key: number
  to: string
  /** The token's address; the zero address is the native coin. */
  token: Address
  /** Whether the user chose it, so that a contact's default token doesn't replace it. */
  isTokenChosen?: boolean | undefined
  /** The token before a contact's default token replaced it; restored for another recipient. */
  tokenBefore?: Address | undefined
  amount: string
}

export interface SendForm {
  payments: readonly PaymentForm[]
  note: string
  /** Empty: the recommended one. */
  nonce: string
}

/** Parses a saved form; undefined if it's invalid. */
export function readSendForm(value: unknown): SendForm | undefined {
  const { payments, note, nonce } = (value ?? {}) as Record<string, unknown>
  if (
    !Array.isArray(payments) ||
    payments.length === 0 ||
    typeof note !== 'string' ||
    typeof nonce !== 'string'
  )
    return undefined
  const isPayment = ({ key, to, token, tokenBefore, amount }: Record<string, unknown>) =>
    Number.isSafeInteger(key) &&
    typeof to === 'string' &&
    isAddressLike(token) &&
    (tokenBefore === undefined || isAddressLike(tokenBefore)) &&
    typeof amount === 'string'
  return payments.every(
    (one: unknown) =>
      typeof one === 'object' && one !== null && isPayment(one as Record<string, unknown>),
  )
    ? { payments: payments as PaymentForm[], note, nonce }
    : undefined
}

/** Characters of a note. Some gateways cut longer ones. */
export const longestNote = 60

/** What is sent to whom; `raw` in the smallest unit. */
export interface Payment {
  to: Address
  asset: Asset
  raw: bigint
}

export type RecipientProblem =
  | AddressProblem
  | { why: 'itself' | 'tokenContract' }
  | { why: 'otherChain'; network: string }

export interface PaymentCheck {
  recipient?: RecipientProblem
  amount?: AmountProblem
  /** Set if the Safe no longer holds any of it. */
  token?: 'notHeld'
  /** In the smallest unit, after the payments before it; undefined for an unknown token. */
  available?: bigint
  asset?: Asset
  /** Warnings. */
  isUnknown?: boolean
}

export interface SendCheck {
  payments: readonly PaymentCheck[]
  note?: 'tooLong'
  nonce: NonceCheck
  /** All payments, once nothing is wrong with any of them. */
  complete?: readonly Payment[]
  /** What would be sent; undefined while something is wrong or still being looked up. */
  ready?: { payments: readonly Payment[]; note: string | null; nonce: bigint }
}

export interface SendContext {
  at: SafeRef
  /** The Safe's assets. */
  assets: readonly Asset[]
  /** Input for each recipient, in their order. */
  found: readonly FoundAddress[]
  contacts: readonly Contact[]
  /** Safes that the user owns or added. */
  safes: readonly SafeRef[]
  nonces: KnownNonces | undefined
}

/** Tokens of which an amount can be sent. */
export const sendable = (assets: readonly Asset[]): readonly Asset[] =>
  assets.filter(({ type, raw }) => (type === 'native' || type === 'erc20') && raw > 0n)

const isOf = (asset: Asset, token: Address) =>
  asset.type === 'native' ? sameAddress(token, zeroAddress) : sameAddress(asset.token, token)

/** The token's address in the form. */
export const tokenOf = (asset: Asset): Address =>
  asset.type === 'native' ? zeroAddress : asset.token

/**
 * A token that the Safe doesn't hold isn't offered. With an amount it stays anyway: otherwise, the
 * amount would apply to another token.
 */
export function withHeldTokens(form: SendForm, held: readonly Asset[]): SendForm {
  const [first] = held
  if (!first) return form
  const isHeld = (token: Address) => held.some((one) => sameAddress(tokenOf(one), token))
  return {
    ...form,
    payments: form.payments.map((one) =>
      isHeld(one.token) || one.amount.trim() !== '' ? one : { ...one, token: tokenOf(first) },
    ),
  }
}

/** Checks the input against what the Safe holds, and the recipients against all named accounts. */
export function checkSend(
  form: SendForm,
  { at, assets, found, contacts, safes, nonces }: SendContext,
): SendCheck {
  const spent = new Map<Asset, bigint>()
  const all = form.payments.map(
    ({ token, amount }, index): { check: PaymentCheck; payment?: Payment } => {
      const recipient = found[index]
      const asset = sendable(assets).find((one) => isOf(one, token))
      const available = asset && asset.raw - (spent.get(asset) ?? 0n)
      const typed = readTypedAmount(amount, asset?.decimals ?? 0, available)
      const to = recipient?.status === 'usable' ? recipient.address : undefined
      const problem = recipient && recipientProblem(recipient, at, asset)
      const lookAlike = recipient?.status === 'usable' ? recipient.lookAlike : undefined
      const isCopy = lookAlike !== undefined && !lookAlike.isReported
      const isKnown =
        to !== undefined &&
        (contacts.some((one) => sameAddress(one.address, to)) ||
          safes.some((one) => sameAddress(one.address, to)))
      const check: PaymentCheck = {
        ...(problem && { recipient: problem }),
        ...(asset && 'problem' in typed && { amount: typed.problem }),
        ...(!asset && assets.length > 0 && { token: 'notHeld' }),
        ...(available !== undefined && { available: available > 0n ? available : 0n }),
        ...(asset && { asset }),
        ...(to && !problem && !isCopy && !isKnown && { isUnknown: true }),
      }
      if (asset && 'raw' in typed) spent.set(asset, (spent.get(asset) ?? 0n) + typed.raw)
      return to && !problem && asset && 'raw' in typed
        ? { check, payment: { to, asset, raw: typed.raw } }
        : { check }
    },
  )
  const payments = all.flatMap(({ payment }) => payment ?? [])
  const note = form.note.trim()
  const isTooLong = [...note].length > longestNote
  const nonce = checkNonce(form.nonce, nonces)
  const isComplete = payments.length === form.payments.length && payments.length > 0
  return {
    payments: all.map(({ check }) => check),
    nonce,
    ...(isTooLong && { note: 'tooLong' }),
    ...(isComplete && { complete: payments }),
    ...(isComplete &&
      !isTooLong &&
      nonce.nonce !== undefined && { ready: { payments, note: note || null, nonce: nonce.nonce } }),
  }
}

function recipientProblem(
  found: FoundAddress,
  { chainId, address }: SafeRef,
  asset: Asset | undefined,
): RecipientProblem | undefined {
  if (found.status === 'wrong') return found.problem
  if (found.status !== 'usable') return undefined
  if (found.chain && found.chain.chainId !== chainId)
    return { why: 'otherChain', network: found.chain.name }
  if (sameAddress(found.address, address)) return { why: 'itself' }
  return asset?.type === 'erc20' &&
    isAddressLike(asset.token) &&
    sameAddress(found.address, asset.token)
    ? { why: 'tokenContract' }
    : undefined
}
