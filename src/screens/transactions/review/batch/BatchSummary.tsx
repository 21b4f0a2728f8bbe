import { useQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { transactionQuery } from '#queries'
import type { SafeTx } from '#domain'
import { decodeTransaction, isSupportedVersion, type SafeIdentity, safeTxHash } from '#safe'
import { useChain, useEnvironment } from '#screens/core/environment'
import { BatchSummaryView } from './BatchSummaryView.tsx'
import { useTokens } from '../useTokens.ts'
import { isMultisig } from '../prepareInput.ts'

export interface BatchSummaryProps {
  at: SafeRef
  id: string
  /** The transaction hash in the list, which the actions must match. */
  hash: string | null
  /** The Safe's contract version, which decides how the hash is computed. */
  version: string | null
}

/** undefined for invalid fields, such as an amount of more than 256 bits. */
function hashOf(identity: SafeIdentity, tx: SafeTx): string | undefined {
  try {
    return isSupportedVersion(identity.version) ? safeTxHash(identity, tx) : undefined
  } catch {
    return undefined
  }
}

/**
 * What a batch or a call does, decoded from its call data; a warning if it doesn't match the list's
 * hash. A method that isn't a token's is named only in the row's title.
 */
export function BatchSummary({ at, id, hash, version }: BatchSummaryProps) {
  const { gateway } = useEnvironment()
  const chain = useChain(at.chainId)
  const { data: detail } = useQuery(transactionQuery(gateway, at, id))
  const effect = isMultisig(detail) ? decodeTransaction(detail.tx, at.address).effect : undefined
  const tokens = useTokens(at, effect)
  // Without a hash, or a version to compute one, the actions can't be compared and are not shown.
  if (!isMultisig(detail) || !effect || hash === null || !isSupportedVersion(version)) return null
  const isSame = hashOf({ ...at, version }, detail.tx) === hash.toLowerCase()
  if (isSame && effect.kind === 'call') return null
  return (
    <BatchSummaryView
      effects={effect.kind === 'batch' ? effect.effects : [effect]}
      tokens={tokens}
      chain={chain}
      differs={!isSame}
    />
  )
}
