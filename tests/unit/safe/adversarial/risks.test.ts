import { describe } from 'vitest'
import type { Address, Hex } from '#base'
import {
  addressesOf,
  type BatchCall,
  encodeAddOwner,
  encodeChangeThreshold,
  encodeEnableModule,
  encodeMultiSend,
  encodeSetFallbackHandler,
  encodeSetGuard,
} from '#safe'
import { anAddress } from '../../../../mocks/fixtures/index.ts'
import { encodeCall } from '../../../../src/safe/method.ts'
import { methods } from '../../../../src/safe/methods.ts'
import {
  type Answers,
  answersOf,
  at,
  batch,
  call,
  callOnly,
  custom,
  dataOf,
  dave,
  ether,
  multiSend,
  pay,
  rejection,
  runOf,
  signedAsIs,
  attacker,
  usdc,
} from './answers.ts'
import { otherHash } from './findingsIn.ts'
import { type Case, testCases } from './testCases.ts'

/**
 * An owner proposed and signed it, and the gateway reports it as it is: only the warning is left.
 */
const proposed = (name: string, of: () => Answers, ...found: string[]): Case => ({
  name,
  of,
  tamper: () => {},
  found,
  proposed: true,
  signable: true,
})
const toSelf = (data: Hex): BatchCall => ({ to: at.address, value: 0n, data, operation: 0 })
const run = (to: Address, data: Hex = '0x12345678'): BatchCall => ({
  to,
  value: 0n,
  data,
  operation: 1,
})
/** Two batches around these calls, each after a payment. */
const nested = (...calls: BatchCall[]) =>
  batch(
    [pay(dave.address, 1n), run(multiSend, encodeMultiSend([pay(dave.address, 2n), ...calls]))],
    multiSend,
  )
const approve = (raw: bigint): Hex => encodeCall(methods.approve, [attacker, raw])
const max = (bits: bigint) => 2n ** bits - 1n
const migration = addressesOf('SafeMigration', '1.4.1')[0]!

describe('a transaction that is what it shows, and dangerous, comes with a warning', () => {
  testCases([
    proposed(
      'code of another contract runs as the Safe',
      () => call(attacker, '0x12345678', { operation: 1 }),
      'risk untrustedDelegatecall',
    ),
    proposed(
      'code of a token runs as the Safe',
      () => call(usdc, approve(1n), { operation: 1 }),
      'risk untrustedDelegatecall',
    ),
    proposed(
      'code of an account runs as the Safe',
      () => call(dave.address, '0x', { operation: 1, value: 0n }),
      'risk untrustedDelegatecall',
    ),
    proposed(
      '… inside a batch',
      () => batch([run(attacker)], multiSend),
      'risk untrustedDelegatecall at 0',
    ),
    proposed(
      '… inside a batch inside a batch',
      () => nested(run(attacker)),
      'risk untrustedDelegatecall at 1.1',
    ),
    {
      ...proposed(
        'a batch that does not unpack',
        () => call(multiSend, encodeCall(methods.multiSend, ['0x00']), { operation: 1 }),
        'risk undecodable',
      ),
      signable: false,
    },
    {
      ...proposed(
        'a batch of plain calls that contains another kind',
        () => batch([run(attacker)]),
        'risk undecodable',
      ),
      signable: false,
    },
    proposed(
      'a module, inside a batch',
      () => nested(toSelf(encodeEnableModule(attacker))),
      'risk moduleChange at 1.1',
    ),
    proposed(
      'an owner, inside a batch',
      () => nested(toSelf(encodeAddOwner(attacker, 1))),
      'risk settingsChange at 1.1',
    ),
    proposed(
      'the threshold, inside a batch',
      () => nested(toSelf(encodeChangeThreshold(1))),
      'risk settingsChange at 1.1',
    ),
    proposed(
      'the guard, inside a batch',
      () => nested(toSelf(encodeSetGuard(attacker))),
      'risk guardChange at 1.1',
    ),
    proposed(
      'the fallback handler, inside a batch',
      () => nested(toSelf(encodeSetFallbackHandler(attacker))),
      'risk handlerChange at 1.1',
    ),
    proposed(
      'the implementation, inside a batch',
      () => nested(toSelf(encodeCall(methods.changeMasterCopy, [attacker]))),
      'risk implementationChange at 1.1',
    ),
    proposed(
      'the implementation, by a library',
      () => call(migration, methods.migrateSingleton.selector, { operation: 1 }),
      'risk implementationChange',
    ),
    proposed(
      'the implementation and the fallback handler, by a library',
      () => call(migration, methods.migrateWithFallbackHandler.selector, { operation: 1 }),
      'risk implementationChange',
      'risk handlerChange',
    ),
    proposed(
      'a call to itself that nobody knows',
      () => call(at.address, '0x12345678'),
      'risk unknownSelfCall',
    ),
    proposed(
      'everything of a token',
      () => call(usdc, approve(max(256n))),
      'risk unlimitedApproval',
    ),
    proposed(
      'everything of a token whose amounts have 96 bits',
      () => call(usdc, approve(max(96n))),
      'risk unlimitedApproval',
    ),
    proposed(
      'everything of a token, with Permit2’s 160 bits',
      () => call(usdc, approve(max(160n))),
      'risk unlimitedApproval',
    ),
    proposed(
      'everything of a token, inside a batch',
      () => nested({ ...toSelf(approve(max(256n))), to: usdc }),
      'risk unlimitedApproval at 1.1',
    ),
    proposed(
      'everything, added to what is approved',
      () => call(usdc, encodeCall(methods.increaseAllowance, [attacker, max(255n)])),
      'risk unlimitedApproval',
    ),
    proposed(
      'all items of a collection',
      () => call(usdc, encodeCall(methods.setApprovalForAll, [attacker, true])),
      'risk unlimitedApproval',
    ),
    proposed(
      'everything of a token, through Permit2',
      () =>
        call(
          '0x000000000022D473030F116dDEE9F6B43aC78BA3',
          `0x87517c45${word(usdc)}${word(attacker)}${number(max(160n))}${number(max(48n))}`,
        ),
      'risk unlimitedApproval',
    ),
    proposed(
      'everything of a token, by a signature of the Safe',
      () =>
        call(usdc, encodeCall(methods.permit, [at.address, attacker, max(256n), max(256n), '0x'])),
      'risk unlimitedApproval',
    ),
  ])
})

