import { type Behavior, of, row, throws, unclear } from './behavior.ts'
import { coded } from './theWallet.ts'

const rejects = (name: string, error: unknown) => throws(`rejects: ${name}`, error, of('rejected'))
const rejections: readonly Behavior[] = [
  rejects('code 4001', coded(4001)),
  rejects('code 4001 as text', coded('4001')),
  rejects('code 5000', coded(5000)),
  rejects('code of ethers', coded('ACTION_REJECTED')),
  rejects('code of a Trezor', coded('Failure_ActionCancelled')),
  rejects('status of a Ledger', { name: 'TransportStatusError', statusCode: 0x69_85 }),
  rejects('in data.code', coded(-32_603, 'x', { data: { code: 4001 } })),
  rejects(
    'in data.originalError',
    coded(-32_603, 'x', { data: { originalError: { code: 4001 } } }),
  ),
  rejects('in error.code', coded(-32_603, 'x', { error: { code: '4001' } })),
  rejects('in info.error', coded('UNKNOWN_ERROR', 'x', { info: { error: { code: 4001 } } })),
  rejects('cancelled by user', { message: 'cancelled by user' }),
  rejects('User declined', coded(-32_000, 'User declined transaction')),
  rejects('Transaction rejected', coded(-32_000, 'Transaction rejected')),
  rejects('User canceled', coded(-32_603, 'User canceled')),
  rejects('User closed modal', new Error('User closed modal')),
  rejects('Popup closed', new Error('Popup closed')),
  rejects('0x6985', new Error('Ledger device: Condition of use not satisfied (0x6985)')),
  rejects('a name', { name: 'UserRefusedOnDevice', message: 'x' }),
  rejects('only words', 'user rejected'),
  rejects('only a number', 4001),
  rejects('Chinese', coded(-32_603, '用户拒绝了请求')),
  rejects('French', coded(-32_603, 'Demande refusée par l’utilisateur')),
]

const failing: readonly Behavior[] = [
  throws('has an open request', coded(-32_002, 'Already processing'), of('pending')),
  throws('has an open request, in words', new Error('Request already pending'), of('pending')),
  throws(
    'is disconnected',
    coded(4900),
    of('lost', { text: 'missing', data: 'missing', sending: 'missing, may have been sent' }),
  ),
  throws(
    'timed out',
    new Error('Request timed out'),
    of('timedOut', { sending: 'timedOut, may have been sent' }),
  ),
  throws(
    'lacks the method',
    coded(-32_601, 'Method not found'),
    of('failed', { text: 'unsupported', data: 'unsupported' }),
  ),
  throws(
    'does not support the method',
    coded(4200),
    of('failed', { text: 'unsupported', data: 'unsupported' }),
  ),
  throws(
    'was not paired for the method',
    coded(5101, 'Unsupported methods.'),
    of('failed', { text: 'unsupported', data: 'unsupported' }),
  ),
  throws('finds the parameters invalid', coded(-32_602), of('failed')),
  throws(
    'is not authorized',
    coded(4100, 'The requested account has not been authorized by the user.'),
    of('failed'),
  ),
  throws('was rejected by the node', coded(-32_003, 'Transaction rejected'), of('failed')),
  throws(
    'lacks the chain',
    coded(4902, 'Unrecognized chain ID.'),
    of('chainUnknown', {
      switch: 'done',
      text: 'wrongChain',
      data: 'wrongChain',
      sending: 'wrongChain',
    }),
  ),
  throws(
    'was paired for other chains',
    coded(5100, 'Unsupported chains.'),
    of('chainUnknown', {
      switch: 'done',
      text: 'wrongChain',
      data: 'wrongChain',
      sending: 'wrongChain',
    }),
  ),
  throws(
    'is on another chain, in words',
    coded(-32_603, 'Provided chainId "1" must match the active chainId "5"'),
    of('wrongChain'),
  ),
  throws(
    'has a bad day',
    coded(-32_603, 'Internal JSON-RPC error.'),
    of('failed', { sending: unclear }),
  ),
  throws(
    'says that the node has no funds',
    coded(-32_000, 'insufficient funds for gas'),
    of('failed', { sending: unclear }),
  ),
]

const unread = of('failed', { sending: unclear })
const unreadable = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('Blocked.', 'SecurityError')
    },
  },
)
const strange: readonly Behavior[] = [
  throws('throws undefined', undefined, of('failed', { connect: 'rejected', sending: unclear })),
  throws('throws null', null, of('failed', { connect: 'rejected', sending: unclear })),
  throws('throws an empty text', '', unread),
  throws('throws a symbol', Symbol('x'), unread),
  throws('throws an empty object', {}, unread),
  throws('throws a frozen object', Object.freeze({ message: 1, code: {} }), unread),
  throws('throws what cannot be read', unreadable, unread),
  row(
    'throws before it promises',
    () => {
      throw coded(4001)
    },
    of('rejected'),
  ),
  row('answers without a promise', (ask, { good }) => good(ask), of('done')),
]

/** Wallets that throw. */
export const errors: readonly Behavior[] = [...rejections, ...failing, ...strange]
