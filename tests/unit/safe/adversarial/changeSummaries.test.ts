import { describe } from 'vitest'
import type { Hex } from '#base'
import type { SettingsInfo, TransactionInfo } from '#gateway'
import {
  addressesOf,
  encodeAddOwner,
  encodeChangeThreshold,
  encodeDisableModule,
  encodeEnableModule,
  encodeRemoveOwner,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSetModuleGuard,
  encodeSwapOwner,
} from '#safe'
import { anAddress } from '../../../../mocks/fixtures/index.ts'
import { encodeCall } from '../../../../src/safe/method.ts'
import { methods } from '../../../../src/safe/methods.ts'
import {
  alice,
  at,
  batch,
  bob,
  call,
  callOnly,
  carol,
  custom,
  dave,
  erin,
  multiSend,
  pay,
  settings,
  attacker,
  usdc,
} from './answers.ts'
import { type Case, testCases } from './testCases.ts'

const info = (settingsInfo: SettingsInfo | null): TransactionInfo => ({
  type: 'SettingsChange',
  humanDescription: null,
  dataDecoded: { method: 'changeThreshold' },
  settingsInfo,
})
const says = (
  name: string,
  data: Hex,
  settingsInfo: SettingsInfo | null,
  ...found: string[]
): Case => ({
  name,
  of: () => settings(data),
  tamper: ({ details }) => void (details.txInfo = info(settingsInfo)),
  found: found.length === 0 ? ['summary differs'] : found,
})
const [d, s] = [anAddress(dave.address), anAddress(attacker)]
const owners = [alice.address, bob.address, carol.address]
const add = encodeAddOwner(dave.address, 2)
const remove = encodeRemoveOwner(owners, carol.address, 2)
const swap = encodeSwapOwner(owners, carol.address, dave.address)
const handler = encodeSetFallbackHandler(dave.address)

describe('a change of the Safe that is reported as another one is caught', () => {
  testCases([
    says('added: another owner', add, { type: 'ADD_OWNER', owner: s, threshold: 2 }),
    says('added: another threshold', add, { type: 'ADD_OWNER', owner: d, threshold: 3 }),
    says('added instead of removed', remove, {
      type: 'ADD_OWNER',
      owner: anAddress(carol.address),
      threshold: 2,
    }),
    says('removed: another owner', remove, {
      type: 'REMOVE_OWNER',
      owner: anAddress(bob.address),
      threshold: 2,
    }),
    says('removed: another threshold', remove, {
      type: 'REMOVE_OWNER',
      owner: anAddress(carol.address),
      threshold: 1,
    }),
    says('replaced: another new owner', swap, {
      type: 'SWAP_OWNER',
      oldOwner: anAddress(carol.address),
      newOwner: s,
    }),
    says('replaced: another old owner', swap, {
      type: 'SWAP_OWNER',
      oldOwner: anAddress(bob.address),
      newOwner: d,
    }),
    says('replaced: the other way round', swap, {
      type: 'SWAP_OWNER',
      oldOwner: d,
      newOwner: anAddress(carol.address),
    }),
    says('threshold: another number', encodeChangeThreshold(1), {
      type: 'CHANGE_THRESHOLD',
      threshold: 3,
    }),
    says('module enabled: another one', encodeEnableModule(attacker), {
      type: 'ENABLE_MODULE',
      module: d,
    }),
    says('module enabled instead of disabled', encodeEnableModule(attacker), {
      type: 'DISABLE_MODULE',
      module: s,
    }),
    says('module disabled: another one', encodeDisableModule([dave.address], dave.address), {
      type: 'DISABLE_MODULE',
      module: s,
    }),
    says('guard: another one', encodeSetGuard(attacker), { type: 'SET_GUARD', guard: d }),
    says('guard set instead of removed', encodeSetGuard(null), { type: 'SET_GUARD', guard: d }),
    says('guard removed instead of set', encodeSetGuard(attacker), { type: 'DELETE_GUARD' }),
    says('fallback handler: another one', handler, { type: 'SET_FALLBACK_HANDLER', handler: s }),
    says('fallback handler instead of guard', handler, { type: 'SET_GUARD', guard: d }),
    says('implementation: another one', encodeCall(methods.changeMasterCopy, [attacker]), {
      type: 'CHANGE_IMPLEMENTATION',
      implementation: d,
    }),
    says('a change that is not named', add, null, 'summary unknown'),
    says(
      'a change that nobody knows',
      add,
      { type: 'PAINT_IT_BLUE' } as unknown as SettingsInfo,
      'summary unknown',
    ),
    {
      name: 'module guard: another one',
      of: () => call(at.address, encodeSetModuleGuard(attacker)),
      tamper: ({ details }) =>
        void (details.txInfo = info({ type: 'SET_MODULE_GUARD', moduleGuard: d })),
      found: ['summary differs'],
      proposed: true,
    },
    {
      name: 'a change presented as a call to the Safe',
      of: () => settings(encodeEnableModule(attacker)),
      tamper: ({ details }) =>
        void (details.txInfo = custom(at.address, { methodName: 'enableModule' })),
      found: ['summary differs'],
    },
    {
      name: 'a change presented as a rejection',
      of: () => settings(encodeChangeThreshold(1)),
      tamper: ({ details }) => void (details.txInfo = custom(at.address, { isCancellation: true })),
      found: ['summary differs'],
    },
    {
      name: "another Safe's change presented as this one's",
      of: () => call(attacker, add),
      tamper: ({ details }) =>
        void (details.txInfo = info({ type: 'ADD_OWNER', owner: d, threshold: 2 })),
      found: ['summary differs'],
    },
  ])
})

