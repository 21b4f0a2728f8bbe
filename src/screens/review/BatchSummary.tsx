import { useQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { readErc20s } from '#chain'
import { transactionQuery } from '#queries'
import type { SafeTx } from '#domain'
import { decodeTransaction, effectTokens, isSupportedVersion, type SafeIdentity, safeTxHash } from '#safe'
import { useChain, useEnvironment } from '../environment.tsx'
import { BatchSummaryView } from './BatchSummaryView.tsx'
import { isMultisig } from './prepareInput.ts'

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

/** The actions of a batch, decoded from its call data; a warning if they don't match the list's hash. */
export function BatchSummary({ at, id, hash, version }: BatchSummaryProps) {
  const { gateway, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const { data: detail } = useQuery(transactionQuery(gateway, at, id))
  const effect = isMultisig(detail) ? decodeTransaction(detail.tx, at.address).effect : undefined
  const tokens = effect ? effectTokens(effect) : []
  const node = client(at.chainId)
  const known = useQuery({
    queryKey: ['tokens', at.chainId, ...tokens] as const,
    enabled: node !== undefined && tokens.length > 0,
    staleTime: Infinity,
    queryFn: () => (node ? readErc20s(node, tokens, at.address) : []),
  })
  // Without a hash, or a version to compute one, the actions can't be compared and are not shown.
  if (!isMultisig(detail) || !effect || hash === null || !isSupportedVersion(version)) return null
  const isSame = hashOf({ ...at, version }, detail.tx) === hash.toLowerCase()
  return <BatchSummaryView effects={effect.kind === 'batch' ? effect.effects : [effect]} tokens={known.data ?? []} chain={chain} differs={!isSame} />
}
