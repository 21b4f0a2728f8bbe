import {
  type Hex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { serializeErc6492Signature } from 'viem/utils'
import type { Act } from './acts.ts'
import { type Answers, coded, other, type TheWallet, txHash } from './theWallet.ts'

export interface Behavior {
  name: string
  answers?: Answers
  /** What happens in the wallet before it is asked. */
  before?: (wallet: TheWallet) => void
  /** Whether the person stops waiting. */
  leaves?: boolean
  /** Whether the person asks twice. */
  twice?: boolean
  /** What the person is told. */
  told: Record<Act, string>
  /** Acts that are done and keep nothing. */
  keepsNothing?: readonly Act[]
}

type Told = Partial<Record<Act | 'signing' | 'sending' | 'changing', string>>

/** What is told of all acts, with exceptions: `changing`, `signing` and `sending` are several. */
const of = (usual: string, but: Told = {}): Record<Act, string> => {
  const { changing = usual, signing = usual, sending = usual, ...acts } = but
  return {
    connect: usual,
    switch: changing,
    add: changing,
    signIn: signing,
    text: signing,
    data: signing,
    send: sending,
    batch: sending,
    ...acts,
  }
}
const row = (name: string, answers: Answers, told: Record<Act, string>): Behavior => ({
  name,
  answers,
  told,
})
const throws = (name: string, error: unknown, told: Record<Act, string>): Behavior =>
  row(name, async () => Promise.reject(error), told)

const refuses = (name: string, error: unknown) => throws(`rejects: ${name}`, error, of('rejected'))
const refusals: readonly Behavior[] = [
  refuses('code 4001', coded(4001)),
  refuses('code 4001 as text', coded('4001')),
  refuses('code 5000', coded(5000)),
  refuses('code of ethers', coded('ACTION_REJECTED')),
  refuses('code of a Trezor', coded('Failure_ActionCancelled')),
  refuses('status of a Ledger', { name: 'TransportStatusError', statusCode: 0x69_85 }),
  refuses('in data.code', coded(-32_603, 'x', { data: { code: 4001 } })),
  refuses(
    'in data.originalError',
    coded(-32_603, 'x', { data: { originalError: { code: 4001 } } }),
  ),
  refuses('in error.code', coded(-32_603, 'x', { error: { code: '4001' } })),
  refuses('in info.error', coded('UNKNOWN_ERROR', 'x', { info: { error: { code: 4001 } } })),
  refuses('cancelled by user', { message: 'cancelled by user' }),
  refuses('User declined', coded(-32_000, 'User declined transaction')),
  refuses('Transaction rejected', coded(-32_000, 'Transaction rejected')),
  refuses('User canceled', coded(-32_603, 'User canceled')),
  refuses('User closed modal', new Error('User closed modal')),
  refuses('Popup closed', new Error('Popup closed')),
  refuses('0x6985', new Error('Ledger device: Condition of use not satisfied (0x6985)')),
  refuses('a name', { name: 'UserRefusedOnDevice', message: 'x' }),
  refuses('only words', 'user rejected'),
  refuses('only a number', 4001),
  refuses('Chinese', coded(-32_603, '用户拒绝了请求')),
  refuses('French', coded(-32_603, 'Demande refusée par l’utilisateur')),
]

const nothing = of('rejected', { changing: 'failed', add: 'chainUnknown' })
const unclear = 'failed, may have been sent'
const answers = (name: string, value: unknown, told: Record<Act, string>) =>
  row(`answers ${name}`, async () => value, told)
const odd = of('failed', { connect: 'rejected', add: 'chainUnknown', sending: unclear })
const empties: readonly Behavior[] = [
  answers('null', null, nothing),
  answers('undefined', undefined, nothing),
  answers('an empty text', '', nothing),
  answers('0x', '0x', nothing),
  answers('an empty list', [], odd),
  answers('an empty object', {}, odd),
  answers('true', true, odd),
  answers('an envelope', { jsonrpc: '2.0', id: 1, result: txHash }, odd),
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

const half = (signature: Hex, low: number): Hex =>
  `${signature.slice(0, 130)}${low.toString(16).padStart(2, '0')}` as Hex
const v = (signature: Hex) => Number.parseInt(signature.slice(130), 16)
/** Another form of a good signature; other answers stay as they are. */
const form = (name: string, shape: (signature: Hex) => unknown, told: Record<Act, string>) =>
  row(
    `signs with ${name}`,
    async (ask, { good }) => {
      const answer = (await good(ask)) as Hex
      return ask.method.includes('ign') ? shape(answer) : answer
    },
    told,
  )
const notSigned = of('done', { signIn: 'verifying', text: 'discarded', data: 'discarded' })
const forms: readonly Behavior[] = [
  form('v of 27 or 28', (signature) => signature, of('done')),
  form('v of 0 or 1', (signature) => half(signature, v(signature) - 27), of('done')),
  form('v of 31 or 32', (signature) => half(signature, v(signature) + 4), notSigned),
  form('v of 37 or 38', (signature) => half(signature, v(signature) + 10), notSigned),
  form(
    'EIP-2098',
    (signature) =>
      serializeCompactSignature(signatureToCompactSignature(parseSignature(signature))),
    of('done'),
  ),
  form(
    'ERC-6492',
    (signature) => serializeErc6492Signature({ address: other.address, data: '0x12', signature }),
    notSigned,
  ),
  form('capitals', (signature) => `0x${signature.slice(2).toUpperCase()}`, of('done')),
  row(
    'leaves out 0x',
    async (ask, { good }) => {
      const answer = await good(ask)
      return typeof answer === 'string' ? answer.slice(2) : answer
    },
    of('done'),
  ),
]

const elsewhere = of('done', { signIn: 'verifying', text: 'discarded', data: 'discarded' })
const states: readonly Behavior[] = [
  { name: 'is late', answers: (ask, { hold, good }) => hold(() => good(ask)), told: of('done') },
  {
    name: 'approves after the person left',
    answers: (ask, { hold, good }) => hold(() => good(ask)),
    leaves: true,
    told: of('done', { connect: 'left' }),
  },
  { name: 'is asked twice', twice: true, told: of('done') },
  row(
    'says it twice',
    async (ask, { good, emit, accounts, chain }) => {
      const answer = await good(ask)
      emit('accountsChanged', accounts)
      emit('accountsChanged', accounts)
      emit('chainChanged', chain)
      return answer
    },
    of('done'),
  ),
  row(
    'uses another account',
    async (ask, { good }) =>
      ask.method === 'eth_requestAccounts' ? [other.address] : good(ask, other),
    elsewhere,
  ),
  {
    name: 'changed to another account',
    before: (wallet) => {
      wallet.accounts = [other.address]
      wallet.emit('accountsChanged', wallet.accounts)
    },
    told: of('done', { signIn: 'lost', text: 'missing', data: 'missing', sending: 'missing' }),
  },
  {
    name: 'changed to another chain',
    before: (wallet) => {
      wallet.chain = '0x1'
      wallet.emit('chainChanged', '0x1')
    },
    told: of('done', { sending: 'wrongChain' }),
  },
  {
    name: 'changed to another chain without a word',
    before: (wallet) => {
      wallet.chain = '0x5'
    },
    told: of('done', { signing: 'wrongChain', sending: 'wrongChain' }),
  },
  {
    name: 'was locked',
    before: (wallet) => {
      wallet.accounts = []
      wallet.emit('accountsChanged', [])
    },
    told: of('done', {
      connect: 'rejected',
      signIn: 'lost',
      text: 'missing',
      data: 'missing',
      sending: 'missing',
    }),
    keepsNothing: ['switch', 'add'],
  },
  {
    name: 'says its chain as text',
    before: (wallet) => {
      wallet.chain = '17000'
    },
    told: of('done'),
  },
  {
    name: 'says its chain as a number',
    before: (wallet) => {
      wallet.chain = 17_000
    },
    told: of('done'),
  },
  {
    name: 'says its account in small letters',
    before: (wallet) => {
      wallet.accounts = wallet.accounts.map((one) => one.toLowerCase())
    },
    told: of('done'),
  },
]

export const behaviors: readonly Behavior[] = [
  ...refusals,
  ...empties,
  ...failing,
  ...strange,
  ...forms,
  ...states,
]
