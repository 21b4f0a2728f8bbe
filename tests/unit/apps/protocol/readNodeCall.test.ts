import { type RpcCallNames } from '#apps/protocol'
import { describe, expect, it } from 'vitest'
import { owner } from '../standInHost.ts'
import { call, hash, readOf } from './readingParams.ts'

const node = (name: string, ...params: unknown[]) => readOf('rpcCall', call(name, ...params))

describe('a call of the node', () => {
  it.each<[name: RpcCallNames, params: unknown[], read: unknown[]]>([
    ['eth_call', [{ to: owner, data: '0x12' }], [{ to: owner, data: '0x12' }, 'latest']],
    [
      'eth_call',
      [{ to: owner, value: 16, gas: '21000', nonce: undefined }, '0x010'],
      [{ to: owner, value: '0x10', gas: '0x5208' }, '0x10'],
    ],
    [
      'eth_call',
      [{ data: '0x' }, { blockHash: hash, requireCanonical: true }],
      [{ data: '0x' }, { blockHash: hash, requireCanonical: true }],
    ],
    [
      'eth_call',
      [{ to: owner }, 'latest', { [owner]: { code: '0x60', stateDiff: { [hash]: hash } } }],
      [{ to: owner }, 'latest', { [owner]: { code: '0x60', stateDiff: { [hash]: hash } } }],
    ],
    [
      'eth_call',
      [{ to: owner }, undefined, undefined, { time: 16, feeRecipient: owner }],
      [{ to: owner }, 'latest', {}, { time: '0x10', feeRecipient: owner }],
    ],
    [
      'eth_estimateGas',
      [{ to: owner }, undefined, { [owner]: { balance: 16 } }],
      [{ to: owner }, 'latest', { [owner]: { balance: '0x10' } }],
    ],
    ['eth_gasPrice', [], []],
    ['eth_gasPrice', [undefined], []],
    [
      'eth_getLogs',
      [{ fromBlock: 16, toBlock: 'latest' }],
      [{ fromBlock: '0x10', toBlock: 'latest' }],
    ],
    [
      'eth_getLogs',
      [{ address: [owner], topics: [null, hash, [hash]] }],
      [{ address: [owner], topics: [null, hash, [hash]] }],
    ],
    ['eth_getBalance', [owner.toLowerCase()], [owner.toLowerCase(), 'latest']],
    ['eth_getCode', [owner, 'pending'], [owner, 'pending']],
    ['eth_getBlockByHash', [hash], [hash, false]],
    ['eth_getBlockByNumber', ['finalized', true], ['finalized', true]],
    ['eth_getStorageAt', [owner, 255], [owner, '0xff', 'latest']],
    ['eth_getTransactionByHash', [hash], [hash]],
    ['eth_getTransactionReceipt', [hash], [hash]],
    ['eth_getTransactionCount', [owner], [owner, 'latest']],
    ['eth_estimateGas', [{ to: owner }], [{ to: owner }]],
    ['eth_estimateGas', [{ to: owner }, 'latest'], [{ to: owner }, 'latest']],
    ['safe_setSettings', [{ offChainSigning: false }], [{ offChainSigning: false }]],
    ['safe_setSettings', [{ offChainSigning: false, theme: 'x' }], [{ offChainSigning: false }]],
  ])('%s is passed on in the form that nodes read', (name, params, read) => {
    expect(node(name, ...params)).toEqual({ call: name, params: read })
  })

  it.each<[name: RpcCallNames, ...params: unknown[]]>([
    ['eth_call'],
    ['eth_call', null],
    ['eth_call', { to: owner, operation: 1 }],
    ['eth_call', { to: 'x' }],
    ['eth_call', { data: '0x1' }],
    ['eth_call', { data: `0x${'00'.repeat(128 * 1024 + 1)}` }],
    ['eth_call', {}, 'newest'],
    ['eth_call', {}, { blockHash: hash, blockNumber: '0x1' }],
    ['eth_call', {}, 'latest', { [owner]: { balance: 'much' } }],
    ['eth_call', {}, 'latest', { [owner]: { storage: {} } }],
    ['eth_call', {}, 'latest', { [owner]: { state: {}, stateDiff: {} } }],
    ['eth_call', {}, 'latest', { x: {} }],
    ['eth_call', {}, 'latest', [{ code: '0x' }]],
    ['eth_call', {}, 'latest', 'latest'],
    ['eth_call', {}, 'latest', {}, { time: 'now' }],
    ['eth_call', {}, 'latest', {}, { withdrawals: [] }],
    ['eth_call', {}, 'latest', {}, {}, {}],
    ['eth_estimateGas', {}, 'latest', {}, {}, 1],
    ['eth_call', { accessList: [{ address: owner, storageKeys: ['0x1'] }] }],
    ['eth_gasPrice', 1],
    ['eth_getLogs'],
    ['eth_getLogs', { fromBlock: -1 }],
    ['eth_getLogs', { fromBlock: 'latest', blockHash: hash }],
    ['eth_getLogs', { topics: [null, null, null, null, null] }],
    ['eth_getLogs', { topics: ['0x1'] }],
    ['eth_getLogs', { address: Array(101).fill(owner) }],
    ['eth_getBalance', owner, null],
    ['eth_getBalance', owner, 1.5],
    ['eth_getCode', '0x'],
    ['eth_getBlockByHash', 'latest', false],
    ['eth_getBlockByHash', hash, 'true'],
    ['eth_getBlockByNumber', 2n ** 64n],
    ['eth_getStorageAt', owner],
    ['eth_getStorageAt', owner, `0x1${'0'.repeat(64)}`],
    ['eth_getTransactionByHash', '0x12'],
    ['eth_getTransactionReceipt', [hash]],
    ['eth_getTransactionCount', owner, {}],
    ['eth_estimateGas', []],
    ['safe_setSettings', { offChainSigning: 'false' }],
    ['safe_setSettings', true],
  ])('%s is rejected with other parameters', (name, ...params) => {
    expect(node(name, ...params)).toBe(-32602)
  })
})
