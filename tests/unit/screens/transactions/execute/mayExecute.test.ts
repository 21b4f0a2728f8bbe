import { describe, expect, it } from 'vitest'
import { type Address, no, yes } from '#base'
import type { SafeState } from '#domain'
import type { PendingTransaction } from '#safe'
import {
  mayExecute,
  type Sending,
} from '../../../../../src/screens/transactions/execute/mayExecute.ts'

const [alice, bob, dave] = ['0xa1', '0xb0', '0xda'].map(
  (start) => start.padEnd(42, '1') as Address,
) as [Address, Address, Address]
const safe: SafeState = {
  chainId: '1',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  owners: [alice, bob],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
}
const pending: PendingTransaction = {
  status: 'AWAITING_EXECUTION',
  nonce: 7n,
  confirmedBy: [alice, bob],
}

type Shown = Parameters<typeof mayExecute>[0]
const reviewed = (status: string) =>
  ({ review: { verification: { status } } }) as unknown as Shown['verification']
const shown: Shown = {
  action: { kind: 'execute', may: yes },
  pending,
  safe,
  verification: reviewed('verified'),
}
const sending: Sending = {
  isRelay: false,
  isRechecking: false,
  simulation: 'works',
  lacksGasLimit: false,
  isUnpackable: false,
  actor: { account: dave, chainId: '1' },
}

describe('executing a reviewed transaction', () => {
  it.each<[string, Partial<Sending>, Partial<Shown>, object]>([
    ['is possible by a wallet', {}, {}, yes],
    ['waits for the check right before it', { isRechecking: true }, {}, no('checking')],
    [
      'needs signatures that can be put into one call',
      { isUnpackable: true },
      {},
      no('unpackable'),
    ],
    ['needs them for the relayer too', { isUnpackable: true, isRelay: true }, {}, no('unpackable')],
    [
      'has the reason of the action first',
      { isUnpackable: true },
      { action: { kind: 'execute', may: no('nonceTooHigh') } },
      no('nonceTooHigh'),
    ],
    [
      'needs more signatures',
      {},
      { action: { kind: 'confirm', may: yes } },
      no('notEnoughSignatures'),
    ],
    ['waits for what may be done', {}, { action: undefined }, no('loading')],
    [
      'has the reason of the action',
      {},
      { action: { kind: 'execute', may: no('noWallet') } },
      no('noWallet'),
    ],
    [
      'waits for the gas of its simulation if it has no limit of its own',
      { simulation: 'loading', lacksGasLimit: true },
      {},
      no('checking'),
    ],
    ['waits for no simulation if it has a limit', { simulation: 'loading' }, {}, yes],
    ['goes on without one', { simulation: 'unsupported', lacksGasLimit: true }, {}, yes],
    [
      'by the relayer waits for no simulation',
      { isRelay: true, simulation: 'loading', lacksGasLimit: true },
      {},
      yes,
    ],
    [
      'by the relayer needs no wallet on the network of the Safe',
      { isRelay: true },
      { action: { kind: 'execute', may: no('wrongChain') } },
      yes,
    ],
    [
      'by the relayer is still checked',
      { isRelay: true },
      { verification: reviewed('differs') },
      no('differs'),
    ],
    [
      'by the relayer waits for the check',
      { isRelay: true },
      { verification: { review: 'checking' }, action: { kind: 'execute', may: no('checking') } },
      no('checking'),
    ],
  ])('%s', (_, how, what, answer) =>
    expect(mayExecute({ ...shown, ...what }, { ...sending, ...how })).toEqual(answer),
  )
})
