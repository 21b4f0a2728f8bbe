import { people } from '../../../mocks/people.ts'
import type { SigninFailure, SigninState } from '../../../src/wallet/signin/signinFlow.ts'

const nonce = 'abcdefgh'
const because = (failure?: SigninFailure) => (failure ? { failure } : {})

/** Every step of sign-in. */
export const at = {
  preparing: (failure?: SigninFailure): SigninState => ({
    step: 'preparing',
    turn: 1,
    ...because(failure),
  }),
  unprepared: (): SigninState => ({ step: 'unprepared', turn: 1, failure: { at: 'preparing' } }),
  idle: (failure?: SigninFailure): SigninState => ({
    step: 'idle',
    turn: 1,
    nonce,
    ...because(failure),
  }),
  creatingMessage: (): SigninState => ({ step: 'creatingMessage', turn: 2, nonce }),
  signing: (): SigninState => ({ step: 'signing', turn: 2, nonce }),
  verifying: (): SigninState => ({ step: 'verifying', turn: 2, nonce }),
}

export const facts = {
  account: people.alice.address,
  name: undefined,
  network: { id: 1, name: 'Ethereum' },
  site: 'app.example',
  wallet: 'Demo wallet',
  disconnects: true,
} as const

export const failures = {
  preparing: { at: 'preparing' },
  pending: { at: 'signing', reason: { kind: 'pending' } },
  lost: { at: 'signing', reason: { kind: 'lost' } },
  timedOut: { at: 'signing', reason: { kind: 'timedOut' } },
  signing: {
    at: 'signing',
    reason: {
      kind: 'failed',
      detail: 'Internal JSON-RPC error: keyring controller is locked (0x5f3759df)',
    },
  },
  verifying: { at: 'verifying' },
  elsewhere: { at: 'elsewhere' },
} as const satisfies Record<string, SigninFailure>
