import { type Address, type ChainSnapshot, type Remote, sameAddress } from '#base'
import type { SafeDetail } from '#domain'

/** Who owns a Safe and by which rules it acts, as the page shows it. */
export interface Rules extends Pick<
  ChainSnapshot,
  | 'owners'
  | 'threshold'
  | 'guard'
  | 'fallbackHandler'
  | 'version'
  | 'singleton'
  | 'nonce'
  | 'modulesComplete'
> {
  /** null: unknown. */
  modules: readonly Address[] | null
  /** undefined: unknown. */
  moduleGuard: Address | null | undefined
}

/**
 * The contract's own state; the gateway's report only where the chain can't be read. `onChain` is
 * undefined without a node.
 */
export function rulesOf(
  reported: Remote<SafeDetail>,
  onChain: Remote<ChainSnapshot> | undefined,
): Remote<Rules> {
  if (onChain?.status === 'ready' || onChain?.status === 'loading') return onChain
  if (reported.status !== 'ready') return reported
  const { owners, threshold, modules, guard, fallbackHandler, version, singleton, nonce } =
    reported.value
  return {
    ...reported,
    value: {
      owners: owners.map(({ address }) => address),
      threshold,
      modules: modules?.map(({ address }) => address) ?? null,
      modulesComplete: true,
      guard: guard?.address ?? null,
      moduleGuard: undefined,
      fallbackHandler: fallbackHandler?.address ?? null,
      version,
      singleton: singleton.address,
      nonce: BigInt(nonce),
    },
  }
}

/** The gateway's name for an account of the Safe. */
export function reportedName(reported: Remote<SafeDetail>, address: Address): string | null {
  if (reported.status !== 'ready') return null
  const { owners, modules, guard, fallbackHandler, singleton } = reported.value
  const all = [...owners, ...(modules ?? []), guard, fallbackHandler, singleton]
  return all.find((one) => sameAddress(one?.address, address))?.name ?? null
}
