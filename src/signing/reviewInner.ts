import { type Address, type ChainSnapshot, type Hex, type SafeRef, sameAddress } from '#base'
import type { SafeTx } from '#domain'
import {
  checkConfirmations,
  type Confirmed,
  contractVersion,
  type Decoded,
  findProspects,
  type ProspectSources,
  questionAbout,
  resolveInner,
  safeTxHash,
  safeTxTypedData,
} from '#safe'
import { fetchContractVerdicts } from './contractVerdicts.ts'
import type { ChainPort } from './ports.ts'
import { readOfficialSafe } from './readChain.ts'

// Loaded only for transactions that approve or execute those of other Safes, or change settings.

/** How many other Safes, and approvals in them, are read per review. */
const maxReads = 40

/** Maximum accounts whose code is checked. */
const maxReceivers = 50

/** A Safe's transaction as reported, with its listed signatures. */
export interface Listed {
  tx: SafeTx
  confirmations: readonly Confirmed[]
}

/** Finds a Safe's transaction by its hash, wherever it comes from: its hash is calculated here. */
export type LookUp = (at: SafeRef, hash: Hex) => Promise<Listed | null>

/**
 * Adds the effects of transactions that are approved or executed on behalf of other Safes, and
 * whether they can run. Each counts only if its hash is the approved one and its Safe runs official
 * code. Never rejects.
 * @param nonce of the Safe's own transaction; null once executed
 */
export async function reviewInner(
  chain: ChainPort | undefined,
  { chainId, address: safe }: SafeRef,
  { decoded, nonce }: { decoded: Decoded; nonce: bigint | null },
  lookUp: LookUp | undefined,
): Promise<Decoded> {
  const snapshots = new Map<string, Promise<ChainSnapshot | undefined>>()
  /** With a hash, also reads who has approved it. */
  const read = (address: Address, hash?: Hex): Promise<ChainSnapshot | undefined> => {
    const key = `${address.toLowerCase()} ${hash ?? ''}`
    if (!snapshots.has(key) && snapshots.size === maxReads) return Promise.resolve(undefined)
    const reading = snapshots.get(key) ?? readOfficialSafe(chain, { chainId, address }, hash)
    snapshots.set(key, reading)
    return reading
  }
  const listed = new Map<Hex, Listed>()
  const resolved = await resolveInner(decoded, safe, {
    versionOf: async (account) => {
      const snapshot = await read(account)
      return (snapshot && contractVersion(snapshot)) ?? undefined
    },
    find: async (address, hash) => {
      const at = { chainId, address }
      const [snapshot, found] = await Promise.all([
        read(address),
        lookUp?.(at, hash).catch(() => null),
      ])
      if (!snapshot || !found) return undefined
      const isIt = safeTxHash({ ...at, version: contractVersion(snapshot) }, found.tx) === hash
      if (isIt) listed.set(hash, found)
      return isIt ? found.tx : undefined
    },
  })
  // A node that the gateway chose proves nothing.
  if (!chain?.isIndependent || nonce === null) return resolved
  const check: ProspectSources['checkSignatures'] = async (request) => {
    const { account, tx, owners, approvers, confirmed } = request
    const isApproved = confirmed.some(
      ({ signer, signature }) =>
        signature === null && !approvers.some((one) => sameAddress(one, signer)),
    )
    const snapshot = await read(account)
    if (!snapshot) return undefined
    const version = contractVersion(snapshot)
    const at = { chainId, address: account, version }
    const hash = safeTxHash(at, tx)
    const [known, verdicts] = await Promise.all([
      isApproved ? read(account, hash) : snapshot,
      fetchContractVerdicts(
        chain,
        confirmed,
        owners,
        questionAbout(safeTxTypedData(at, tx), version),
      ).catch(() => []),
    ])
    return checkConfirmations(confirmed, {
      hash,
      owners,
      version,
      approvals: known
        ? { safeTxHash: hash, owners: [...(known.approvals?.owners ?? []), ...approvers] }
        : null,
      verdicts,
    })
  }
  const effect = await findProspects(
    resolved.effect,
    { safe, nonce },
    {
      snapshotOf: (account) => read(account),
      approversOf: async (account, hash, isLater) => {
        const found = listed.get(hash)
        const snapshot = await read(account, hash)
        if (!found || !snapshot?.approvals) return undefined
        const { tx, confirmations: confirmed } = found
        const { owners, approvals } = snapshot
        const request = { account, tx, owners, approvers: approvals.owners, confirmed }
        const checks = await check(request)
        if (isLater && checks?.some(({ kind }) => kind === 'contract')) return undefined
        return [
          ...approvals.owners,
          ...(checks ?? []).flatMap(({ signer, status }) => (status === 'ok' ? [signer] : [])),
        ]
      },
      checkSignatures: check,
      withoutCode: async (accounts) => {
        if (accounts.length > maxReceivers) return []
        const hashes = await chain.codeHashes(accounts).catch(() => [])
        return accounts.filter((_, at) => hashes[at] === null)
      },
    },
  )
  return { ...resolved, effect }
}
