import { expect, test } from 'vitest'
import { people } from '../../../../mocks/people.ts'
import { connectionStatus } from '../../../../src/wallet/signin/connectionStatus.ts'
import {
  followOwner,
  type SessionOwner,
  type SignOutReason,
  type WalletSight,
} from '../../../../src/wallet/signin/sessionOwner.ts'

const alice = people.alice.address
const bob = people.bob.address
const gone: WalletSight = { status: 'disconnected' }
const sight = (change: Partial<WalletSight> = {}): WalletSight => ({
  status: 'connected',
  account: alice,
  connector: 'one',
  chainId: 1,
  ...change,
})
const remembered = sight({ status: 'reconnecting', connector: undefined })

/** The reasons for ending the session along a sequence of wallet states. */
function ended(sights: WalletSight[], options?: { onChainChange?: boolean }): SignOutReason[] {
  let owner: SessionOwner | undefined
  return sights.flatMap((one) => {
    const step = followOwner(owner, one, options)
    owner = step.owner
    return step.signOut ? [step.signOut] : []
  })
}

test.each<[string, WalletSight[], SignOutReason[]]>([
  ['connecting', [gone, { status: 'connecting' }, sight()], []],
  [
    'the same account in another spelling',
    [sight(), sight({ account: alice.toLowerCase() as `0x${string}` })],
    [],
  ],
  ['disconnecting', [sight(), gone], ['disconnected']],
  ['disconnecting, once', [sight(), gone, gone], ['disconnected']],
  ['another account', [sight(), sight({ account: bob })], ['accountChanged']],
  ['another wallet', [sight(), sight({ connector: 'two' })], ['walletChanged']],
  ['another chain', [sight(), sight({ chainId: 5 })], []],
  ['a wallet that comes back at load', [remembered, sight()], []],
  [
    'a wallet that comes back at load as somebody else',
    [remembered, sight({ account: bob })],
    ['accountChanged'],
  ],
  ['a wallet that does not come back', [remembered, gone], []],
  [
    'a wallet that did not come back, and another that is connected then',
    [remembered, gone, sight({ account: bob })],
    ['accountChanged'],
  ],
  [
    'a connection that is lost for a moment',
    [sight(), sight({ status: 'reconnecting' }), sight()],
    [],
  ],
  ['coming back after disconnecting', [sight(), gone, sight({ account: bob })], ['disconnected']],
])('%s', (_name, sights, reasons) => expect(ended(sights)).toEqual(reasons))

test('another chain ends a session if the app wants that', () => {
  expect(
    ended([sight(), sight({ chainId: 5 }), sight({ chainId: 5 })], { onChainChange: true }),
  ).toEqual(['chainChanged'])
  expect(ended([remembered, sight({ chainId: 5 })], { onChainChange: true })).toEqual([
    'chainChanged',
  ])
})

test.each([
  [false, 'authenticated', 'disconnected'],
  [false, undefined, 'disconnected'],
  [true, undefined, 'connected'],
  [true, 'authenticated', 'connected'],
  [true, 'loading', 'loading'],
  [true, 'unauthenticated', 'unauthenticated'],
] as const)('connected %s and session %s are %s', (connected, signin, status) =>
  expect(connectionStatus(connected, signin)).toBe(status),
)
