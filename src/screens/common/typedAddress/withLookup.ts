import { sameAddress } from '#base'
import { createResemblance, type FindLookAlike, type Other, surest } from '#safe/suspicion'
import type { AddressProblem, TypedAddress } from './readTypedAddress.ts'
import type { NameLookup } from './useNameLookups.ts'

type ReadAddress =
  | (Extract<TypedAddress, { status: 'usable' }> & { resolved?: ResolvedFrom })
  | Extract<TypedAddress, { status: 'wrong' }>
  /** The name is being looked up, or couldn't be, or isn't on the chain. */
  | PendingName

export interface PendingName {
  status: 'pending'
  name: string
  lookup: NameLookup
}

/** The chain whose record of a name counts; `network` is its name, undefined for all networks. */
export interface RecordOf {
  chainId: string
  network: string | undefined
}

/** A name that was entered, and whose record of it counted. */
export interface ResolvedFrom extends RecordOf {
  name: string
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
 * A typed address after the lookup of its name for a chain.
 */
export function withLookup(
  typed: TypedAddress,
  lookup: NameLookup | undefined,
  of: RecordOf,
): ReadAddress {
  if (typed.status !== 'name') return typed
  const { name, chain } = typed
  if (!lookup || lookup.status === 'loading')
    return { status: 'pending', name, lookup: { status: 'loading' } }
  if (lookup.status === 'offChain') return { status: 'pending', name, lookup }
  if (lookup.status === 'ready')
    return { status: 'usable', address: lookup.value, chain, resolved: { name, ...of } }
  if (lookup.reason.kind === 'notFound')
    return wrong({ why: 'nameNotFound', name, network: of.network })
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

/** A name that was looked up on several networks: usable if they agree. */
export function agreed(found: readonly FoundAddress[]): FoundAddress | undefined {
  const [first] = found
  const unusable = found.find(({ status }) => status !== 'usable')
  if (unusable || first?.status !== 'usable' || !first.resolved) return unusable ?? first
  const { address, resolved } = first
  return found.every((one) => one.status === 'usable' && sameAddress(one.address, address))
    ? first
    : { status: 'wrong', problem: { why: 'nameDiffers', name: resolved.name } }
}