const two = () => batch([pay(dave.address, 1n), pay(erin.address, 2n)])
const misreported = (
  name: string,
  of: Case['of'],
  txInfo: TransactionInfo,
  ...found: string[]
): Case => ({
  name,
  of,
  tamper: ({ details }) => void (details.txInfo = txInfo),
  found: found.length === 0 ? ['summary differs'] : found,
})
const approval = () => call(usdc, encodeCall(methods.approve, [attacker, 5n]))
const migration = addressesOf('SafeMigration', '1.4.1')[0]!

describe('a call or a batch that is reported as another one is caught', () => {
  testCases([
    misreported(
      'fewer actions',
      two,
      custom(callOnly, { methodName: 'multiSend', actionCount: 1 }),
    ),
    misreported('more actions', two, custom(callOnly, { methodName: 'multiSend', actionCount: 3 })),
    misreported(
      'no number of actions',
      two,
      custom(callOnly, { methodName: 'multiSend', actionCount: null }),
    ),
    misreported(
      'another library',
      two,
      custom(multiSend, { methodName: 'multiSend', actionCount: 2 }),
    ),
    misreported(
      'another account as the library',
      two,
      custom(attacker, { methodName: 'multiSend', actionCount: 2 }),
    ),
    misreported('a batch as a payment', two, {
      type: 'Transfer',
      sender: anAddress(at.address),
      recipient: d,
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: '1' },
    }),
    {
      name: 'a batch of a library that is none',
      of: () => call(attacker, encodeCall(methods.multiSend, ['0x']), { operation: 1 }),
      tamper: () => {},
      proposed: true,
      found: ['summary differs', 'risk untrustedDelegatecall'],
    },
    misreported('another contract', approval, custom(attacker, { methodName: 'approve' })),
    misreported(
      'a value that it does not have',
      approval,
      custom(usdc, { methodName: 'approve', value: '1' }),
    ),
    misreported(
      'another method',
      approval,
      custom(usdc, { methodName: 'claim' }),
      'summary differs',
    ),
    misreported(
      'a method for bytes that nobody decodes',
      () => call(attacker, '0x12345678'),
      custom(attacker, { methodName: 'claim' }),
      'summary unknown',
    ),
    misreported(
      'an implementation as a call',
      () => call(migration, methods.migrateSingleton.selector, { operation: 1 }),
      custom(attacker, { methodName: 'migrateSingleton' }),
    ),
  ])
})
