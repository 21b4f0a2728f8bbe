import { useMemo } from 'react'
import type { SafeRef } from '#base'
import { useEnvironment } from '#screens/core/environment'
import { useLookAlikes } from '#screens/common/suspicions'
import { useNameLookups } from '#screens/common/typedAddress'
import type { RecipientsContext } from './readPayment.ts'
import { readRecipients, type RecipientsReading } from './readRecipients.ts'

/**
 * Reads a list of payments, with the addresses of its ENS names on the Safe's network. `read` reads
 * a newer text with the names that are known so far.
 */
export function useRecipients(
  { chainId, address }: SafeRef,
  text: string,
  { assets, token, columns }: Pick<RecipientsContext, 'assets' | 'token' | 'columns'>,
): { reading: RecipientsReading; read: (text: string) => RecipientsReading } {
  const { chains } = useEnvironment()
  const { lookAlikeOf } = useLookAlikes({ chainId, address }, true)
  const context = useMemo(
    () => ({ at: { chainId, address }, chains, assets, lookAlikeOf, token, columns }),
    [chainId, address, chains, assets, lookAlikeOf, token, columns],
  )
  const unresolved = useMemo(() => readRecipients(text, context), [text, context])
  const names = [...new Set(unresolved.pending.map(({ name }) => name))]
  const lookups = useNameLookups(names.map((name) => ({ name, chainId })))
  const read = (newer: string) =>
    readRecipients(newer, { ...context, lookupOf: (name) => lookups[names.indexOf(name)] })
  return { reading: names.length === 0 ? unresolved : read(text), read }
}
