import { createGateway, GatewayUnreadableError, routes, type Route } from '#gateway'
import { createCheck, createMoneyCheck, moneyRoutes } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { answers } from '../../src/gateway/validate/answers.ts'
import { answered, answerOf, routeOf, type Sample, samplesOf, textOf } from './samples/samples.ts'
import { faultIn, gone, spoil } from './spoil.ts'
import type { Path } from './wire.ts'

const check = createCheck()
const table = routes as Record<string, Route>
const sample = (file: string): unknown => answerOf(answered.find((one) => one.file === `today/${file}.json`) as Sample)
const fault = (route: Route, answer: unknown) => faultIn(check, route, answer)
const changed = (answer: unknown, changes: readonly (readonly [Path, unknown])[]) => changes.reduce((told, [path, put]) => spoil(told, path, put), answer)

const transfer = sample('details_Transfer_ERC20_SUCCESS_26')
const address = '0x8675B754342754A30A2AeF474D114d8460bca19b'
const party = { value: address, name: null, logoUri: null }
const token = { address, decimals: 18, logoUri: null, name: 'Dai', symbol: 'DAI', trusted: true }

describe('the check', () => {
  it('knows every call that answers something, and no other', () => {
    const telling = Object.entries(table).filter(([, route]) => route.answers === 'json')
    expect(Object.keys(answers).toSorted()).toEqual(telling.map(([name]) => name).toSorted())
  })

  it.each(answered.map((one) => [one.file ?? '', one] as const))('lets %s pass and does not touch it, untidied and tidied', (_file, one) => {
    const answer = answerOf(one)
    expect(fault(routeOf(one), answer)).toBeUndefined()
    expect(answer).toEqual(answerOf(one))
    expect(fault(routeOf(one), routeOf(one).tidy?.(answer) ?? answer)).toBeUndefined()
  })

  it('looks at the calls it was made for alone', () => {
    const nothingButSafes = createCheck({ only: [routes.safe] })
    expect(faultIn(nothingButSafes, routes.safe, {})?.field).toEqual(['address'])
    expect(faultIn(nothingButSafes, routes.nonces, {})).toBeUndefined()
    expect(faultIn(createCheck({ only: [] }), routes.safe, {})).toBeUndefined()
  })

  it('knows a call by its words, so that a copy of the table does as well', () => {
    expect(fault({ ...routes.safe }, {})?.field).toEqual(['address'])
    expect(fault({ method: 'POST', path: routes.safe.path, credentials: 'omit', answers: 'json' }, {})).toBeUndefined()
  })

  it('has a list of the calls that people sign by, and a check of these alone', () => {
    expect(moneyRoutes).toEqual([routes.safe, routes.nonces, routes.details, routes.propose, routes.confirm, routes.message, routes.messages])
    const [money, same] = [createMoneyCheck(), createCheck({ only: moneyRoutes })]
    for (const route of Object.values<Route>(routes)) {
      const field = faultIn(money, route, {})?.field
      expect(field === undefined).toBe(!moneyRoutes.includes(route))
      expect(field).toEqual(faultIn(same, route, {})?.field)
    }
  })
})

