import { type Address, sameAddress, type SafeRef } from '#base'
import type { Delegate } from '#domain'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'

/** A delegate as it is typed. */
export interface DelegateForm {
  typed: string
  label: string
  /** Where it may propose. */
  scope: 'safe' | 'chain'
}

export const emptyDelegateForm: DelegateForm = { typed: '', label: '', scope: 'safe' }

/** Parses a saved form; undefined if it's invalid. */
export function readDelegateForm(value: unknown): DelegateForm | undefined {
  const { typed, label, scope } = (value ?? {}) as Record<string, unknown>
  return typeof typed === 'string' &&
    typeof label === 'string' &&
    (scope === 'safe' || scope === 'chain')
    ? { typed, label, scope }
    : undefined
}

/** Characters of a label that services take. */
export const longestLabel = 50

/**
 * `owner`: may propose as it is. `same`: a delegate of this account already, there or everywhere.
 */
export type DelegateProblem =
  | AddressProblem
  | { why: 'otherChain'; network: string }
  | { why: 'itself' | 'owner' | 'same' }

export interface DelegateCheck {
  address?: DelegateProblem
  label?: 'empty' | 'tooLong'
  /** The delegate to add; undefined while there's a problem or a lookup. */
  ready?: Omit<Delegate, 'delegator'>
}

export interface DelegateContext {
  at: SafeRef
  found: FoundAddress
  owners: readonly Address[]
  /** The existing delegates. */
  delegates: readonly Delegate[]
  /** The owner who adds it. */
  account: Address | undefined
}

/** Checks a new delegate of the connected owner. */
export function checkDelegate(form: DelegateForm, context: DelegateContext): DelegateCheck {
  const { at, found } = context
  const address = problemOf(form, context)
  const label = form.label.trim()
  const labelProblem =
    label === '' ? 'empty' : [...label].length > longestLabel ? 'tooLong' : undefined
  return {
    ...(address && { address }),
    ...(labelProblem && { label: labelProblem }),
    ...(!address &&
      !labelProblem &&
      found.status === 'usable' && {
        ready: { safe: form.scope === 'safe' ? at.address : null, delegate: found.address, label },
      }),
  }
}

function problemOf(
  { scope }: DelegateForm,
  { at, found, owners, delegates, account }: DelegateContext,
): DelegateProblem | undefined {
  if (found.status === 'wrong') return found.problem
  if (found.status === 'pending') return undefined
  const { address, chain } = found
  if (chain && chain.chainId !== at.chainId) return { why: 'otherChain', network: chain.name }
  if (sameAddress(address, at.address)) return { why: 'itself' }
  if (owners.some((one) => sameAddress(one, address))) return { why: 'owner' }
  const isThere = delegates.some(
    (one) =>
      sameAddress(one.delegate, address) &&
      sameAddress(one.delegator, account) &&
      (one.safe === null || scope === 'safe'),
  )
  return isThere ? { why: 'same' } : undefined
}
