import { routes, type Route } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { answerNamed as sample } from './samples/samples.ts'
import { changed, faultIn, corrupt } from './corrupt.ts'
import type { Path } from './wire.ts'

const validate = createResponseValidator()
const fault = (route: Route, answer: unknown) => faultIn(validate, route, answer)

const transfer = sample('today/details_Transfer_ERC20_SUCCESS_26.json')
const table = routes as Record<string, Route>
const address = '0x8675B754342754A30A2AeF474D114d8460bca19b'
const party = { value: address, name: null, logoUri: null }
const token = { address, decimals: 18, logoUri: null, name: 'Dai', symbol: 'DAI', trusted: true }

describe('kinds without a recorded response', () => {
  const order = {
    humanDescription: null,
    recipient: party,
    fees: null,
    fromToken: token,
    fromAmount: '5',
    toToken: token,
    toAmount: '6',
  }
  const vault = {
    humanDescription: null,
    value: '5',
    baseNrr: 3.1,
    fee: 0.1,
    tokenInfo: token,
    vaultInfo: { address, name: 'V', description: '', logoUri: '' },
    currentReward: '0',
    additionalRewardsNrr: 0,
    additionalRewards: [{ tokenInfo: token, nrr: 1, claimable: '0', claimableNext: '0' }],
  }
  const infos: [object, Path][] = [
    [{ ...order, type: 'Swap', lifiExplorerUrl: null }, ['toToken', 'decimals']],
    [
      {
        ...order,
        type: 'SwapAndBridge',
        explorerUrl: null,
        status: 'DONE',
        substatus: 'COMPLETED',
        toChain: '10',
      },
      ['fromAmount'],
    ],
    [
      {
        ...order,
        type: 'SwapAndBridge',
        explorerUrl: null,
        status: 'DONE',
        substatus: 'COMPLETED',
        toChain: '10',
        fees: { tokenAddress: address, integratorFee: '1', lifiFee: '1' },
      },
      ['fees', 'tokenAddress'],
    ],
    [
      { ...vault, type: 'VaultDeposit', expectedMonthlyReward: '1', expectedAnnualReward: '2' },
      ['vaultInfo', 'address'],
    ],
    [{ ...vault, type: 'VaultRedeem' }, ['additionalRewards', 0, 'claimable']],
    [
      {
        type: 'SettingsChange',
        dataDecoded: { method: 'm' },
        settingsInfo: { type: 'SET_MODULE_GUARD', moduleGuard: party },
      },
      ['settingsInfo', 'moduleGuard', 'value'],
    ],
    [
      {
        type: 'SettingsChange',
        dataDecoded: { method: 'm' },
        settingsInfo: { type: 'DELETE_MODULE_GUARD' },
      },
      ['dataDecoded', 'method'],
    ],
  ]
  it.each(infos)('$type is accepted as a whole, and its fields are validated', (info, path) => {
    expect(fault(routes.details, corrupt(transfer, ['txInfo'], info))).toBeUndefined()
    expect(
      fault(routes.details, corrupt(corrupt(transfer, ['txInfo'], info), ['txInfo', ...path], {}))
        ?.field,
    ).toEqual(['txInfo', ...path])
  })

  it('gas prices', () => {
    const result = {
      LastBlock: '1',
      SafeGasPrice: '0.5',
      ProposeGasPrice: '1',
      FastGasPrice: '2',
      suggestBaseFee: '0.4',
      gasUsedRatio: '0.5,0.6',
    }
    expect(fault(routes.gasPrice, { status: '1', message: 'OK', result })).toBeUndefined()
    expect(
      fault(routes.gasPrice, {
        status: '1',
        message: 'OK',
        result: { ...result, FastGasPrice: 'soon' },
      })?.field,
    ).toEqual(['result', 'FastGasPrice'])
  })

  it('a TWAP order with given start and end times', () => {
    const twap = sample('today/details_TwapOrder_SUCCESS_9.json')
    for (const duration of ['3600', 3600]) {
      expect(
        fault(
          routes.details,
          changed(twap, [
            [['txInfo', 'startTime'], { startType: 'AT_EPOCH', epoch: 1 }],
            [['txInfo', 'durationOfPart'], { durationType: 'LIMIT_DURATION', duration }],
          ]),
        ),
      ).toBeUndefined()
    }
    expect(
      fault(routes.details, corrupt(twap, ['txInfo', 'startTime'], { startType: 'AT_EPOCH' }))
        ?.field,
    ).toEqual(['txInfo', 'startTime', 'epoch'])
    expect(
      fault(
        routes.details,
        corrupt(twap, ['txInfo', 'durationOfPart'], { durationType: 'LIMIT_DURATION' }),
      )?.field,
    ).toEqual(['txInfo', 'durationOfPart', 'duration'])
  })

  it.each(['allOwnedSafesV1', 'allOwnedSafesV2', 'allOwnedSafesV3'])(
    '%s: null for a chain that failed',
    (name) => {
      expect(fault(table[name] as Route, { 1: [address], 17000: null })).toBeUndefined()
      expect(fault(table[name] as Route, { 1: [address, '0x12'] })?.field).toEqual(['1', 1])
    },
  )

  it('Safes, nested calls, and collectibles of the first version', () => {
    expect(fault(routes.registerDeviceV2, {})).toBeUndefined()
    expect(fault(routes.registerDeviceV2, { deviceUuid: 5 })?.field).toEqual(['deviceUuid'])
    expect(
      fault(
        routes.collectiblesV1,
        (sample('today/collectiblesV2.json') as { results: unknown[] }).results,
      ),
    ).toBeUndefined()
    const inner = {
      operation: 0,
      to: address,
      value: '1',
      data: '0x',
      dataDecoded: {
        method: 'deep',
        parameters: [{ name: 'a', type: 'uint256[]', value: ['1', ['2', 3]] }],
      },
    }
    const decoded = {
      method: 'multiSend',
      parameters: [{ name: 'transactions', type: 'bytes', value: '0x', valueDecoded: [inner] }],
    }
    expect(fault(routes.decodeData, decoded)?.field).toEqual([
      'parameters',
      0,
      'valueDecoded',
      0,
      'dataDecoded',
      'parameters',
      0,
      'value',
      1,
      1,
    ])
  })
})
