import { createWalletClient, custom, TransactionExecutionError, UnknownRpcError } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { readWalletError } from '../../../src/wallet/connectors/walletErrors.ts'
import { people } from '../../../mocks/people.ts'

const account = people.alice.address

/** What wallets return when a person cancels. */
const rejections: readonly unknown[] = [
  { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' },
  { code: '4001', message: 'x' },
  { code: 5000, message: 'User rejected.' },
  { code: 'ACTION_REJECTED', message: 'x' },
  { message: 'cancelled by user' },
  { message: 'Canceled by the user' },
  { message: 'User canceled' },
  { message: 'The user has closed modal' },
  { message: 'User closed modal' },
  { message: 'Cancelled' },
  { message: 'cancel' },
  { message: 'Request rejected.' },
  { message: 'Connection request denied' },
  { message: 'Signature request was declined' },
  { message: 'Error: Transaction was rejected' },
  { message: 'Popup closed' },
  { code: -32_000, message: 'User declined transaction' },
  { code: -32_603, message: 'Internal JSON-RPC error.', data: { code: 4001, message: 'x' } },
  { code: -32_603, message: 'x', data: { originalError: { code: 4001 } } },
  { code: -32_603, message: 'x', error: { code: '4001', message: 'y' } },
  { code: 'UNKNOWN', message: 'x', info: { error: { code: 4001, message: 'y' } } },
  { name: 'UserRefusedOnDevice', message: 'x' },
  { name: 'TransportStatusError', statusCode: 0x69_85, message: 'x' },
  { message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)' },
  { message: 'Rejected on your device' },
  { code: 'Failure_ActionCancelled', message: 'Action cancelled by user' },
  'user rejected',
]

/** What says something else, in words that look alike. */
const others: readonly unknown[] = [
  { code: -32_003, message: 'Transaction rejected' },
  { code: -32_000, message: 'transaction rejected: nonce too low' },
  { code: -32_000, message: 'insufficient funds for gas * price + value' },
  { code: -32_603, message: 'Internal JSON-RPC error.', data: { code: -32_000, message: 'x' } },
  { code: -32_000, message: 'The request was canceled because the node is busy' },
  { message: 'Access denied for this API key' },
  { message: 'The user account has no funds' },
  { message: 'connection refused' },
]

/** What an app gets of a wallet that answers this, through the library that calls it. */
async function thrownBy(answer: unknown, ask: 'sign' | 'send'): Promise<unknown> {
  const wallet = createWalletClient({
    account,
    chain: mainnet,
    transport: custom(
      {
        request: async ({ method }: { method: string }) => {
          if (method === 'eth_chainId') return '0x1'
          throw answer
        },
      },
      { retryCount: 0 },
    ),
  })
  const asked: Promise<unknown> =
    ask === 'sign'
      ? wallet.signMessage({ message: 'x' })
      : wallet.sendTransaction({
          to: account,
          gas: 21_000n,
          nonce: 0,
          maxFeePerGas: 1n,
          maxPriorityFeePerGas: 1n,
        })
  return asked.then(
    () => {
      throw new Error('It was answered.')
    },
    (error: unknown) => error,
  )
}

const nested = (error: unknown): readonly unknown[] => [
  error,
  Object.assign(new Error('Outer.'), { cause: error }),
  { code: -32_603, message: 'Outer.', data: { originalError: error } },
  new TransactionExecutionError(new UnknownRpcError(error as Error), {
    account: null,
    chain: mainnet,
  }),
]

describe('a person who cancels in the wallet', () => {
  it.each(rejections.map((one) => [JSON.stringify(one), one] as const))(
    'is understood: %s',
    async (_, rejection) => {
      const seen = typeof rejection === 'string' ? [rejection] : nested(rejection)
      const kinds = seen.map((error) => readWalletError(error).kind)
      expect(kinds).toEqual(seen.map(() => 'rejected'))
      for (const ask of ['sign', 'send'] as const)
        expect(readWalletError(await thrownBy(rejection, ask)).kind).toBe('rejected')
    },
  )

  it.each(others.map((one) => [JSON.stringify(one), one] as const))(
    "isn't seen where something else failed: %s",
    async (_, other) => {
      for (const error of [...nested(other), await thrownBy(other, 'send')])
        expect(readWalletError(error).kind).not.toBe('rejected')
    },
  )
})

it("a failure keeps the wallet's own message", async () => {
  const answer = { code: -32_603, message: 'The key card was removed' }
  expect(readWalletError(await thrownBy(answer, 'sign'))).toEqual({
    kind: 'failed',
    detail: 'The key card was removed',
  })
})

it('an error without an end is read in part', () => {
  const endless = {
    message: 'Round and round',
    get cause() {
      return { message: 'again', cause: this }
    },
  }
  const deep = Array.from({ length: 10_000 }).reduce<object>((cause) => ({ cause }), { code: 4001 })
  expect(readWalletError(endless).kind).toBe('failed')
  expect(readWalletError(deep).kind).toBe('failed')
})
