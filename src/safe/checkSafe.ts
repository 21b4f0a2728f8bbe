import { type Address, type ChainSnapshot, sameAddress } from '#base'
import { versionBySingleton } from './deployments.ts'
import type { Check } from './verification.ts'
import { sameVersion } from './version.ts'

/** A Safe as the gateway reports it. */
export interface ReportedSafe {
  owners: readonly Address[]
  threshold: number
  nonce: number | bigint
  version: string | null
  guard: Address | null
  /** null: unknown to the gateway. */
  modules: readonly Address[] | null
  fallbackHandler: Address | null
}

const sorted = (list: readonly Address[]) => list.map((one) => one.toLowerCase()).toSorted()

const sameSet = (a: readonly Address[], b: readonly Address[]) => sorted(a).join() === sorted(b).join()

/** `none` for an empty list or a missing address, so that both sides of a difference are readable. */
const text = (value: string | readonly string[] | null): string =>
  value === null || value.length === 0 ? 'none' : typeof value === 'string' ? value : value.join(', ')

const compared = (id: Check['id'], same: boolean, shown: string, actual: string, needed = true): Check => ({
  id,
  status: same ? 'ok' : 'differs',
  shown,
  actual,
  needed,
})

const sameAddressOrNone = (a: Address | null, b: Address | null) => (a === null && b === null) || sameAddress(a, b)

/**
 * Compares the Safe reported by the gateway with its on-chain state. A different nonce is reported but does not block signing:
 * the relevant nonce is part of the hash, and a gateway often lags a few seconds behind.
 */
export function checkSafe(reported: ReportedSafe, chain: ChainSnapshot | null): Check[] {
  if (!chain) return (['owners', 'threshold', 'version', 'guard', 'modules', 'handler'] as const).map((id) => ({ id, status: 'unknown', needed: true }))
  return [
    compared('owners', sameSet(reported.owners, chain.owners), text(reported.owners), text(chain.owners)),
    compared('threshold', reported.threshold === chain.threshold, String(reported.threshold), String(chain.threshold)),
    compared('nonce', BigInt(reported.nonce) === chain.nonce, String(reported.nonce), String(chain.nonce), false),
    compared('version', sameVersion(reported.version, chain.version), text(reported.version), text(chain.version)),
    checkImplementation(chain),
    compared('guard', sameAddressOrNone(reported.guard, chain.guard), text(reported.guard), text(chain.guard)),
    ...(chain.moduleGuard ? [{ id: 'moduleGuard', status: 'unknown', actual: chain.moduleGuard, needed: false } as const] : []),
    checkModules(reported.modules, chain),
    compared('handler', sameAddressOrNone(reported.fallbackHandler, chain.fallbackHandler), text(reported.fallbackHandler), text(chain.fallbackHandler)),
  ]
}

/** A contract can return any version; with an official singleton it must be that singleton's. An unofficial singleton is reported, but does not block signing. */
function checkImplementation({ singleton, version }: ChainSnapshot): Check {
  const official = versionBySingleton(singleton)
  if (!official) return { id: 'implementation', status: 'unknown', actual: text(singleton), needed: false }
  return compared('implementation', sameVersion(official, version), text(version), official)
}

function checkModules(reported: readonly Address[] | null, { modules, modulesComplete }: ChainSnapshot): Check {
  if (reported === null || !modulesComplete)
    return { id: 'modules', status: 'unknown', shown: reported ? text(reported) : 'unknown', actual: text(modules), needed: false }
  return compared('modules', sameSet(reported, modules), text(reported), text(modules))
}
