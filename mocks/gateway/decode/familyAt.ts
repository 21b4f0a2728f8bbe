import type { DataDecoded } from '#gateway'
import type { Address, Hex } from 'viem'
import { isSafe } from '../reading/safeSnapshot.ts'
import { versionOf } from '../reading/singletons.ts'
import type { ChainState } from '../state.ts'
import { hasFunction, type Family } from './abi.ts'
import { decodeData } from './decodeData.ts'

/** Contracts with the same address on every chain. Master copies have their own table. */
const standing: Record<string, Family> = {
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761': 'multiSend',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d': 'multiSend',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526': 'multiSend',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2': 'multiSend',
  '0x218543288004cd07832472d464648173c77d7eb7': 'multiSend',
  '0xa83c336b20401af773b6219ba5027174338d1836': 'multiSend',
  '0xa65387f16b013cf2af4605ad8aa5ec25a2cba3a2': 'signMessageLib',
  '0xd53cd0ab83d845ac265be939c57f53ad838012c9': 'signMessageLib',
  '0x4ffef8222648872b3de295ba1e49110e61f5b5aa': 'signMessageLib',
  '0x526643f69b81b008f46d95cd5ced5ec0edffdac6': 'migration',
  '0x6439e7abd8bb915a5263094784c5cf561c4172ac': 'migration',
  '0xa6b71e26c5e0845f74c812102ca7114b6a896ab2': 'proxyFactory',
  '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67': 'proxyFactory',
  '0x14f2982d601c9458f93bd70b218933a6f8165e7b': 'proxyFactory',
  '0xcfbfac74c26f8647cbdb8c5caf80bb5b32e43134': 'allowanceModule',
  '0xaa46724893dedd72658219405185fb0fc91e091c': 'allowanceModule',
  '0x9008d19f58aabd9ed0d60971565aa8510560ab41': 'settlement',
  '0xfdafc9d1902f4e0b84f65f49f244b32b31013b74': 'orderConditions',
  '0xdc71affc862fceb6ad32be58e098423a7727bebd': 'staking',
}

/** The kind of contract that the gateway assumes at an address. */
export function familyAt(state: ChainState, address: Address): Family | undefined {
  const token = state.tokens.get(address)
  if (token) return token.type === 'ERC721' ? 'erc721' : 'erc20'
  return (
    standing[address.toLowerCase()] ??
    (versionOf(address) !== null || isSafe(state.head.view(), address) ? 'safe' : undefined)
  )
}

/**
 * Decodes call data for a given contract, and reports whether the contract is known, or only a
 * function with these four bytes.
 */
export function decodeFor(state: ChainState, to: Address, data: Hex | null): DataDecoded | null {
  const family = data && familyAt(state, to)
  return decodeData(
    data,
    family && hasFunction(family, data) ? 'FULL_MATCH' : 'ONLY_FUNCTION_MATCH',
  )
}
