import type { SafeRef } from '#base'
import { useEnvironment } from '#screens/core/environment'
import { useLookAlikes } from '#screens/common/suspicions'
import { readTypedAddress } from './readTypedAddress.ts'
import { useNameLookups } from './useNameLookups.ts'
import { type FoundAddress, markLookAlikes, withLookup } from './withLookup.ts'

/**
 * User input in the address fields of a form: parsed, looked up if it is a name, and compared with
 * every account that they know.
 * @param at the Safe that the form is about, if there is one
 */
export function useTypedAddresses(typed: readonly string[], at?: SafeRef): readonly FoundAddress[] {
  const { chains } = useEnvironment()
  const { lookAlikeOf } = useLookAlikes(at, at !== undefined)
  const read = typed.map((one) => readTypedAddress(one, chains))
  const lookups = useNameLookups(read.map((one) => (one.status === 'name' ? one.name : undefined)))
  return markLookAlikes(
    read.map((one, index) => withLookup(one, lookups[index])),
    lookAlikeOf,
  )
}

const noAddress: FoundAddress = { status: 'wrong', problem: { why: 'empty' } }

/** Like {@link useTypedAddresses}, for one field. */
export const useTypedAddress = (typed: string, at?: SafeRef): FoundAddress =>
  useTypedAddresses([typed], at)[0] ?? noAddress
