import { type Address, type Hex, sameAddress } from '#base'
import {
  codeAt,
  eraSingletonAt,
  codeRows,
  type Deployment,
  type OfficialVersion,
  type Row,
  type SafeContract,
  toDeployment,
} from './officialCode.ts'

export type { Deployment, OfficialVersion, SafeContract } from './officialCode.ts'

/** The other contracts. A bundle without `deployments` leaves them out. */
const otherRows: readonly Row[] = [
  ['1.0.0', 'SafeProxyFactory', '0x12302fE9c02ff50939BaAaaf415fc226C078613C'],
  ['1.1.1', 'SafeProxyFactory', '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B'],
  ['1.1.1', 'TokenCallbackHandler', '0xd5D82B6aDDc9027B22dCA772Aa68D5d74cdBdF44'],
  ['1.3.0', 'SafeProxyFactory', '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2'],
  ['1.3.0', 'SafeProxyFactory', '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC'],
  ['1.3.0', 'FallbackHandler', '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4'],
  ['1.3.0', 'FallbackHandler', '0x017062a1dE2FE6b99BE3d9d37841FeD19F573804'],
  ['1.3.0', 'SimulateTxAccessor', '0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da'],
  ['1.3.0', 'SimulateTxAccessor', '0x727a77a074D1E6c4530e814F89E618a3298FC044'],
  ['1.4.1', 'SafeProxyFactory', '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'],
  ['1.4.1', 'FallbackHandler', '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'],
  ['1.4.1', 'SimulateTxAccessor', '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199'],
  ['1.4.1', 'SafeToL2Setup', '0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54'],
  ['1.5.0', 'SafeProxyFactory', '0x14F2982D601c9458F93bd70B218933A6f8165e7b'],
  ['1.5.0', 'FallbackHandler', '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4'],
  ['1.5.0', 'ExtensibleFallbackHandler', '0x85a8ca358D388530ad0fB95D0cb89Dd44Fc242c3'],
  ['1.5.0', 'TokenCallbackHandler', '0x54e86d004d71a8D2112ec75FaCE57D730b0433F3'],
  ['1.5.0', 'SimulateTxAccessor', '0x07EfA797c55B5DdE3698d876b277aBb6B893654C'],
  ['1.5.0', 'SafeToL2Setup', '0x900C7589200010D6C6eCaaE5B06EBe653bc2D82a'],
]

/** The official contracts of all versions, which are trusted by address. */
export const deployments: readonly Deployment[] = /*@__PURE__*/ [...codeRows, ...otherRows].map(
  toDeployment,
)

/** The official contract at an address, if there is one. */
export const deploymentAt = (address: Address | null | undefined): Deployment | undefined =>
  deployments.find((one) => sameAddress(one.address, address))

/** All official addresses of a contract; 1.3.0 has two. */
export const addressesOf = (contract: SafeContract, version: OfficialVersion): readonly Address[] =>
  deployments
    .filter((one) => one.contract === contract && one.version === version)
    .map(({ address }) => address)

/** The official singleton at an address. `codeHash` determines whether its code is official. */
export function singletonAt(singleton: Address | null): Deployment | undefined {
  const official = codeAt(singleton) ?? eraSingletonAt(singleton)
  return official?.contract === 'Safe' || official?.contract === 'SafeL2' ? official : undefined
}

/** An official singleton with this code, wherever it is deployed. */
export const singletonWith = (codeHash: Hex | null): Deployment | undefined =>
  codeHash === null ? undefined : deployments.find((one) => one.codeHash === codeHash)

/**
 * The version of a Safe by its singleton's address; undefined if that isn't official. Doesn't
 * compare its code.
 */
export const versionBySingleton = (singleton: Address | null): OfficialVersion | undefined =>
  singletonAt(singleton)?.version

/**
 * The instructions of the official proxies, which pass every call to the contract in slot 0:
 * keccak256 of their code without the metadata that the compiler adds. Builds of the same source
 * differ in their metadata only.
 */
const proxies: readonly Hex[] = [
  // 1.0.0
  '0x621bf56431a630736bf77b0f919e23bbf012e5982b9e961f771810d34afa6b80',
  // 1.1.1, 1.3.0, and 1.4.1
  '0x4c4fbded328c3a670dde13310bb5e7d6564930d5cafcfda40f8df9537cfc9288',
  // 1.5.0
  '0x25b3db92a0a4d95c0de5adf2697ec6648c2a5386e3ac65c9db74528e4d041081',
]

/**
 * Whether code is that of an official proxy. `codeHash` as in `ChainSnapshot`, without metadata.
 */
export const isOfficialProxy = (codeHash: Hex): boolean => proxies.includes(codeHash)

const delegateTargets: readonly SafeContract[] = [
  'MultiSend',
  'MultiSendCallOnly',
  'SignMessageLib',
  'SafeMigration',
  'SafeToL2Migration',
  'CreateCall',
]

/**
 * Whether an address is an official library that may be delegatecalled. Any other code could take
 * all funds.
 */
export function isTrustedDelegate(address: Address): boolean {
  const official = codeAt(address)
  return official !== undefined && delegateTargets.includes(official.contract)
}
