import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Address, Hex } from '#base'
import { createCallContracts } from '#apps/protocol'
import { withKnownMethod } from '../../../../src/screens/apps/requests/knownMethod.ts'
import { newTransaction } from '../../../../src/screens/transactions/draft/newTransaction.ts'

const safe: Address = '0x5afE3855358E112B5647B952709E6165e1c1eEEe'
const data = encodeFunctionData({
  abi: parseAbi(['function performCreate(uint256 value, bytes deploymentData)']),
  args: [0n, '0x600160005360016000f3'],
})
const draftOf = (to: Address, callData: Hex) => {
  const calls = [{ ...withKnownMethod({ to, value: 0n, data: callData }), id: 0 }]
  return newTransaction({ calls, note: '' }, { safe, tokens: [], nonce: 1n, library: undefined })
}

describe('the creation of a contract that an app requests', () => {
  test.each(createCallContracts)('is named, with its code, at the official contract %s', (to) => {
    const { action, decoded } = draftOf(to, data)
    expect(action).toMatchObject({ kind: 'call', to: { address: to }, method: 'performCreate' })
    expect(decoded).toMatchObject({
      method: 'performCreate',
      parameters: [{ value: '0' }, { name: 'deploymentData', value: '0x600160005360016000f3' }],
    })
  })

  test('is not named at any other contract, nor for another method', () => {
    const [createCall] = createCallContracts
    for (const draft of [
      draftOf('0x9641d764fc13c8B624c04430C7356C1C7C8102e2', data),
      draftOf(createCall, '0x12345678'),
    ]) {
      expect(draft).toMatchObject({ action: { kind: 'call', method: null }, decoded: null })
    }
  })
})
