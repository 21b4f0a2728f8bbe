import { describe, expect, it } from 'vitest'
import { toApp, toParty } from '../../../src/queries/mappers.ts'
import { toAssets } from '../../../src/queries/asset/balances.ts'
import { toChainSummary } from '../../../src/queries/chain/chains.ts'
import { toMessage } from '../../../src/queries/message/messages.ts'
import { toDecoded } from '../../../src/queries/transaction/decoded.ts'
import { toAction } from '../../../src/queries/transaction/toAction.ts'
import { toItem } from '../../../src/queries/transaction/mappers.ts'
import { toAmount } from '../../../src/queries/transaction/amounts.ts'
import { toTransactionDetail } from '../../../src/queries/transaction/transaction.ts'
import {
  aChain,
  aHistoryTransfer,
  anAddress,
  aTransactionDetails,
  someBalances,
} from '../../../mocks/fixtures/index.ts'

const token = '0x3333333333333333333333333333333333333333'
const hostile = 'USD Coin\u202E nioC live'
const shown = 'USD Coin[U+202E] nioC live'
const blank = '\u202E'

describe('untrusted text is shown safely', () => {
  it('an account', () => {
    expect(toParty(anAddress(token, hostile)).name).toBe(shown)
    expect(toParty(anAddress(token, blank)).name).toBeNull()
  })
  it('a token that moves', () => {
    const move = (tokenSymbol: string) =>
      toAction({
        type: 'Transfer',
        sender: anAddress(token),
        recipient: anAddress(token),
        direction: 'INCOMING',
        transferInfo: { type: 'ERC20', tokenAddress: token, value: '1', tokenSymbol },
      })
    expect(move(hostile)).toMatchObject({ what: { symbol: shown } })
    expect(move(blank)).toMatchObject({ what: { symbol: null } })
  })
  it('a token that the Safe holds', () => {
    const balances = someBalances()
    const items = balances.items.map((item) => ({
      ...item,
      tokenInfo: { ...item.tokenInfo, name: blank, symbol: hostile },
    }))
    expect(toAssets({ ...balances, items }, 'usd').items[0]).toMatchObject({
      name: '',
      symbol: shown,
    })
  })
  it('a token that is traded', () => {
    const wire = {
      address: token,
      decimals: 6,
      logoUri: null,
      name: hostile,
      symbol: blank,
      trusted: true,
    } as const
    expect(toAmount('1', wire)).toMatchObject({ name: shown, symbol: '' })
  })
  it('a method', () => {
    const call = (methodName: string) =>
      toAction({
        type: 'Custom',
        to: anAddress(token),
        dataSize: '4',
        value: '0',
        isCancellation: false,
        methodName,
      })
    expect(call('trans\u200Bfer')).toMatchObject({ method: 'trans[U+200B]fer' })
    expect(call(blank)).toMatchObject({ method: null })
  })
  it('an app and a note, which keeps its lines', () => {
    const tx = {
      ...aHistoryTransfer({}).transaction,
      note: `one\n${hostile}`,
      safeAppInfo: { name: hostile, url: 'https://app.example', logoUri: null },
    }
    expect(toItem(tx)).toMatchObject({
      note: `one\n${shown}`,
      app: { name: shown, url: 'https://app.example' },
    })
    expect(toItem({ ...tx, note: blank, safeAppInfo: null })).toMatchObject({
      note: null,
      app: null,
    })
    expect(toApp({ name: blank, url: 'https://app.example' })).toBeNull()
    expect(toTransactionDetail({ ...aTransactionDetails(), note: hostile }, '1').note).toBe(shown)
  })
  it('a network', () => {
    const chain = aChain('1', 'https://node.example')
    expect(
      toChainSummary({
        ...chain,
        chainName: hostile,
        nativeCurrency: { ...chain.nativeCurrency, symbol: 'E\u200BTH' },
      }),
    ).toMatchObject({
      name: shown,
      symbol: 'E[U+200B]TH',
    })
  })
})

describe('what is signed stays exact', () => {
  it('the decoded values, method, and types; only parameter names are as shown', () => {
    expect(
      toDecoded({
        method: hostile,
        parameters: [{ name: hostile, type: 'string', value: hostile }],
      }),
    ).toMatchObject({
      method: hostile,
      parameters: [{ name: shown, type: 'string', value: hostile }],
    })
  })
  it('a message, but not the name of its app', () => {
    const wire = {
      messageHash: '0x00',
      creationTimestamp: 0,
      modifiedTimestamp: 0,
      status: 'CONFIRMED',
      message: hostile,
      name: hostile,
      proposedBy: anAddress(token),
      confirmationsRequired: 1,
      confirmationsSubmitted: 0,
      confirmations: [],
    }
    const message = toMessage(wire as unknown as Parameters<typeof toMessage>[0])
    expect(message).toMatchObject({
      content: { kind: 'text', text: hostile },
      app: { name: shown },
    })
  })
})
