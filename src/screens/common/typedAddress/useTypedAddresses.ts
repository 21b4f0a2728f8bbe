import { everyChain, type SafeRef } from '#base'
import { useEnvironment } from '#screens/core/environment'
import { useLookAlikes } from '#screens/common/suspicions'
import { readTypedAddress } from './readTypedAddress.ts'
import { useNameLookups } from './useNameLookups.ts'
import {
  agreed,
  type FoundAddress,
  markLookAlikes,
  type RecordOf,
  withLookup,
} from './withLookup.ts'

/** A field: what was typed, and the ID of the chain on which it is used. */
export interface TypedField {
  typed: string
  chainId: string
}

/**
 * User input in the address fields of a form: parsed, looked up if it is a name, and compared with
 * every account that they know.
 * @param at the Safe that the form is about, if there is one
 */
export function useTypedAddresses(
  fields: readonly TypedField[],
  at?: SafeRef,
): readonly FoundAddress[] {
  const { chains } = useEnvironment()
  const { lookAlikeOf } = useLookAlikes(at, at !== undefined)
  const read = fields.map(({ typed, chainId }) => ({
    chainId,
    typed: readTypedAddress(typed, chains),
  }))
  const lookups = useNameLookups(
    read.map(({ typed, chainId }) =>
      typed.status === 'name' ? { name: typed.name, chainId } : undefined,
    ),
  )
  const recordOf = (chainId: string): RecordOf => ({
    chainId,
    network:
      chainId === everyChain
        ? undefined
        : (chains.find((one) => one.chainId === chainId)?.name ?? chainId),
  })
  return markLookAlikes(
    read.map(({ typed, chainId }, index) => withLookup(typed, lookups[index], recordOf(chainId))),
    lookAlikeOf,
  )
}

const noAddress: FoundAddress = { status: 'wrong', problem: { why: 'empty' } }

/** Like {@link useTypedAddresses}, for one field. */
export const useTypedAddress = (typed: string, chainId: string, at?: SafeRef): FoundAddress =>
  useTypedAddresses([{ typed, chainId }], at)[0] ?? noAddress

/**
 * Like {@link useTypedAddress}, for an address that is used on several chains; none stands for all
 * of them.
 */
export const useSharedAddress = (typed: string, chainIds: readonly string[]): FoundAddress =>
  agreed(
    useTypedAddresses(
      (chainIds.length > 0 ? chainIds : [everyChain]).map((chainId) => ({ typed, chainId })),
    ),
  ) ?? noAddress
