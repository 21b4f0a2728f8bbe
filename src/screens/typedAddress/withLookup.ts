import type { AddressProblem, TypedAddress } from './readTypedAddress.ts'
import type { NameLookup } from './useNameLookup.ts'

export type FoundAddress =
  | Extract<TypedAddress, { status: 'usable' | 'wrong' }>
  /** The name is being looked up, or couldn't be, or isn't on the chain. */
  | PendingName

export interface PendingName {
  status: 'pending'
  name: string
  lookup: NameLookup
}

const wrong = (problem: AddressProblem): FoundAddress => ({ status: 'wrong', problem })

/**
 * A typed address after the lookup of its name; `chain` is undefined, because a name has no prefix.
 */
export function withLookup(typed: TypedAddress, lookup: NameLookup | undefined): FoundAddress {
  if (typed.status !== 'name') return typed
  const { name } = typed
  if (!lookup || lookup.status === 'loading')
    return { status: 'pending', name, lookup: { status: 'loading' } }
  if (lookup.status === 'offChain') return { status: 'pending', name, lookup }
  if (lookup.status === 'ready')
    return { status: 'usable', address: lookup.value, chain: undefined }
  if (lookup.reason.kind === 'notFound') return wrong({ why: 'nameNotFound', name })
  if (lookup.reason.kind === 'notOffered') return wrong({ why: 'noNames' })
  return { status: 'pending', name, lookup }
}
