import { useQuery } from '@tanstack/react-query'
import type { ChainSnapshot } from '#base'
import { type SafeDetail, safeQuery, snapshotQuery, type TransactionDetail } from '#queries'
import { decodeTransaction, type Proof, type Risk, type SafeState, type ToldSafe, verifyTransaction } from '#safe'
import { useEnvironment } from '../environment.tsx'
import { summaryOf } from './summaryOf.ts'

export interface Proven {
  /** `checking` while the chain is being asked. */
  proof: Proof | 'checking'
  snapshot: ChainSnapshot | null
  /** What could not be asked, so that nothing can be proven for now. */
  failed: 'chain' | 'safe' | null
  /** Asks again for what failed. */
  retry: (() => void) | undefined
  /** The safe by the chain's word, or the gateway's where the chain does not answer. */
  safe: SafeState | null
  risks: readonly Risk[]
}

const toldSafe = (safe: SafeDetail): ToldSafe => ({
  owners: safe.owners.map((owner) => owner.address),
  threshold: safe.threshold,
  nonce: BigInt(safe.nonce),
  version: safe.version,
  guard: safe.guard?.address ?? null,
  modules: safe.modules ? safe.modules.map((module) => module.address) : null,
  fallbackHandler: safe.fallbackHandler?.address ?? null,
})

/** Compares what is shown of a multisig transaction with its bytes, its signatures and the chain. `detail` without signed fields has no proof. */
export function useProof(detail: TransactionDetail | undefined): Proven | undefined {
  const { gateway, client } = useEnvironment()
  const at = detail?.at ?? { chainId: '0', address: '0x' as const }
  const multisig = detail?.multisig
  const signs = Boolean(detail?.tx && multisig)
  const told = useQuery({ ...safeQuery(gateway, at), enabled: signs })
  const node = client(at.chainId)
  const asked = useQuery({ ...snapshotQuery(node, at, multisig?.safeTxHash), enabled: signs && node !== undefined })
  const snapshot = asked.data ?? null
  const chainFailed = node === undefined || (asked.isError && !asked.isFetching)
  const safeFailed = told.data === undefined && told.isError && !told.isFetching
  // Nothing is proven by what only an earlier visit was told.
  const ready = told.data !== undefined && told.isFetched && (snapshot !== null || chainFailed)
  const proof = useQuery({
    queryKey: ['proof', detail?.id, detail, told.data, snapshot] as const,
    queryKeyHashFn: (key) => JSON.stringify(key, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
    enabled: signs && ready,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => {
      if (!detail?.tx || !multisig || !told.data) throw new Error('There is nothing to prove.')
      return verifyTransaction({
        at,
        shown: { tx: detail.tx, summary: summaryOf(detail.action, detail.tx.operation) },
        claimedHash: multisig.safeTxHash,
        confirmations: multisig.confirmations,
        told: toldSafe(told.data),
        snapshot,
      })
    },
  })
  if (!detail?.tx || !multisig) return undefined
  const known = snapshot ?? (told.data && toldSafe(told.data))
  return {
    proof: proof.data ?? 'checking',
    snapshot,
    failed: safeFailed ? 'safe' : chainFailed && snapshot === null ? 'chain' : null,
    retry:
      asked.isError || safeFailed
        ? () => {
            if (asked.isError) void asked.refetch()
            if (safeFailed) void told.refetch()
          }
        : undefined,
    safe: known ? { ...at, owners: known.owners, threshold: known.threshold, nonce: BigInt(known.nonce), version: known.version } : null,
    risks: decodeTransaction(detail.tx, at.address).risks,
  }
}
