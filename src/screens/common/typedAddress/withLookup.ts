import { createResemblance, type FindLookAlike, type Other, surest } from '#safe/suspicion'
import type { AddressProblem, TypedAddress } from './readTypedAddress.ts'
import type { NameLookup } from './useNameLookups.ts'

type ReadAddress =
  | Extract<TypedAddress, { status: 'usable' | 'wrong' }>
  /** The name is being looked up, or couldn't be, or isn't on the chain. */
  | PendingName

export interface PendingName {
  status: 'pending'
  name: string
  lookup: NameLookup
}

/** An address that was entered. Only {@link markLookAlikes} makes a usable one. */
export type FoundAddress =
  | Exclude<ReadAddress, { status: 'usable' }>
  | (Extract<ReadAddress, { status: 'usable' }> & {
      /** Another account that it could be mistaken for. */
      lookAlike: Other | undefined
    })

const wrong = (problem: AddressProblem): ReadAddress => ({ status: 'wrong', problem })

/**
 * A typed address after the lookup of its name; `chain` is undefined, because a name has no prefix.
 */
export function withLookup(typed: TypedAddress, lookup: NameLookup | undefined): ReadAddress {
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

/** Marks the addresses of a form that look like a known one, or like another one of the form. */
export function markLookAlikes(
  found: readonly ReadAddress[],
  lookAlikeOf: FindLookAlike,
): readonly FoundAddress[] {
  const form = createResemblance([], [])
  for (const one of found)
    if (one.status === 'usable') form.add({ address: one.address, name: undefined })
  return found.map((one) =>
    one.status === 'usable'
      ? {
          ...one,
          lookAlike: surest(lookAlikeOf(one.address), form.of(undefined, one.address).lookAlike),
        }
      : one,
  )
}
