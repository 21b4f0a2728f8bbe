import { concat, encodeAbiParameters, keccak256 } from 'viem'
import type { Address, Hex } from '#base'
import { domainHash } from '#safe'
import type { Version } from './world.ts'

const typeHash: Hex = '0x60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca'

/** What a Safe marks as signed when the library signs bytes as it. */
export function signedMessageHash(address: Address, version: Version, message: Hex): Hex {
  const inner = keccak256(
    encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [typeHash, keccak256(message)]),
  )
  return keccak256(concat(['0x1901', domainHash({ chainId: '1', address, version }), inner]))
}