describe('what is younger or older than the check', () => {
  const words: [string, Route, unknown, Path, unknown][] = [
    ['a status', routes.details, transfer, ['txStatus'], 'ON_THE_MOON'],
    ['a direction', routes.details, transfer, ['txInfo', 'direction'], 'SIDEWAYS'],
    ['a state of the implementation', routes.safe, sample('safe'), ['implementationVersionState'], 'NEWER'],
    ['a kind of conflict', routes.history, sample('history'), ['results', 1, 'conflictType'], 'Maybe'],
    ['a kind of order', routes.details, sample('details_SwapOrder_SUCCESS_10'), ['txInfo', 'orderClass'], 'twilight'],
    ['a status of a message', routes.message, sample('message'), ['status'], 'WITHDRAWN'],
    ['a status of a relayed call', routes.relayStatus, sample('relayStatus'), ['status'], 600],
    ['a kind of token', routes.balances, sample('balances'), ['items', 0, 'tokenInfo', 'type'], 'ERC1155'],
    ['how a node wants its key', routes.chain, sample('chain'), ['rpcUri', 'authentication'], 'HEADER'],
    ['who may use an app', routes.safeApps, sample('safeApps'), [0, 'accessControl', 'type'], 'INVITED'],
  ]
  it.each(words)('passes: %s', (_what, route, answer, path, word) => {
    expect(fault(route, spoil(answer, path, word))).toBeUndefined()
  })

  const kinds: [string, Route, unknown, Path][] = [
    ['transaction in details', routes.details, transfer, ['txInfo']],
    ['transaction in a list', routes.history, sample('history'), ['results', 1, 'transaction', 'txInfo']],
    ['transaction in a preview', routes.preview, sample('preview'), ['txInfo']],
    ['change of settings', routes.details, sample('details_SettingsChange_ADD_OWNER_SUCCESS_23'), ['txInfo', 'settingsInfo']],
    ['row of the history', routes.history, sample('history'), ['results', 0]],
    ['row of the queue', routes.queued, sample('queue'), ['results', 0]],
    ['row of the messages', routes.messages, sample('messages'), ['results', 0]],
    ['transfer', routes.details, transfer, ['txInfo', 'transferInfo']],
    ['way to execute', routes.details, transfer, ['detailedExecutionInfo']],
    ['gas price', routes.chain, sample('chain'), ['gasPrice', 0]],
    ['confirmation view', routes.confirmationView, { type: 'GENERIC', method: '', parameters: null }, []],
  ]
  it.each(kinds)('passes as data: a new kind of %s, as long as it says its kind', (_what, route, answer, path) => {
    expect(fault(route, spoil(answer, path, { type: 'BRAND_NEW', nonce: { any: 'thing' } }))).toBeUndefined()
    expect(fault(route, spoil(answer, path, { nonce: 1 }))?.field).toEqual([...path, 'type'])
    expect(fault(route, spoil(answer, path, { type: 5 }))?.field).toEqual([...path, 'type'])
  })

  it('does not take a word that every object knows for a kind', () => {
    for (const type of ['constructor', 'toString', '__proto__']) expect(fault(routes.details, spoil(transfer, ['txInfo'], { type }))).toBeUndefined()
  })

  it('passes: fields that nobody has heard of', () => {
    for (const path of [['brandNew'], ['txInfo', 'brandNew'], ['txInfo', 'sender', 'brandNew']]) expect(fault(routes.details, spoil(transfer, path, [{}]))).toBeUndefined()
  })

  const spellings: [string, Route, unknown, Path, unknown][] = [
    ['ORACLE', routes.chain, sample('chain'), ['gasPrice'], [{ type: 'ORACLE', uri: 'https://gas.example', gasParameter: 'fast', gweiFactor: '1.5' }]],
    ['FIXED', routes.chain, sample('chain'), ['gasPrice'], [{ type: 'FIXED', weiValue: '1' }]],
    ['FIXED1559', routes.chain, sample('chain'), ['gasPrice'], [{ type: 'FIXED1559', maxFeePerGas: '2', maxPriorityFeePerGas: '1' }]],
    ['UNKNOWN', routes.chain, sample('chain'), ['gasPrice'], [{ type: 'UNKNOWN' }]],
    ['CHANGE_IMPLEMENTATION', routes.details, sample('details_SettingsChange_CHANGE_MASTER_COPY_SUCCESS_19'), ['txInfo', 'settingsInfo', 'type'], 'CHANGE_IMPLEMENTATION'],
    ['orderClass of a TWAP order', routes.details, sample('details_TwapOrder_SUCCESS_9'), ['txInfo', 'orderClass'], 'limit'],
  ]
  it.each(spellings)('passes: %s', (_word, route, answer, path, word) => {
    expect(fault(route, spoil(answer, path, word))).toBeUndefined()
  })
  it.each(['ORACLE', 'oracle'])('looks into a gas price that is written %s', (type) => {
    expect(fault(routes.chain, spoil(sample('chain'), ['gasPrice'], [{ type, uri: 'https://gas.example', gasParameter: 'fast' }]))?.field).toEqual(['gasPrice', 0, 'gweiFactor'])
  })
  it.each(['CHANGE_MASTER_COPY', 'CHANGE_IMPLEMENTATION'])('looks into %s', (type) => {
    const answer = sample('details_SettingsChange_CHANGE_MASTER_COPY_SUCCESS_19')
    expect(fault(routes.details, spoil(answer, ['txInfo', 'settingsInfo'], { type, implementation: { value: '0x1' } }))?.field).toEqual(['txInfo', 'settingsInfo', 'implementation', 'value'])
  })

  const execution = ['detailedExecutionInfo']
  const ages: [string, Route, unknown, Path[]][] = [
    ['a chain without a relayer', routes.chain, sample('chain'), [['relayer']]],
    ['a chain of an old gateway', routes.chain, sample('chain'), [['relayer'], ['zk'], ['beaconChainExplorerUriTemplate'], ['balancesProvider']]],
    ['an indexing status of two fields', routes.indexingStatus, { lastSync: 1, synced: true }, []],
    ['an execution without fee and payment', routes.details, transfer, [[...execution, 'fee'], [...execution, 'payment']]],
    ['an order that names its fee otherwise', routes.details, sample('details_SwapOrder_SUCCESS_10'), [['txInfo', 'executedFee'], ['txInfo', 'executedFeeToken']]],
    ['a transfer that does not say whether it imitates another', routes.details, transfer, [['txInfo', 'transferInfo', 'imitation']]],
    ['decoded data without a word on its accuracy', routes.decodeData, sample('decoder'), [['accuracy']]],
  ]
  it.each(ages)('passes: %s', (_what, route, answer, paths) => {
    expect(fault(route, changed(answer, paths.map((path) => [path, gone])))).toBeUndefined()
  })

  const halves: [string, Route, unknown, Path][] = [
    ['a chain with a relayer', routes.chain, sample('chain'), ['zk']],
    ['an indexing status', routes.indexingStatus, sample('indexing'), ['erc20Synced']],
    ['an execution with a fee', routes.details, transfer, [...execution, 'payment']],
    ['an order with the token of its fee', routes.details, sample('details_SwapOrder_SUCCESS_10'), ['txInfo', 'executedFee']],
  ]
  it.each(halves)('is refused where it is neither old nor new: %s', (_what, route, answer, path) => {
    expect(fault(route, spoil(answer, path, gone))?.field).toEqual(path)
  })
})

