import { type Address, type Hex, sameAddress } from '#base'

export type SafeContract =
  | 'Safe'
  | 'SafeL2'
  | 'SafeProxyFactory'
  | 'FallbackHandler'
  | 'ExtensibleFallbackHandler'
  | 'TokenCallbackHandler'
  | 'MultiSend'
  | 'MultiSendCallOnly'
  | 'SignMessageLib'
  | 'SimulateTxAccessor'
  | 'SafeMigration'
  | 'SafeToL2Migration'
  | 'SafeToL2Setup'
  | 'CreateCall'

export type OfficialVersion = '1.0.0' | '1.1.1' | '1.2.0' | '1.3.0' | '1.4.1' | '1.5.0'

export interface Deployment {
  version: OfficialVersion
  contract: SafeContract
  address: Address
  /** keccak256 of its code; only for the contracts behind Safes. */
  codeHash?: Hex
}

/** The same code at both addresses of 1.3.0. */
const code130 = {
  Safe: '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e',
  SafeL2: '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f',
} as const satisfies Record<string, Hex>

// The same address on every EVM chain (two for 1.3.0: of the keyless and the EIP-155 deployment). zkSync-like chains use other
// addresses, which are deliberately excluded because their byte code differs. A test compares every row with safe-deployments.
type Row = readonly [OfficialVersion, SafeContract, Address, Hex?]

/** What runs as a Safe: the contracts behind the proxies, and the libraries that they delegatecall. */
const codeRows: readonly Row[] = [
  ['1.0.0', 'Safe', '0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A', '0xe1f1593df76e69abc2d692792c80f329457551d5e83dde597546a1d58764da80'],
  ['1.1.1', 'Safe', '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F', '0x56b8be58b5ad629a621593a2e5e5e8e9a28408dc06e95597497b303902772e45'],
  ['1.1.1', 'MultiSend', '0x8D29bE29923b68abfDD21e541b9374737B49cdAD'],
  ['1.2.0', 'Safe', '0x6851D6fDFAfD08c0295C392436245E5bc78B0185', '0x2ae2d1231f0d754a7fa4f5e5d0e5554085e1b500d8e09f95aaaaa3f49c0db922'],
  ['1.3.0', 'Safe', '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552', code130.Safe],
  ['1.3.0', 'Safe', '0x69f4D1788e39c87893C980c06EdF4b7f686e2938', code130.Safe],
  ['1.3.0', 'SafeL2', '0x3E5c63644E683549055b9Be8653de26E0B4CD36E', code130.SafeL2],
  ['1.3.0', 'SafeL2', '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA', code130.SafeL2],
  ['1.3.0', 'MultiSend', '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761'],
  ['1.3.0', 'MultiSend', '0x998739BFdAAdde7C933B942a68053933098f9EDa'],
  ['1.3.0', 'MultiSendCallOnly', '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D'],
  ['1.3.0', 'MultiSendCallOnly', '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B'],
  ['1.3.0', 'SignMessageLib', '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2'],
  ['1.3.0', 'SignMessageLib', '0x98FFBBF51bb33A056B08ddf711f289936AafF717'],
  ['1.3.0', 'CreateCall', '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4'],
  ['1.3.0', 'CreateCall', '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d'],
  ['1.4.1', 'Safe', '0x41675C099F32341bf84BFc5382aF534df5C7461a', '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4'],
  ['1.4.1', 'SafeL2', '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff'],
  ['1.4.1', 'MultiSend', '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'],
  ['1.4.1', 'MultiSendCallOnly', '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'],
  ['1.4.1', 'SignMessageLib', '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9'],
  ['1.4.1', 'SafeMigration', '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6'],
  ['1.4.1', 'SafeToL2Migration', '0xfF83F6335d8930cBad1c0D439A841f01888D9f69'],
  ['1.4.1', 'CreateCall', '0x9b35Af71d77eaf8d7e40252370304687390A1A52'],
  ['1.5.0', 'Safe', '0xFf51A5898e281Db6DfC7855790607438dF2ca44b', '0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2'],
  ['1.5.0', 'SafeL2', '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e', '0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc'],
  ['1.5.0', 'MultiSend', '0x218543288004CD07832472D464648173c77D7eB7'],
  ['1.5.0', 'MultiSendCallOnly', '0xA83c336B20401Af773B6219BA5027174338D1836'],
  ['1.5.0', 'SignMessageLib', '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa'],
  ['1.5.0', 'SafeMigration', '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC'],
  ['1.5.0', 'CreateCall', '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4'],
]

/** The others. A bundle without `deployments` leaves them out. */
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

const toDeployment = ([version, contract, address, codeHash]: Row): Deployment => ({ version, contract, address, ...(codeHash && { codeHash }) })

const codes: readonly Deployment[] = /*@__PURE__*/ codeRows.map(toDeployment)

/** The official contracts of all versions, which are trusted by address. */
export const deployments: readonly Deployment[] = /*@__PURE__*/ [...codeRows, ...otherRows].map(toDeployment)

/** The official contract at an address that runs as a Safe, if there is one. */
export const codeAt = (address: Address | null | undefined): Deployment | undefined => codes.find((one) => sameAddress(one.address, address))

/** The official contract at an address, if there is one. */
export const deploymentAt = (address: Address | null | undefined): Deployment | undefined => deployments.find((one) => sameAddress(one.address, address))

/** The contract behind Safes of a version. */
export const singletonOf = (contract: 'Safe' | 'SafeL2', version: OfficialVersion): Address | undefined =>
  codes.find((one) => one.contract === contract && one.version === version)?.address

/** All official addresses of a contract; 1.3.0 has two. */
export const addressesOf = (contract: SafeContract, version: OfficialVersion): readonly Address[] =>
  deployments.filter((one) => one.contract === contract && one.version === version).map(({ address }) => address)

/** The official contract behind Safes at an address. Whether its code is the official one is `codeHash`'s to say. */
export function singletonAt(singleton: Address | null): Deployment | undefined {
  const official = codeAt(singleton)
  return official?.contract === 'Safe' || official?.contract === 'SafeL2' ? official : undefined
}

/** The version of a Safe by the address of its singleton; undefined if that is not an official one. Its code is not compared. */
export const versionBySingleton = (singleton: Address | null): OfficialVersion | undefined => singletonAt(singleton)?.version

/**
 * The instructions of the official proxies, which pass every call to the contract in slot 0: keccak256 of their code without the
 * metadata that the compiler adds. Builds of the same source differ in their metadata only.
 */
const proxies: readonly Hex[] = [
  // 1.0.0
  '0x621bf56431a630736bf77b0f919e23bbf012e5982b9e961f771810d34afa6b80',
  // 1.1.1, 1.3.0 and 1.4.1
  '0x4c4fbded328c3a670dde13310bb5e7d6564930d5cafcfda40f8df9537cfc9288',
  // 1.5.0
  '0x25b3db92a0a4d95c0de5adf2697ec6648c2a5386e3ac65c9db74528e4d041081',
]

/** Whether code is that of an official proxy. `codeHash` as in `ChainSnapshot`, without metadata. */
export const isOfficialProxy = (codeHash: Hex): boolean => proxies.includes(codeHash)

const delegateTargets: readonly SafeContract[] = ['MultiSend', 'MultiSendCallOnly', 'SignMessageLib', 'SafeMigration', 'SafeToL2Migration', 'CreateCall']

/** Whether an address is an official library that may be delegatecalled. Any other code could take all funds. */
export function isTrustedDelegate(address: Address): boolean {
  const official = codeAt(address)
  return official !== undefined && delegateTargets.includes(official.contract)
}
