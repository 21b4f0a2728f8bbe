import {
  MethodNotFoundRpcError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { isUnsupported } from '../../../../../src/screens/core/ports/isUnsupported.ts'

const coded = (code: number, message: string) => Object.assign(new Error(message), { code })

describe('a wallet that cannot sign typed data', () => {
  test.each<[string, unknown]>([
    [
      'does not know the method',
      coded(-32_601, 'the method eth_signTypedData_v4 does not exist/is not available'),
    ],
    [
      'does not support it (EIP-1193)',
      coded(4200, 'The wallet does not support "eth_signTypedData_v4".'),
    ],
    ['does not support it (EIP-1474)', coded(-32_004, 'Method not supported')],
    ['says so in words alone', new Error('eth_signTypedData_v4 is not supported by this device')],
    [
      'says so to viem',
      new MethodNotFoundRpcError(coded(-32_601, 'no'), { method: 'eth_signTypedData_v4' }),
    ],
    [
      'says so inside other errors',
      new Error('Failed to sign', { cause: new UnsupportedProviderMethodError(coded(4200, 'no')) }),
    ],
  ])('%s', (_, error) => {
    expect(isUnsupported(error)).toBe(true)
  })
})

describe('another failure', () => {
  test.each<[string, unknown]>([
    ['the person rejects', coded(4001, 'User rejected the request.')],
    ['the person rejects, whatever the wallet adds', coded(4001, 'Method not supported')],
    ['the person rejects in a wallet on a phone', coded(5000, 'User rejected methods.')],
    ['the rejection is wrapped', new UserRejectedRequestError(coded(4001, 'no'))],
    [
      'a rejection is inside an unsupported method',
      new UnsupportedProviderMethodError(coded(4001, 'User rejected')),
    ],
    ['another request is open', coded(-32_002, 'Already pending')],
    ['the wallet is gone', coded(4900, 'Disconnected')],
    ['the network is not supported', new Error('This chain is not supported')],
    ['anything', new Error('Something went wrong')],
    ['nothing', undefined],
  ])('%s', (_, error) => {
    expect(isUnsupported(error)).toBe(false)
  })
})
