import type { Address, Hex } from 'viem'

/**
 * Deployed by CREATE2 with salt 0 through this factory: 1.4.1 and 1.5.0 (safe-singleton-factory).
 */
export const safeFactory: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'
/** The same for 1.3.0's canonical addresses (deterministic-deployment-proxy). */
export const commonFactory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** Both factories are this code: salt (32 bytes) and creation code in, address (20 bytes) out. */
export const factoryCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/**
 * The contracts of each Safe version. The canonical addresses of safe-deployments; a test compares
 * all of them.
 */
export const deployments = {
  '1.3.0': {
    singleton: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
    singletonL2: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
    factory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
    handler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
    multiSend: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
    multiSendCallOnly: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  },
  '1.4.1': {
    singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    singletonL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    factory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    handler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  },
  '1.5.0': {
    singleton: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
    singletonL2: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
    factory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    handler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    multiSend: '0x218543288004CD07832472D464648173c77D7eB7',
    multiSendCallOnly: '0xA83c336B20401Af773B6219BA5027174338D1836',
  },
} as const satisfies Record<string, Record<string, Address>>

/**
 * Safe's allowance module 0.1.1, by the same factory as 1.4.1: the canonical address of
 * safe-modules-deployments.
 */
export const allowanceModule: Address = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
