import { concatHex, encodeAbiParameters, getContractAddress, keccak256, pad } from 'viem'
import type { Address, Hex } from '#base'
import { encodeCall } from './method.ts'
import { methods } from './methods.ts'

export interface Setup {
  owners: readonly Address[]
  threshold: number
  /** Delegatecalled once during setup with `data`; the zero address for none. */
  to: Address
  data: Hex
  fallbackHandler: Address
  paymentToken: Address
  payment: bigint
  paymentReceiver: Address
}

/** Call data of `setup`, which a new Safe runs once. */
export const encodeSetup = ({
  owners,
  threshold,
  to,
  data,
  fallbackHandler,
  paymentToken,
  payment,
  paymentReceiver,
}: Setup): Hex =>
  encodeCall(methods.setup, [
    owners,
    BigInt(threshold),
    to,
    data,
    fallbackHandler,
    paymentToken,
    payment,
    paymentReceiver,
  ])

/**
 * The address that a factory's `createProxyWithNonce` creates: CREATE2 of the proxy with the salt
 * keccak256(keccak256(initializer) ‖ saltNonce). `creationCode` is the factory's
 * `proxyCreationCode()`; it differs between contract versions.
 */
export function predictAddress(proxy: {
  factory: Address
  creationCode: Hex
  singleton: Address
  initializer: Hex
  saltNonce: bigint
}): Address {
  const saltNonce = encodeAbiParameters([{ type: 'uint256' }], [proxy.saltNonce])
  return getContractAddress({
    opcode: 'CREATE2',
    from: proxy.factory,
    salt: keccak256(concatHex([keccak256(proxy.initializer), saltNonce])),
    bytecode: concatHex([proxy.creationCode, pad(proxy.singleton)]),
  })
}