describe('kinds that no gateway was asked for', () => {
  const order = { humanDescription: null, recipient: party, fees: null, fromToken: token, fromAmount: '5', toToken: token, toAmount: '6' }
  const vault = { humanDescription: null, value: '5', baseNrr: 3.1, fee: 0.1, tokenInfo: token, vaultInfo: { address, name: 'V', description: '', logoUri: '' }, currentReward: '0', additionalRewardsNrr: 0, additionalRewards: [{ tokenInfo: token, nrr: 1, claimable: '0', claimableNext: '0' }] }
  const infos: [object, Path][] = [
    [{ ...order, type: 'Swap', lifiExplorerUrl: null }, ['toToken', 'decimals']],
    [{ ...order, type: 'SwapAndBridge', explorerUrl: null, status: 'DONE', substatus: 'COMPLETED', toChain: '10' }, ['fromAmount']],
    [{ ...order, type: 'SwapAndBridge', explorerUrl: null, status: 'DONE', substatus: 'COMPLETED', toChain: '10', fees: { tokenAddress: address, integratorFee: '1', lifiFee: '1' } }, ['fees', 'tokenAddress']],
    [{ ...vault, type: 'VaultDeposit', expectedMonthlyReward: '1', expectedAnnualReward: '2' }, ['vaultInfo', 'address']],
    [{ ...vault, type: 'VaultRedeem' }, ['additionalRewards', 0, 'claimable']],
    [{ type: 'SettingsChange', dataDecoded: { method: 'm' }, settingsInfo: { type: 'SET_MODULE_GUARD', moduleGuard: party } }, ['settingsInfo', 'moduleGuard', 'value']],
    [{ type: 'SettingsChange', dataDecoded: { method: 'm' }, settingsInfo: { type: 'DELETE_MODULE_GUARD' } }, ['dataDecoded', 'method']],
  ]
  it.each(infos)('$type passes whole, and is looked into', (info, path) => {
    expect(fault(routes.details, spoil(transfer, ['txInfo'], info))).toBeUndefined()
    expect(fault(routes.details, spoil(spoil(transfer, ['txInfo'], info), ['txInfo', ...path], {}))?.field).toEqual(['txInfo', ...path])
  })

  it('prices of gas', () => {
    const result = { LastBlock: '1', SafeGasPrice: '0.5', ProposeGasPrice: '1', FastGasPrice: '2', suggestBaseFee: '0.4', gasUsedRatio: '0.5,0.6' }
    expect(fault(routes.gasPrice, { status: '1', message: 'OK', result })).toBeUndefined()
    expect(fault(routes.gasPrice, { status: '1', message: 'OK', result: { ...result, FastGasPrice: 'soon' } })?.field).toEqual(['result', 'FastGasPrice'])
  })

  it('a time order that starts and ends at given times', () => {
    const twap = sample('details_TwapOrder_SUCCESS_9')
    for (const duration of ['3600', 3600]) {
      expect(fault(routes.details, changed(twap, [[['txInfo', 'startTime'], { startType: 'AT_EPOCH', epoch: 1 }], [['txInfo', 'durationOfPart'], { durationType: 'LIMIT_DURATION', duration }]]))).toBeUndefined()
    }
    expect(fault(routes.details, spoil(twap, ['txInfo', 'startTime'], { startType: 'AT_EPOCH' }))?.field).toEqual(['txInfo', 'startTime', 'epoch'])
    expect(fault(routes.details, spoil(twap, ['txInfo', 'durationOfPart'], { durationType: 'LIMIT_DURATION' }))?.field).toEqual(['txInfo', 'durationOfPart', 'duration'])
  })

  it.each(['allOwnedSafesV1', 'allOwnedSafesV2', 'allOwnedSafesV3'])('%s: null for a chain that failed', (name) => {
    expect(fault(table[name] as Route, { 1: [address], 17000: null })).toBeUndefined()
    expect(fault(table[name] as Route, { 1: [address, '0x12'] })?.field).toEqual(['1', 1])
  })

  it('safes, calls in calls, and collectibles of the first version', () => {
    expect(fault(routes.registerDeviceV2, {})).toBeUndefined()
    expect(fault(routes.registerDeviceV2, { deviceUuid: 5 })?.field).toEqual(['deviceUuid'])
    expect(fault(routes.collectiblesV1, (sample('collectiblesV2') as { results: unknown[] }).results)).toBeUndefined()
    const inner = { operation: 0, to: address, value: '1', data: '0x', dataDecoded: { method: 'deep', parameters: [{ name: 'a', type: 'uint256[]', value: ['1', ['2', 3]] }] } }
    const decoded = { method: 'multiSend', parameters: [{ name: 'transactions', type: 'bytes', value: '0x', valueDecoded: [inner] }] }
    expect(fault(routes.decodeData, decoded)?.field).toEqual(['parameters', 0, 'valueDecoded', 0, 'dataDecoded', 'parameters', 0, 'value', 1, 1])
  })
})

