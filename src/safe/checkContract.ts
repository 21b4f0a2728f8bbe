import type { ChainSnapshot } from '#base'
import {
  type Deployment,
  isOfficialProxy,
  type OfficialVersion,
  singletonAt,
  singletonWith,
} from './deployments.ts'
import type { Check } from './verification.ts'
import { sameVersion } from './version.ts'

type Code = Pick<ChainSnapshot, 'singleton' | 'singletonCodeHash' | 'version'>

/**
 * The official contract behind a Safe; undefined if it isn't official. Its code decides, because it
 * runs in the Safe's own storage: deployed elsewhere, as on private networks, it does the same. At
 * an official address, only that address's own code is official.
 */
function officialContract({ singleton, singletonCodeHash }: Code): Deployment | undefined {
  const known = singletonAt(singleton)
  if (known || !singleton) return known?.codeHash === singletonCodeHash ? known : undefined
  return singletonWith(singletonCodeHash)
}

/** The version of the official contract behind a Safe; undefined if it isn't official. */
export const officialVersion = (chain: Code): OfficialVersion | undefined =>
  officialContract(chain)?.version

/**
 * The version that determines how hashes are computed: the official contract's, otherwise the
 * contract's own claim.
 */
export const contractVersion = (chain: Code): string | null =>
  officialVersion(chain) ?? chain.version

/**
 * Checks that the Safe runs official code: a proxy that forwards every call to the contract in slot
 * 0, and an official contract there. Everything else read from a Safe is returned by this code. So
 * unofficial code behind the proxy differs, and with an unknown proxy, which may ignore slot 0,
 * nothing is verified.
 */
export function checkContract(chain: ChainSnapshot): Check[] {
  const isProxy = isOfficialProxy(chain.proxyCodeHash)
  return [
    {
      id: 'proxy',
      needed: true,
      ...(isProxy ? { status: 'ok' } : { status: 'unknown', why: 'unknownProxy' }),
    },
    checkImplementation(chain, isProxy),
  ]
}

function checkImplementation(chain: ChainSnapshot, isProxy: boolean): Check {
  const { singleton, singletonCodeHash, version } = chain
  const check = { id: 'implementation', needed: true } as const
  const actual = singleton ?? 'none'
  const known = singletonAt(singleton)
  const official = officialContract(chain)
  if (!official && !known) return { ...check, status: 'differs', why: 'unofficial', actual }
  if (!official)
    return {
      ...check,
      status: 'differs',
      why: 'otherCode',
      shown: known?.codeHash ?? 'none',
      actual: singletonCodeHash ?? 'none',
    }
  // Official code returns its own version; otherwise something else responded.
  if (!sameVersion(official.version, version))
    return { ...check, status: 'differs', shown: version ?? 'none', actual: official.version }
  const elsewhere = known ? {} : ({ why: 'elsewhere', shown: official.version } as const)
  return { ...check, status: isProxy ? 'ok' : 'unknown', ...elsewhere, actual }
}
