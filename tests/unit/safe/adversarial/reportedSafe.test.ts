import { describe } from 'vitest'
import { anAddress } from '../../../../mocks/fixtures/index.ts'
import { alice, type Answers, dave, ether, attacker } from './answers.ts'
import { otherHash } from './findingsIn.ts'
import { type Case, testCases } from './testCases.ts'

const report = (name: string, parts: Partial<Answers['safe']>, ...found: string[]): Case => ({
  name,
  of: ether,
  tamper: ({ safe }) => void Object.assign(safe, parts),
  found,
})
const onChain = (name: string, parts: Partial<Answers['chain']>, ...found: string[]): Case => ({
  name,
  of: ether,
  tamper: ({ chain }) => void Object.assign(chain, parts),
  found,
})

const owners = ether().safe.owners
const [first, second] = owners

describe('detects a Safe reported differently than it is on-chain', () => {
  testCases([
    report('an owner more', { owners: [...owners, anAddress(dave.address)] }, 'owners differs'),
    report('an owner less', { owners: owners.slice(1) }, 'owners differs'),
    report(
      'another owner',
      { owners: [anAddress(dave.address), ...owners.slice(1)] },
      'owners differs',
    ),
    report(
      'an owner twice',
      { owners: [...owners.slice(1), ...owners.slice(1, 2)] },
      'owners differs',
    ),
    report(
      'an owner with one other digit',
      {
        owners: [
          ...owners.slice(1),
          anAddress(`${alice.address.slice(0, -1)}0` as typeof alice.address),
        ],
      },
      'owners differs',
    ),
    report('a lower threshold', { threshold: 1 }, 'threshold differs'),
    report('a higher threshold', { threshold: 3 }, 'threshold differs'),
    report('another version', { version: '1.3.0' }, 'version differs'),
    report('a version that does not exist', { version: '9.9.9' }, 'version differs'),
    report(
      'a version before 1.0.0, whose hashes are others',
      { version: '0.1.0' },
      'version differs',
    ),
    report('a guard that it does not have', { guard: anAddress(attacker) }, 'guard differs'),
    onChain('no guard, though it has one', { guard: attacker }, 'guard differs'),
    report('a module that it does not have', { modules: [anAddress(attacker)] }, 'modules differs'),
    onChain('no modules, though it has one', { modules: [attacker] }, 'modules differs'),
    {
      ...onChain('unknown modules, though it has one', { modules: [attacker] }, 'modules unknown'),
      tamper: ({ safe, chain }) => {
        safe.modules = null
        chain.modules = [attacker]
      },
      signable: true,
    },
    {
      ...onChain('more modules than can be read', { modulesComplete: false }, 'modules unknown'),
      signable: true,
    },
    report('another fallback handler', { fallbackHandler: anAddress(attacker) }, 'handler differs'),
    report('no fallback handler', { fallbackHandler: null }, 'handler differs'),
    { ...report('another nonce', { nonce: 12 }, 'nonce differs'), signable: true },
    {
      ...onChain(
        'nothing about its module guard',
        { moduleGuard: attacker },
        'moduleGuard unknown',
      ),
      signable: true,
    },
  ])
})

describe('detects a Safe without official code', () => {
  testCases([
    onChain(
      'unofficial code',
      { singleton: attacker, singletonCodeHash: otherHash },
      'implementation differs',
      'owners unknown',
    ),
    onChain(
      'other code at the official address',
      { singletonCodeHash: otherHash },
      'implementation differs',
    ),
    onChain(
      'no code at the official address',
      { singletonCodeHash: null },
      'implementation differs',
    ),
    onChain(
      'another proxy',
      { proxyCodeHash: otherHash },
      'proxy unknown',
      'implementation unknown',
      'owners unknown',
    ),
    onChain('another version than its code has', { version: '1.3.0' }, 'implementation differs'),
    onChain(
      'the signing domain of another chain',
      { domainSeparator: otherHash },
      'domain differs',
    ),
    onChain(
      'an owner who was replaced',
      { owners: [dave.address, ...ether().chain.owners.slice(1)] },
      'owners differs',
    ),
    onChain(
      'the signer is a former owner',
      { owners: ether().chain.owners.slice(0, 2) },
      'owners differs',
      'signature notOwner',
    ),
  ])
})

// The order of the owners is the contract's business, and the letter case carries no meaning.
describe('a different notation isn’t a difference', () => {
  testCases([
    {
      ...report('order and letter case', {
        owners: [second!, first!, ...owners.slice(2)].map((one) => ({
          ...one,
          value: one.value.toLowerCase(),
        })),
      }),
      signable: true,
    },
    { ...report('a suffix of the version', { version: '1.4.1+L2' }), signable: true },
    { ...report('an unknown version', { version: null }), signable: true },
  ])
})
