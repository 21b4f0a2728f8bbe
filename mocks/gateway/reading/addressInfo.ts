import type { AddressInfo } from '#gateway'
import { getAddress, type Address } from 'viem'

const names: Record<string, string> = {
  '0x41675c099f32341bf84bfc5382af534df5c7461a': 'Safe 1.4.1',
  '0x29fcb43b46531bca003ddc8fcb67ffe91900c762': 'SafeL2 1.4.1',
  '0xd9db270c1b5e3bd161e8c8503c55ceabee709552': 'Gnosis Safe 1.3.0',
  '0x3e5c63644e683549055b9be8653de26e0b4cd36e': 'Gnosis SafeL2 1.3.0',
  '0xff51a5898e281db6dfc7855790607438df2ca44b': 'Safe 1.5.0',
  '0xedd160febbd92e350d4d398fb636302fccd67c7e': 'SafeL2 1.5.0',
  '0xf48f2b2d2a534e402487b3ee7c18c33aec0fe5e4': 'Gnosis Safe: CompatibilityFallbackHandler 1.3.0',
  '0xfd0732dc9e303f09fcef3a7388ad10a83459ec99': 'Safe: CompatibilityFallbackHandler 1.4.1',
  '0x3efcbb83a4a7afcb4f68d501e2c2203a38be77f4': 'Safe: CompatibilityFallbackHandler 1.5.0',
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761': 'Gnosis Safe: MultiSend 1.3.0',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d': 'Gnosis Safe: MultiSendCallOnly 1.3.0',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526': 'Safe: MultiSend 1.4.1',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2': 'Safe: MultiSendCallOnly 1.4.1',
  '0x218543288004cd07832472d464648173c77d7eb7': 'Safe: MultiSend 1.5.0',
  '0xa83c336b20401af773b6219ba5027174338d1836': 'Safe: MultiSendCallOnly 1.5.0',
  '0x9008d19f58aabd9ed0d60971565aa8510560ab41': 'Gnosis Protocol: Settlement',
  '0xdc71affc862fceb6ad32be58e098423a7727bebd': 'Kiln',
}

/** The name of a known contract; people and Safes have none. */
export const contractName = (address: string): string | null => names[address.toLowerCase()] ?? null

/**
 * An address as returned by the gateway: checksummed, and named only if the caller provides a name.
 */
export const addressInfo = (address: Address, name: string | null = null): AddressInfo => ({
  value: getAddress(address),
  name,
  logoUri: null,
})