const info = ['detailedExecutionInfo']
const tokenAmount = ['txInfo', 'transferInfo', 'value']

describe('what money depends on', () => {
  const wrong: [Route, unknown, Path, unknown, string][] = [
    ...['0x8675B754342754A30A2AeF474D114d8460bca19', '8675B754342754A30A2AeF474D114d8460bca19b', '0xZ675B754342754A30A2AeF474D114d8460bca19b', '', 'alice.eth', `${address} `].map(
      (value): [Route, unknown, Path, unknown, string] => [routes.safe, sample('safe'), ['owners', 1, 'value'], value, 'an address'],
    ),
    [routes.safe, sample('safe'), ['implementation', 'value'], '0x', 'an address'],
    [routes.safe, sample('safe'), ['guard'], { value: 'none' }, 'an address'],
    [routes.safe, sample('safe'), ['modules', 0, 'value'], '', 'an address'],
    [routes.safe, sample('safe'), ['nonce'], -1, 'a whole number'],
    [routes.safe, sample('safe'), ['nonce'], 1.5, 'a whole number'],
    [routes.safe, sample('safe'), ['threshold'], 2 ** 53, 'a whole number'],
    [routes.safe, sample('safe'), ['chainId'], 'one', 'a chain id in decimal digits'],
    [routes.nonces, sample('nonces'), ['recommendedNonce'], Number.POSITIVE_INFINITY, 'a whole number'],
    [routes.details, transfer, ['safeAddress'], '0xabc', 'an address'],
    [routes.details, transfer, ['txHash'], '0xabc', 'a hash'],
    [routes.details, transfer, [...info, 'safeTxHash'], `0x${'g'.repeat(64)}`, 'a hash'],
    [routes.details, transfer, [...info, 'gasToken'], '0x0', 'an address'],
    [routes.details, transfer, [...info, 'safeTxGas'], '0x5', 'a whole number in decimal digits'],
    [routes.details, transfer, [...info, 'gasPrice'], '-1', 'a whole number in decimal digits'],
    [routes.details, transfer, [...info, 'confirmations', 0, 'signature'], '0xabc', 'bytes in hex'],
    [routes.details, transfer, [...info, 'submittedAt'], -1, 'a time in milliseconds'],
    [routes.details, transfer, [...info, 'signers', 0, 'value'], address.slice(0, -1), 'an address'],
    [routes.details, transfer, ['txData', 'hexData'], 'a9059cbb', 'bytes in hex'],
    [routes.details, transfer, ['txData', 'value'], '1.5', 'a whole number in decimal digits'],
    [routes.details, transfer, ['txData', 'operation'], 2, '0 or 1'],
    [routes.details, transfer, ['txData', 'to', 'value'], '', 'an address'],
    [routes.details, transfer, tokenAmount, '1e18', 'a whole number in decimal digits'],
    [routes.details, transfer, tokenAmount, '', 'a whole number in decimal digits'],
    [routes.message, sample('message'), ['messageHash'], '0x', 'a hash'],
    [routes.message, sample('message'), ['confirmations', 0, 'signature'], 'signed', 'bytes in hex'],
    [routes.message, sample('message'), ['creationTimestamp'], 1.5, 'a time in milliseconds'],
    [routes.balances, sample('balances'), ['items', 0, 'balance'], '1.5', 'a whole number in decimal digits'],
    [routes.balances, sample('balances'), ['items', 0, 'fiatBalance'], '1,000.00', 'a decimal number as text'],
    [routes.balances, sample('balances'), ['fiatTotal'], 'a lot', 'a decimal number as text'],
    [routes.balances, sample('balances'), ['items', 0, 'tokenInfo', 'address'], 'ETH', 'an address'],
    [routes.creation, sample('creation'), ['created'], 'yesterday', 'a time in ISO 8601'],
  ]
  it.each(wrong.map(([route, answer, path, value, should]) => [path.join('.'), String(value), route, answer, path, value, should] as const))('refuses %s where it is "%s"', (_place, _told, route, answer, path, value, should) => {
    const error = fault(route, spoil(answer, path, value))
    expect(error?.field?.slice(0, path.length)).toEqual(path)
    expect(error?.message).toMatch(new RegExp(` should be ${should}\\.$`))
  })

  it('does not mind in which letter case an address, a hash or bytes are written', () => {
    for (const value of [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`]) expect(fault(routes.safe, spoil(sample('safe'), ['owners', 1, 'value'], value))).toBeUndefined()
    expect(fault(routes.details, spoil(transfer, [...info, 'safeTxHash'], `0x${'AB'.repeat(32)}`))).toBeUndefined()
    expect(fault(routes.details, spoil(transfer, ['txData', 'hexData'], '0xABcd'))).toBeUndefined()
  })

  it.each(['0', '-1.25', '1e-7', '12345678901234567890.5'])('takes %s for what something is worth', (value) => {
    expect(fault(routes.balances, spoil(sample('balances'), ['items', 0, 'fiatConversion'], value))).toBeUndefined()
  })
})

describe('what is said of a wrong answer', () => {
  const said: [Route, unknown, string, Path][] = [
    [routes.history, spoil(sample('history'), ['results', 1, 'transaction', 'id'], gone), 'results[1].transaction.id is missing', ['results', 1, 'transaction', 'id']],
    [routes.history, spoil(sample('history'), ['results'], 'none'), 'results should be a list', ['results']],
    [routes.safeApps, [null], '[0] should be an object', [0]],
    [routes.nonces, '<html>', 'all of it should be an object', []],
    [routes.fiatCodes, ['USD', 5], '[1] should be text', [1]],
    [routes.chain, spoil(sample('chain'), ['l2'], 'yes'), 'l2 should be true or false', ['l2']],
    [routes.allOwnedSafesV2, { '<script>': ['0x'] }, '…[0] should be an address', ['<script>', 0]],
  ]
  it.each(said)('%#: the field, in words and as a path', (route, answer, words, field) => {
    const error = fault(route, answer)
    expect(error).toBeInstanceOf(GatewayUnreadableError)
    expect(error?.message).toBe(`The gateway's answer is wrong: ${words}.`)
    expect(error?.field).toEqual(field)
    expect(error?.endpoint).toBe(route.path)
  })

  it('never holds a value of the answer', () => {
    expect(fault(routes.safe, spoil(sample('safe'), ['owners', 1, 'value'], '<img src=x>'))?.message).not.toContain('<')
  })
})

describe('a client with the check', () => {
  const ask = (text: string) => createGateway({ baseUrl: 'https://gateway.example', check, fetch: () => Promise.resolve(new Response(text)) })
  const path = { chainId: '1', safeAddress: address, transactionId: `0x${'0'.repeat(64)}` }

  it('gives an answer that is right, tidied', async () => {
    const [twap] = samplesOf('details').filter(({ file }) => file?.includes('Twap'))
    const details = await ask(textOf(twap as Sample)).call(routes.details, { path })
    expect(details.txInfo).toMatchObject({ type: 'TwapOrder', orderClass: 'limit' })
  })

  it('throws for one that is wrong, and names the field', async () => {
    const text = JSON.stringify(spoil(sample('safe'), ['owners', 0, 'value'], '0x1'))
    await expect(ask(text).call(routes.safe, { path })).rejects.toMatchObject({ name: 'GatewayUnreadableError', field: ['owners', 0, 'value'] })
  })

  it('survives an answer that is nested without end', async () => {
    const depth = 50_000
    const nested = `${'{"method":"m","parameters":[{"name":"a","type":"b","value":"c","valueDecoded":'.repeat(depth)}null${'}]}'.repeat(depth)}`
    await expect(ask(nested).call(routes.decodeData, { path, body: { data: '0x' } })).rejects.toBeInstanceOf(GatewayUnreadableError)
  })
})