function word(address: Address): string {
  return address.slice(2).toLowerCase().padStart(64, '0')
}
function number(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}

const refund = (of: () => Answers, parts: Partial<ReturnType<typeof runOf>>) => () => {
  const answers = of()
  Object.assign(runOf(answers), parts)
  return signedAsIs(answers)
}
const all = {
  safeTxGas: '1',
  baseGas: '1',
  gasPrice: '1',
  gasToken: usdc,
  refundReceiver: anAddress(attacker),
}

describe('a refund is named, whatever the transaction is called', () => {
  testCases([
    proposed('a payment with a gas price', refund(ether, { gasPrice: '1' }), 'risk refund'),
    proposed(
      'a payment with a refund receiver',
      refund(ether, { refundReceiver: anAddress(attacker) }),
      'risk refund',
    ),
    {
      ...proposed(
        'a rejection with all refund fields',
        refund(rejection, all),
        'risk refund',
        'summary differs',
      ),
      signable: false,
    },
    {
      ...proposed(
        'a rejection with a gas price',
        refund(rejection, { gasPrice: '1' }),
        'risk refund',
        'summary differs',
      ),
      signable: false,
    },
    {
      ...proposed(
        'a rejection with base gas',
        refund(rejection, { baseGas: '1' }),
        'risk refund',
        'summary differs',
      ),
      signable: false,
    },
    {
      ...proposed(
        'a rejection with a gas token',
        refund(rejection, { gasToken: usdc }),
        'risk refund',
        'summary differs',
      ),
      signable: false,
    },
    {
      ...proposed(
        'a rejection with gas for an action',
        refund(rejection, { safeTxGas: '1' }),
        'summary differs',
      ),
      signable: false,
    },
    {
      ...proposed(
        'a rejection that runs code as the Safe',
        () =>
          answersOf(
            { to: at.address, value: 0n, operation: 1 },
            custom(at.address, { isCancellation: true }),
          ),
        'summary differs',
        'risk untrustedDelegatecall',
      ),
      signable: false,
    },
  ])
})

describe('a library with other code than the official one is caught', () => {
  const two = () => batch([pay(dave.address, 1n)])
  const inner = () => nested(run(callOnly, encodeMultiSend([pay(dave.address, 3n)])))
  const other = (name: string, of: () => Answers, library: Address, hash: Hex | null): Case => ({
    name,
    of,
    tamper: ({ codes }) => void (codes[library.toLowerCase()] = hash),
    found: ['libraries differs'],
  })
  testCases([
    other('other code', two, callOnly, otherHash),
    other('no code', two, callOnly, null),
    other('in a batch inside a batch', inner, callOnly, otherHash),
    {
      ...other(
        'that migrates',
        () => call(migration, methods.migrateSingleton.selector, { operation: 1 }),
        migration,
        otherHash,
      ),
    },
  ])
})

describe('a contract isn’t trusted just because the gateway says so', () => {
  testCases([
    {
      name: 'a target of a delegatecall',
      of: () => call(attacker, '0x12345678', { operation: 1 }),
      tamper: (one) => void (dataOf(one).trustedDelegateCallTarget = true),
      found: ['risk untrustedDelegatecall'],
      proposed: true,
      signable: true,
    },
    {
      name: 'the library of a batch by its name',
      of: () => call(attacker, encodeMultiSend([pay(dave.address, 1n)]), { operation: 1 }),
      tamper: ({ details }) =>
        void (details.txInfo = custom(attacker, {
          methodName: 'multiSend',
          actionCount: 1,
          to: anAddress(attacker, 'Safe: MultiSendCallOnly 1.4.1'),
        })),
      found: ['summary differs', 'risk untrustedDelegatecall'],
      proposed: true,
    },
  ])
})
