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
  /** keccak256 of its code; only for singletons. */
  codeHash?: Hex
}

/** The same code at both addresses of 1.3.0. */
const code130 = {
  Safe: '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e',
  SafeL2: '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f',
} as const satisfies Record<string, Hex>

// The same address on every EVM chain (two for 1.3.0: of the keyless and the EIP-155 deployment).
// A test compares every row with safe-deployments.
export type Row = readonly [OfficialVersion, SafeContract, Address, Hex?]

/** Code that runs as a Safe: the singletons, and the libraries they delegatecall. */
export const codeRows: readonly Row[] = [
  [
    '1.0.0',
    'Safe',
    '0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A',
    '0xe1f1593df76e69abc2d692792c80f329457551d5e83dde597546a1d58764da80',
  ],
  [
    '1.1.1',
    'Safe',
    '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F',
    '0x56b8be58b5ad629a621593a2e5e5e8e9a28408dc06e95597497b303902772e45',
  ],
  ['1.1.1', 'MultiSend', '0x8D29bE29923b68abfDD21e541b9374737B49cdAD'],
  [
    '1.2.0',
    'Safe',
    '0x6851D6fDFAfD08c0295C392436245E5bc78B0185',
    '0x2ae2d1231f0d754a7fa4f5e5d0e5554085e1b500d8e09f95aaaaa3f49c0db922',
  ],
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
  [
    '1.4.1',
    'Safe',
    '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  ],
  [
    '1.4.1',
    'SafeL2',
    '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff',
  ],
  ['1.4.1', 'MultiSend', '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'],
  ['1.4.1', 'MultiSendCallOnly', '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'],
  ['1.4.1', 'SignMessageLib', '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9'],
  ['1.4.1', 'SafeMigration', '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6'],
  ['1.4.1', 'SafeToL2Migration', '0xfF83F6335d8930cBad1c0D439A841f01888D9f69'],
  ['1.4.1', 'CreateCall', '0x9b35Af71d77eaf8d7e40252370304687390A1A52'],
  [
    '1.5.0',
    'Safe',
    '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
    '0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2',
  ],
  [
    '1.5.0',
    'SafeL2',
    '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
    '0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc',
  ],
  ['1.5.0', 'MultiSend', '0x218543288004CD07832472D464648173c77D7eB7'],
  ['1.5.0', 'MultiSendCallOnly', '0xA83c336B20401Af773B6219BA5027174338D1836'],
  ['1.5.0', 'SignMessageLib', '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa'],
  ['1.5.0', 'SafeMigration', '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC'],
  ['1.5.0', 'CreateCall', '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4'],
]

/**
 * The singletons on networks like zkSync, whose virtual machine runs other code. Safes there are
 * read-only, because the code of their proxies isn't known. Their libraries aren't listed: at the
 * same address on another network, there is nothing, and a delegatecall to it does nothing.
 */
export const eraRows: readonly Row[] = [
  [
    '1.3.0',
    'Safe',
    '0xB00ce5CCcdEf57e539ddcEd01DF43a13855d9910',
    '0x551b7fdfd2dbcec4f785059e1ef6e0b40ca2e44d792158c4e825bc0b092f15e9',
  ],
  [
    '1.3.0',
    'SafeL2',
    '0x1727c2c531cf966f902E5927b98490fDFb3b2b70',
    '0xe2ca068330339d608367d83a0b25545efe39e619098597699ab8ff828cb1ddd8',
  ],
  [
    '1.4.1',
    'Safe',
    '0xC35F063962328aC65cED5D4c3fC5dEf8dec68dFa',
    '0xfa4d4fc0fa9f1a061571a3f3f66502464edf1a519ab1ab93dc232addf4fbe30f',
  ],
  [
    '1.4.1',
    'SafeL2',
    '0x610fcA2e0279Fa1F8C00c8c2F71dF522AD469380',
    '0x520462ebe1156cd2d37b1d470c57f23e12fe0c4cda4c62502d96e03fa0cb44da',
  ],
]

export const toDeployment = ([version, contract, address, codeHash]: Row): Deployment => ({
  version,
  contract,
  address,
  ...(codeHash && { codeHash }),
})

const codes: readonly Deployment[] = /*@__PURE__*/ codeRows.map(toDeployment)

/** The official contract at an address that runs as a Safe, if any. */
export const codeAt = (address: Address | null | undefined): Deployment | undefined =>
  codes.find((one) => sameAddress(one.address, address))

const eraSingletons: readonly Deployment[] = /*@__PURE__*/ eraRows.map(toDeployment)

/** The official singleton at an address on networks like zkSync. */
export const eraSingletonAt = (address: Address | null): Deployment | undefined =>
  eraSingletons.find((one) => sameAddress(one.address, address))

/** The singleton of a version. */
export const singletonOf = (
  contract: 'Safe' | 'SafeL2',
  version: OfficialVersion,
): Address | undefined =>
  codes.find((one) => one.contract === contract && one.version === version)?.address
