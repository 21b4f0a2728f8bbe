import { describe, expect, test } from 'vitest'
import { type ChainSummary, zeroAddress } from '#base'
import {
  type SigningConditions,
  signsOffChain,
} from '../../../../src/screens/apps/requests/signsOffChain.ts'

const chain: ChainSummary = {
  chainId: '1',
  name: 'Ethereum',
  shortName: 'eth',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: ['EIP1271'],
}
const handler = { address: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99', name: null } as const
const usual: SigningConditions = {
  safe: { version: '1.4.1', fallbackHandler: handler },
  chain,
  sdkVersion: '9.1.0',
  offChainSigning: true,
}

describe('a message of an app is signed off-chain', () => {
  test.each<[what: string, changes: Partial<SigningConditions>]>([
    ['usually', {}],
    ['for the first SDK that knows it', { sdkVersion: '7.11.0' }],
    ['for an SDK before its release', { sdkVersion: '8.0.0-alpha.1' }],
    ['for an app that names no version', { sdkVersion: '' }],
    ['for an app whose version says nothing', { sdkVersion: 'sdkVersion' }],
    [
      'in a Safe of 1.3.0 with a fallback handler',
      { safe: { version: '1.3.0+L2', fallbackHandler: handler } },
    ],
    [
      'in an older Safe, which answers itself',
      { safe: { version: '1.1.1', fallbackHandler: null } },
    ],
  ])('%s', (_, changes) => expect(signsOffChain({ ...usual, ...changes })).toBe(true))
})

describe('a message of an app is signed on the chain', () => {
  test.each<[what: string, changes: Partial<SigningConditions>]>([
    ['if the app wants it', { offChainSigning: false }],
    ['for an SDK that does not know the other answer', { sdkVersion: '7.10.9' }],
    ['on a network without such signatures', { chain: { ...chain, features: [] } }],
    ['on an unknown network', { chain: undefined }],
    ['in a Safe without a fallback handler', { safe: { version: '1.4.1', fallbackHandler: null } }],
    [
      'in a Safe whose fallback handler is none',
      { safe: { version: '1.4.1', fallbackHandler: { address: zeroAddress, name: null } } },
    ],
    ['in a Safe before 1.0.0', { safe: { version: '0.1.0', fallbackHandler: null } }],
    ['in a Safe of an unknown version', { safe: { version: null, fallbackHandler: handler } }],
  ])('%s', (_, changes) => expect(signsOffChain({ ...usual, ...changes })).toBe(false))
})
