import type { ImplementationVersionState, MasterCopy } from '#gateway'
import { getAddress, type Address } from 'viem'
import { impostor } from '../../chain/impostor.ts'
import type { ChainView } from '../../chain/types.ts'

const versions: Record<string, string> = {
  '0xd9db270c1b5e3bd161e8c8503c55ceabee709552': '1.3.0',
  '0x3e5c63644e683549055b9be8653de26e0b4cd36e': '1.3.0+L2',
  '0x41675c099f32341bf84bfc5382af534df5c7461a': '1.4.1',
  '0x29fcb43b46531bca003ddc8fcb67ffe91900c762': '1.4.1+L2',
  '0xff51a5898e281db6dfc7855790607438df2ca44b': '1.5.0',
  '0xedd160febbd92e350d4d398fb636302fccd67c7e': '1.5.0+L2',
  // A gateway that was deceived, or that deceives.
  [impostor.toLowerCase()]: '1.4.1',
}

/** The version that the gateway recommends. */
export const recommendedVersion = '1.4.1'

/** The version of a master copy in the gateway's spelling; null if it is unknown. */
export const versionOf = (singleton: string): string | null =>
  versions[singleton.toLowerCase()] ?? null

/** The master copies deployed on a chain. */
export const masterCopiesOf = (chain: ChainView): MasterCopy[] =>
  Object.entries(versions).flatMap(([address, version]) =>
    chain.codeAt(address as Address) === '0x' ? [] : [{ address: getAddress(address), version }],
  )

/**
 * Compares with {@link recommendedVersion}; the versions in the table compare correctly as text.
 */
export const versionState = (version: string | null): ImplementationVersionState =>
  version === null ? 'UNKNOWN' : version >= recommendedVersion ? 'UP_TO_DATE' : 'OUTDATED'

const delegateTargets = new Set([
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0xa83c336b20401af773b6219ba5027174338d1836',
  '0xa65387f16b013cf2af4605ad8aa5ec25a2cba3a2',
  '0xd53cd0ab83d845ac265be939c57f53ad838012c9',
  '0x4ffef8222648872b3de295ba1e49110e61f5b5aa',
  '0x526643f69b81b008f46d95cd5ced5ec0edffdac6',
  '0x6439e7abd8bb915a5263094784c5cf561c4172ac',
])

/**
 * The official contracts allowed as targets of a delegate call: MultiSendCallOnly, SignMessageLib,
 * SafeMigration.
 */
export const isTrustedDelegateTarget = (address: string): boolean =>
  delegateTargets.has(address.toLowerCase())
