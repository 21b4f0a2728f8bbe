import { type Address, type ChainSnapshot, sameAddress } from '#base'
import { checkContract, officialVersion } from './checkContract.ts'
import type { Check } from './verification.ts'
import { sameVersion } from './version.ts'

/** A Safe as the gateway reports it. */
export interface ReportedSafe {
  owners: readonly Address[]
  threshold: number
  nonce: number | bigint
  /** null: unknown to the gateway. */
  version: string | null
  guard: Address | null
  /** null: unknown to the gateway. */
  modules: readonly Address[] | null
  fallbackHandler: Address | null
}

const sorted = (list: readonly Address[]) => list.map((one) => one.toLowerCase()).toSorted()

const sameSet = (a: readonly Address[], b: readonly Address[]) =>
  sorted(a).join() === sorted(b).join()

/**
 * `none` for an empty list or a missing address, so that both sides of a difference are readable.
 */
const text = (value: string | readonly string[] | null): string =>
  value === null || value.length === 0
    ? 'none'
    : typeof value === 'string'
      ? value
      : value.join(', ')

const compared = (
  id: Check['id'],
  same: boolean,
  shown: string,
  actual: string,
  needed = true,
): Check => ({
  id,
  status: same ? 'ok' : 'differs',
  shown,
  actual,
  needed,
})

const sameAddressOrNone = (a: Address | null, b: Address | null) =>
  (a === null && b === null) || sameAddress(a, b)

/**
 * Compares the Safe reported by the gateway with its on-chain state. A different nonce is reported
 * but doesn't block signing: the relevant nonce is part of the hash, and gateways often lag a few
 * seconds. Without a gateway (`reported` is null), only the chain's state is known, and each
 * skipped comparison is named.
 */
export function checkSafe(reported: ReportedSafe | null, chain: ChainSnapshot | null): Check[] {
  if (!chain)
    return (
      ['owners', 'threshold', 'version', 'implementation', 'guard', 'modules', 'handler'] as const
    ).map((id) => ({ id, status: 'unknown', needed: true }))
  const contract = checkContract(chain)
  const isOfficial = contract.every(({ status }) => status === 'ok')
  // The chain's value; there's no other claim to compare.
  const notCompared = (id: Check['id'], actual: string): Check => ({
    id,
    status: 'ok',
    why: 'noGateway',
    actual,
    needed: false,
  })
  const checks: Check[] = [
    ...(reported
      ? [
          compared(
            'owners',
            sameSet(reported.owners, chain.owners),
            text(reported.owners),
            text(chain.owners),
          ),
          compared(
            'threshold',
            reported.threshold === chain.threshold,
            String(reported.threshold),
            String(chain.threshold),
          ),
          compared(
            'nonce',
            BigInt(reported.nonce) === chain.nonce,
            String(reported.nonce),
            String(chain.nonce),
            false,
          ),
        ]
      : [
          notCompared('owners', text(chain.owners)),
          notCompared('threshold', String(chain.threshold)),
          notCompared('nonce', String(chain.nonce)),
        ]),
    checkVersion(reported?.version ?? null, chain),
    ...contract,
    reported
      ? compared(
          'guard',
          sameAddressOrNone(reported.guard, chain.guard),
          text(reported.guard),
          text(chain.guard),
        )
      : notCompared('guard', text(chain.guard)),
    ...(chain.moduleGuard
      ? [
          {
            id: 'moduleGuard',
            status: 'unknown',
            actual: chain.moduleGuard,
            needed: false,
          } as const,
        ]
      : []),
    reported ? checkModules(reported.modules, chain) : notCompared('modules', text(chain.modules)),
    reported
      ? compared(
          'handler',
          sameAddressOrNone(reported.fallbackHandler, chain.fallbackHandler),
          text(reported.fallbackHandler),
          text(chain.fallbackHandler),
        )
      : notCompared('handler', text(chain.fallbackHandler)),
  ]
  // What unofficial code returns about itself proves nothing, even if it matches.
  return checks.map((check) =>
    isOfficial || check.status !== 'ok' || contract.includes(check)
      ? check
      : { ...check, status: 'unknown' },
  )
}

/**
 * The official contract's version. A gateway that doesn't know the contract claims nothing; one
 * that claims another version differs.
 */
function checkVersion(reported: string | null, chain: ChainSnapshot): Check {
  const actual = officialVersion(chain)
  if (!actual)
    return {
      id: 'version',
      status: 'unknown',
      shown: text(reported),
      actual: text(chain.version),
      needed: true,
    }
  return compared(
    'version',
    reported === null || sameVersion(reported, actual),
    reported ?? 'unknown',
    actual,
  )
}

/** A missing list means the gateway knows of no modules, which equals an empty list. */
function checkModules(
  reported: readonly Address[] | null,
  { modules, modulesComplete }: ChainSnapshot,
): Check {
  if (reported === null && modulesComplete && modules.length === 0)
    return compared('modules', true, 'none', 'none')
  if (reported === null || !modulesComplete)
    return {
      id: 'modules',
      status: 'unknown',
      shown: reported ? text(reported) : 'unknown',
      actual: text(modules),
      needed: false,
    }
  return compared('modules', sameSet(reported, modules), text(reported), text(modules))
}
