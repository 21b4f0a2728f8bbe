import { routes, type Route } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { answerNamed as sample } from './samples/samples.ts'
import { changed, faultIn, gone, corrupt } from './corrupt.ts'
import type { Path } from './wire.ts'

const validate = createResponseValidator()
const fault = (route: Route, answer: unknown) => faultIn(validate, route, answer)

const transfer = sample('today/details_Transfer_ERC20_SUCCESS_26.json')

describe('fields and kinds of other gateway versions', () => {
  const words: [string, Route, unknown, Path, unknown][] = [
    ['a status', routes.details, transfer, ['txStatus'], 'ON_THE_MOON'],
    ['a direction', routes.details, transfer, ['txInfo', 'direction'], 'SIDEWAYS'],
    [
      'a state of the implementation',
      routes.safe,
      sample('today/safe.json'),
      ['implementationVersionState'],
      'NEWER',
    ],
    [
      'a kind of conflict',
      routes.history,
      sample('today/history.json'),
      ['results', 1, 'conflictType'],
      'Maybe',
    ],
    [
      'a kind of order',
      routes.details,
      sample('today/details_SwapOrder_SUCCESS_10.json'),
      ['txInfo', 'orderClass'],
      'twilight',
    ],
    [
      'a status of a message',
      routes.message,
      sample('today/message.json'),
      ['status'],
      'WITHDRAWN',
    ],
    [
      'a status of a relayed call',
      routes.relayStatus,
      sample('today/relayStatus.json'),
      ['status'],
      600,
    ],
    [
      'a kind of token',
      routes.balances,
      sample('today/balances.json'),
      ['items', 0, 'tokenInfo', 'type'],
      'ERC1155',
    ],
    [
      'how a node wants its key',
      routes.chain,
      sample('today/chain.json'),
      ['rpcUri', 'authentication'],
      'HEADER',
    ],
    [
      'who may use an app',
      routes.safeApps,
      sample('today/safeApps.json'),
      [0, 'accessControl', 'type'],
      'INVITED',
    ],
  ]
  it.each(words)('passes: %s', (_what, route, answer, path, word) => {
    expect(fault(route, corrupt(answer, path, word))).toBeUndefined()
  })

  const kinds: [string, Route, unknown, Path][] = [
    ['transaction in details', routes.details, transfer, ['txInfo']],
    [
      'transaction in a list',
      routes.history,
      sample('today/history.json'),
      ['results', 1, 'transaction', 'txInfo'],
    ],
    ['transaction in a preview', routes.preview, sample('today/preview.json'), ['txInfo']],
    [
      'change of settings',
      routes.details,
      sample('today/details_SettingsChange_ADD_OWNER_SUCCESS_23.json'),
      ['txInfo', 'settingsInfo'],
    ],
    ['row of the history', routes.history, sample('today/history.json'), ['results', 0]],
    ['row of the queue', routes.queued, sample('today/queue.json'), ['results', 0]],
    ['row of the messages', routes.messages, sample('today/messages.json'), ['results', 0]],
    ['transfer', routes.details, transfer, ['txInfo', 'transferInfo']],
    ['way to execute', routes.details, transfer, ['detailedExecutionInfo']],
    ['gas price', routes.chain, sample('today/chain.json'), ['gasPrice', 0]],
    [
      'confirmation view',
      routes.confirmationView,
      { type: 'GENERIC', method: '', parameters: null },
      [],
    ],
  ]
  it.each(kinds)(
    'passes as data: a new kind of %s, as long as it names its kind',
    (_what, route, answer, path) => {
      expect(
        fault(route, corrupt(answer, path, { type: 'BRAND_NEW', nonce: { any: 'thing' } })),
      ).toBeUndefined()
      expect(fault(route, corrupt(answer, path, { nonce: 1 }))?.field).toEqual([...path, 'type'])
      expect(fault(route, corrupt(answer, path, { type: 5 }))?.field).toEqual([...path, 'type'])
    },
  )

  it('does not treat a property of every object as a kind', () => {
    for (const type of ['constructor', 'toString', '__proto__'])
      expect(fault(routes.details, corrupt(transfer, ['txInfo'], { type }))).toBeUndefined()
  })

  it('passes: unknown fields', () => {
    for (const path of [['brandNew'], ['txInfo', 'brandNew'], ['txInfo', 'sender', 'brandNew']])
      expect(fault(routes.details, corrupt(transfer, path, [{}]))).toBeUndefined()
  })

  const spellings: [string, Route, unknown, Path, unknown][] = [
    [
      'ORACLE',
      routes.chain,
      sample('today/chain.json'),
      ['gasPrice'],
      [{ type: 'ORACLE', uri: 'https://gas.example', gasParameter: 'fast', gweiFactor: '1.5' }],
    ],
    [
      'FIXED',
      routes.chain,
      sample('today/chain.json'),
      ['gasPrice'],
      [{ type: 'FIXED', weiValue: '1' }],
    ],
    [
      'FIXED1559',
      routes.chain,
      sample('today/chain.json'),
      ['gasPrice'],
      [{ type: 'FIXED1559', maxFeePerGas: '2', maxPriorityFeePerGas: '1' }],
    ],
    ['UNKNOWN', routes.chain, sample('today/chain.json'), ['gasPrice'], [{ type: 'UNKNOWN' }]],
    [
      'CHANGE_IMPLEMENTATION',
      routes.details,
      sample('today/details_SettingsChange_CHANGE_MASTER_COPY_SUCCESS_19.json'),
      ['txInfo', 'settingsInfo', 'type'],
      'CHANGE_IMPLEMENTATION',
    ],
    [
      'orderClass of a TWAP order',
      routes.details,
      sample('today/details_TwapOrder_SUCCESS_9.json'),
      ['txInfo', 'orderClass'],
      'limit',
    ],
  ]
  it.each(spellings)('passes: %s', (_word, route, answer, path, word) => {
    expect(fault(route, corrupt(answer, path, word))).toBeUndefined()
  })
  it.each(['ORACLE', 'oracle'])('validates a gas price with the kind %s', (type) => {
    expect(
      fault(
        routes.chain,
        corrupt(
          sample('today/chain.json'),
          ['gasPrice'],
          [{ type, uri: 'https://gas.example', gasParameter: 'fast' }],
        ),
      )?.field,
    ).toEqual(['gasPrice', 0, 'gweiFactor'])
  })
  it.each(['CHANGE_MASTER_COPY', 'CHANGE_IMPLEMENTATION'])('validates %s', (type) => {
    const answer = sample('today/details_SettingsChange_CHANGE_MASTER_COPY_SUCCESS_19.json')
    expect(
      fault(
        routes.details,
        corrupt(answer, ['txInfo', 'settingsInfo'], { type, implementation: { value: '0x1' } }),
      )?.field,
    ).toEqual(['txInfo', 'settingsInfo', 'implementation', 'value'])
  })

  const execution = ['detailedExecutionInfo']
  const answersByVersion: [string, Route, unknown, Path[]][] = [
    ['a chain without a relayer', routes.chain, sample('today/chain.json'), [['relayer']]],
    [
      'a chain of an old gateway',
      routes.chain,
      sample('today/chain.json'),
      [['relayer'], ['zk'], ['beaconChainExplorerUriTemplate'], ['balancesProvider']],
    ],
    ['an indexing status of two fields', routes.indexingStatus, { lastSync: 1, synced: true }, []],
    [
      'an execution without fee and payment',
      routes.details,
      transfer,
      [
        [...execution, 'fee'],
        [...execution, 'payment'],
      ],
    ],
    [
      'an order that names its fee otherwise',
      routes.details,
      sample('today/details_SwapOrder_SUCCESS_10.json'),
      [
        ['txInfo', 'executedFee'],
        ['txInfo', 'executedFeeToken'],
      ],
    ],
    [
      'a transfer that does not say whether it imitates another',
      routes.details,
      transfer,
      [['txInfo', 'transferInfo', 'imitation']],
    ],
    [
      'decoded data without a word on its accuracy',
      routes.decodeData,
      sample('today/decoder.json'),
      [['accuracy']],
    ],
  ]
  it.each(answersByVersion)('passes: %s', (_what, route, answer, paths) => {
    expect(
      fault(
        route,
        changed(
          answer,
          paths.map((path) => [path, gone]),
        ),
      ),
    ).toBeUndefined()
  })

  const halves: [string, Route, unknown, Path][] = [
    ['a chain with a relayer', routes.chain, sample('today/chain.json'), ['zk']],
    ['an indexing status', routes.indexingStatus, sample('today/indexing.json'), ['erc20Synced']],
    ['an execution with a fee', routes.details, transfer, [...execution, 'payment']],
    [
      'an order with the token of its fee',
      routes.details,
      sample('today/details_SwapOrder_SUCCESS_10.json'),
      ['txInfo', 'executedFee'],
    ],
  ]
  it.each(halves)('is rejected if it is neither old nor new: %s', (_what, route, answer, path) => {
    expect(fault(route, corrupt(answer, path, gone))?.field).toEqual(path)
  })
})
