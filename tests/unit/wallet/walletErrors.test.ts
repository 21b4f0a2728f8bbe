import {
  BaseError,
  ChainMismatchError,
  ProviderDisconnectedError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  TimeoutError,
  TransactionExecutionError,
  UserRejectedRequestError,
} from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { ChainNotConfiguredError, ConnectorNotFoundError, ProviderNotFoundError } from 'wagmi'
import { readWalletError } from '../../../src/wallet/connectors/walletErrors.ts'

const rpc = (code: number, message = 'x', more: object = {}) =>
  Object.assign(new Error(message), { code, ...more })
const words = (message: string) => new Error(message)

test.each([
  ['code 4001', rpc(4001), 'rejected'],
  ['code 5000 of WalletConnect', rpc(5000), 'rejected'],
  [
    'viem, wrapped in a failed transaction',
    new TransactionExecutionError(new UserRejectedRequestError(rpc(4001)), {
      account: null,
      chain: mainnet,
    }),
    'rejected',
  ],
  ['words: user rejected', words('User rejected the request'), 'rejected'],
  [
    'words: user denied',
    words('MetaMask Tx Signature: User denied transaction signature.'),
    'rejected',
  ],
  ['words: closed modal', words('User closed modal'), 'rejected'],
  ['words: no accounts', words('accounts received is empty'), 'rejected'],
  ['words: reset', words('Connection request reset. Please try again.'), 'rejected'],
  ['a bare string', 'user rejected', 'rejected'],
  ['a rejection inside a failed switch', new SwitchChainError(rpc(4001)), 'rejected'],
  ['code -32002', rpc(-32002), 'pending'],
  ['viem: resource unavailable', new ResourceUnavailableRpcError(rpc(-32002)), 'pending'],
  [
    'words: already pending',
    words("Request of type 'eth_requestAccounts' already pending"),
    'pending',
  ],
  ['code 5002 of WalletConnect', rpc(5002, 'User rejected methods.'), 'chainUnknown'],
  ['code 5100 of WalletConnect', rpc(5100, 'Unsupported chains.'), 'chainUnknown'],
  [
    'the same, inside the error of its client',
    Object.assign(new Error('User rejected methods.'), { cause: rpc(5002) }),
    'chainUnknown',
  ],
  ['code 5103 of WalletConnect', rpc(5103, 'Unsupported accounts.'), 'noAccount'],
  ['code 5104 of WalletConnect', rpc(5104, 'Unsupported namespace key.'), 'noAccount'],
  ['code 5001 of WalletConnect', rpc(5001, 'User rejected chains.'), 'rejected'],
  ['wagmi: no provider', new ProviderNotFoundError(), 'missing'],
  ['wagmi: no connector', new ConnectorNotFoundError(), 'missing'],
  ['words: connector not found', words('Connector not found'), 'missing'],
  ['viem: timeout', new TimeoutError({ body: {}, url: 'https://node.test' }), 'timedOut'],
  ['words: timed out', words('Request timed out'), 'timedOut'],
  [
    'viem: another chain',
    new ChainMismatchError({ chain: mainnet, currentChainId: 5 }),
    'wrongChain',
  ],
  [
    'words: typed data of another chain',
    rpc(-32603, 'Provided chainId "1" must match the active chainId "5"'),
    'wrongChain',
  ],
  ['code 4902', rpc(4902), 'chainUnknown'],
  [
    '4902 where phones hide it',
    rpc(-32603, 'x', { data: { originalError: { code: 4902 } } }),
    'chainUnknown',
  ],
  ['4902 inside a failed switch', new SwitchChainError(rpc(4902)), 'chainUnknown'],
  ['wagmi: chain not configured', new ChainNotConfiguredError(), 'chainUnknown'],
  ['code 4900', rpc(4900), 'lost'],
  ['viem: disconnected', new ProviderDisconnectedError(rpc(4900)), 'lost'],
] as const)('%s is classified as %s', (_name, error, kind) =>
  expect(readWalletError(error)).toEqual({ kind }),
)

test('another failed switch is not an unknown chain, although viem says so', () => {
  expect(readWalletError(new SwitchChainError(rpc(-32603, 'the wallet has a bad day'))).kind).toBe(
    'failed',
  )
})

test('any other error is a failure with its message', () => {
  expect(readWalletError(words('the cat ate it'))).toEqual({
    kind: 'failed',
    detail: 'the cat ate it',
  })
  expect(readWalletError('just words')).toEqual({ kind: 'failed', detail: 'just words' })
  expect(readWalletError(undefined)).toEqual({ kind: 'failed' })
  expect(readWalletError({})).toEqual({ kind: 'failed' })
})

test("a library's short message comes before the whole one, which is for developers", () => {
  const error = new BaseError('The wallet is asleep.', { docsPath: '/', details: 'x' })
  expect(error.message).toContain('Version: viem')
  expect(readWalletError(error)).toEqual({ kind: 'failed', detail: 'The wallet is asleep.' })
})

test('an error that is its own cause is handled', () => {
  const error = words('round and round')
  error.cause = error
  expect(readWalletError(error)).toEqual({ kind: 'failed', detail: 'round and round' })
})
