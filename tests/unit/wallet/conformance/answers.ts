import {
  type Hex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { serializeErc6492Signature } from 'viem/utils'
import type { Act } from './acts.ts'
import { type Behavior, of, row, unclear } from './behavior.ts'
import { other, txHash } from './theWallet.ts'

const nothing = of('rejected', { changing: 'failed', add: 'chainUnknown' })
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

/** Wallets that answer, and what happened in them before. */
export const answered: readonly Behavior[] = [...empties, ...forms, ...states]
