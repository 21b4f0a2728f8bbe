import { decodeAbiParameters, keccak256 } from 'viem'
import {
  type Address,
  type ChainSnapshot,
  type Hex,
  isAddressLike,
  sameAddress,
  zeroAddress,
} from '#base'
import { checksumAddress } from './address.ts'
import type { CreationVersion } from './creationVersions.ts'
import { addressesOf, deployments } from './deployments.ts'
import { encodeCall, method } from './method.ts'
import { encodeSetup, predictAddress } from './predict.ts'
import { sentinel } from './settings.ts'

/** A Safe to be created: these values determine its address. */
export interface NewSafe {
  chainId: string
  version: CreationVersion
  owners: readonly Address[]
  threshold: number
  /** Distinguishes Safes with the same owners and threshold. */
  saltNonce: bigint
}

type CreationPart = 'factory' | 'singleton' | 'fallbackHandler'

/** An official contract involved in the creation, and keccak256 of its code. */
export interface CreationContract {
  part: CreationPart
  address: Address
  codeHash: Hex
}

/**
 * The factory that creates a Safe, the contract that it runs, and its fallback handler; in this
 * order.
 */
export type CreationContracts = readonly [
  factory: CreationContract,
  singleton: CreationContract,
  fallbackHandler: CreationContract,
]

/**
 * keccak256 of the code of the factory and the handler, and of what the factory's
 * `proxyCreationCode()` returns, which is part of its own code.
 */
const codes: Readonly<
  Record<CreationVersion, { factory: Hex; fallbackHandler: Hex; creation: Hex }>
> = {
  '1.3.0': {
    factory: '0x337d7f54be11b6ed55fef7b667ea5488db53db8320a05d1146aa4bd169a39a9b',
    fallbackHandler: '0x03e69f7ce809e81687c69b19a7d7cca45b6d551ffdec73d9bb87178476de1abf',
    creation: '0x44425997c3cd3b9f0cd37ae80e154b1bfc14d921d252ee5368c53f1ccb5c932b',
  },
  '1.4.1': {
    factory: '0x50c3cdc4074750a7a974204a716c999edd37482f907608d960b2b025ee0b3317',
    fallbackHandler: '0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9',
    creation: '0x1856e0ee08399d74e0ea0b03adca210aeade6f748969ac023cdcb4dd62dcaf5f',
  },
  '1.5.0': {
    factory: '0x967dae4cda22b0c9ef7f31b010bdc1ceb0af9904b0c3dc060b5302e4c18a4529',
    fallbackHandler: '0x3c6a85bcf7b563daa624b884b4e9a1b9fa5371edde7be945d998071a48f28bbc',
    creation: '0x941b3e88811b2f33b8e26783c7407d2e978404581a21c9f07abf2cad9cb87e12',
  },
}

/**
 * The contract a new Safe runs: `Safe` on Ethereum mainnet, where events are expensive, and
 * `SafeL2` elsewhere, whose events services need to index transactions. Matches Safe's own
 * packages.
 */
export const singletonFor = (chainId: string): 'Safe' | 'SafeL2' =>
  chainId === '1' ? 'Safe' : 'SafeL2'

/**
 * The official contracts that create Safes of a version; 1.3.0 has two sets, and a chain has one or
 * both.
 */
export function creationContracts(
  version: CreationVersion,
  chainId: string,
): readonly CreationContracts[] {
  const kind = singletonFor(chainId)
  const { factory, fallbackHandler } = codes[version]
  const handlers = addressesOf('FallbackHandler', version)
  const singletons = deployments.filter((one) => one.contract === kind && one.version === version)
  return addressesOf('SafeProxyFactory', version).flatMap((address, at): CreationContracts[] => {
    const [singleton, handler] = [singletons[at], handlers[at]]
    if (!singleton?.codeHash || !handler) return []
    return [
      [
        { part: 'factory', address, codeHash: factory },
        { part: 'singleton', address: singleton.address, codeHash: singleton.codeHash },
        { part: 'fallbackHandler', address: handler, codeHash: fallbackHandler },
      ],
    ]
  })
}

/**
 * The result of a factory's `proxyCreationCode()`; undefined unless it's the official proxy code of
 * the version.
 */
export function readCreationCode(version: CreationVersion, returned: Hex): Hex | undefined {
  try {
    const [code] = decodeAbiParameters([{ type: 'bytes' }], returned)
    return keccak256(code) === codes[version].creation ? code : undefined
  } catch {
    return undefined
  }
}

/**
 * Call data of `setup`, which the new Safe runs once: owners, threshold, and handler; no
 * delegatecall, no payment.
 */
const creationSetup = (
  { owners, threshold }: Pick<NewSafe, 'owners' | 'threshold'>,
  [, , handler]: CreationContracts,
): Hex =>
  encodeSetup({
    owners,
    threshold,
    to: zeroAddress,
    data: '0x',
    fallbackHandler: handler.address,
    paymentToken: zeroAddress,
    payment: 0n,
    paymentReceiver: zeroAddress,
  })

const createProxyWithNonce = /*@__PURE__*/ method('0x1688f0b9', 'createProxyWithNonce', [
  'address',
  'bytes',
  'uint256',
])

/** Call data of `proxyCreationCode()` of a factory. */
export const proxyCreationCode: Hex = '0x53e5d935'

export interface Creation {
  /** The address of the Safe. */
  address: Address
  /** The factory, which is called. */
  to: Address
  data: Hex
  /** Call data of `setup`. */
  setup: Hex
}

/**
 * The call that creates a Safe, and its resulting address. `creationCode` is the result of the
 * factory's `proxyCreationCode()`.
 */
export function creationOf(
  safe: NewSafe,
  contracts: CreationContracts,
  creationCode: Hex,
): Creation {
  const [factory, singleton] = contracts
  const setup = creationSetup(safe, contracts)
  return {
    address: predictAddress({
      factory: factory.address,
      creationCode,
      singleton: singleton.address,
      initializer: setup,
      saltNonce: safe.saltNonce,
    }),
    to: factory.address,
    data: encodeCall(createProxyWithNonce, [singleton.address, setup, safe.saltNonce]),
    setup,
  }
}

/** The address that a simulated creation returned; undefined if it returned something else. */
export function createdAddress(returned: Hex): Address | undefined {
  const address: unknown = /^0x0{24}[\da-fA-F]{40}$/.test(returned)
    ? `0x${returned.slice(-40).toLowerCase()}`
    : undefined
  return isAddressLike(address) ? checksumAddress(address) : undefined
}

/**
 * Why an address can't be an owner: the contract rejects the first two, and no one can sign as an
 * official contract.
 */
export type OwnerProblem = 'zero' | 'sentinel' | 'safeContract'

export function ownerProblem(address: Address): OwnerProblem | undefined {
  if (sameAddress(address, zeroAddress)) return 'zero'
  if (sameAddress(address, sentinel)) return 'sentinel'
  return deployments.some((one) => sameAddress(one.address, address)) ? 'safeContract' : undefined
}

/** How a created Safe differs from the request. */
export type CreationDifference = 'owners' | 'threshold' | 'contract' | 'handler' | 'modules'

type Created = Pick<
  ChainSnapshot,
  'owners' | 'threshold' | 'singleton' | 'fallbackHandler' | 'modules' | 'guard'
>

/**
 * Compares the on-chain state with the request. The address only proves the Safe's initial state:
 * its owners may have changed since.
 */
export function creationDifferences(
  safe: NewSafe,
  [, singleton, handler]: CreationContracts,
  now: Created,
): readonly CreationDifference[] {
  const has = (list: readonly Address[], one: Address) =>
    list.some((other) => sameAddress(one, other))
  const isSameList =
    safe.owners.length === now.owners.length && safe.owners.every((one) => has(now.owners, one))
  return [
    ...(isSameList ? [] : (['owners'] as const)),
    ...(now.threshold === safe.threshold ? [] : (['threshold'] as const)),
    ...(sameAddress(now.singleton, singleton.address) ? [] : (['contract'] as const)),
    ...(sameAddress(now.fallbackHandler, handler.address) ? [] : (['handler'] as const)),
    ...(now.modules.length === 0 && now.guard === null ? [] : (['modules'] as const)),
  ]
}
