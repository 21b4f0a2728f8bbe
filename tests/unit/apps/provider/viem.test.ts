import {
  createPublicClient,
  createWalletClient,
  custom,
  SwitchChainError,
  TransactionRejectedRpcError,
  UserRejectedRequestError,
} from 'viem'
import { mainnet, polygon } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { owner, Rejection, safeAddress } from '../standInHost.ts'
import { aProvider, safeTxHash, txHash } from './aProvider.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The clients of viem with their own settings, on a provider. */
function clients(answers: Parameters<typeof aProvider>[0]) {
  const { provider, sent } = aProvider(answers)
  const transport = custom(provider as Parameters<typeof custom>[0])
  return {
    wallet: createWalletClient({ account: safeAddress, chain: mainnet, transport }),
    node: createPublicClient({ chain: mainnet, transport, pollingInterval: 1 }),
    count: (name: string) => sent().filter((one) => one.name === name).length,
  }
}
const reject = (message: string) => () => {
  throw new Rejection(message)
}
const causeOf = async (call: Promise<unknown>, kind: abstract new (...values: never[]) => Error) =>
  call.then(
    () => undefined,
    (error: { walk: (test: (one: unknown) => boolean) => unknown }) =>
      error.walk((one) => one instanceof kind),
  )
const receipt = {
  blockHash: txHash,
  blockNumber: '0x10',
  gasUsed: '0x5208',
  cumulativeGasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  logs: [],
  status: '0x1',
  transactionIndex: '0x0',
  type: '0x2',
}

describe('viem', () => {
  it('connects, sends, and waits for the execution', async () => {
    const { wallet, node } = clients({
      sendTransactions: () => ({ safeTxHash }),
      getTxBySafeTxHash: () => ({ txStatus: 'SUCCESS', txHash }),
      eth_getTransactionReceipt: () => ({ ...receipt, transactionHash: txHash }),
      eth_getBlockByNumber: () => ({ number: '0x10' }),
    })
    expect(await wallet.requestAddresses()).toEqual([safeAddress])
    expect(await wallet.getChainId()).toBe(1)
    const hash = await wallet.sendTransaction({ to: owner, value: 1n })
    expect(hash).toBe(safeTxHash)
    expect(await node.getTransactionReceipt({ hash })).toMatchObject({
      status: 'success',
      transactionHash: safeTxHash,
    })
  })

  it('sends a bundle of calls and reads its status', async () => {
    const { wallet } = clients({
      sendTransactions: () => ({ safeTxHash }),
      getTxBySafeTxHash: () => ({ txStatus: 'SUCCESS', txHash }),
      eth_getTransactionReceipt: () => ({ ...receipt, transactionHash: txHash }),
    })
    const { id } = await wallet.sendCalls({ calls: [{ to: owner, value: 1n }], forceAtomic: true })
    expect(id).toBe(safeTxHash)
    expect(await wallet.getCallsStatus({ id })).toMatchObject({
      status: 'success',
      atomic: true,
      statusCode: 200,
      receipts: [{ status: 'success', transactionHash: txHash, gasUsed: 21_000n }],
    })
    expect(await wallet.getCapabilities({ chainId: 1 })).toMatchObject({
      atomic: { status: 'supported' },
    })
  })

  it.each([
    ['a rejection', 'Transaction was rejected', UserRejectedRequestError],
    ['another failure', 'Request failed', TransactionRejectedRpcError],
  ])('recognizes %s, and doesn’t prompt the user again', async (_, text, kind) => {
    const { wallet, count } = clients({ sendTransactions: reject(text), signMessage: reject(text) })
    expect(await causeOf(wallet.sendTransaction({ to: owner }), kind)).toBeInstanceOf(kind)
    expect(await causeOf(wallet.signMessage({ message: 'Hello' }), kind)).toBeInstanceOf(kind)
    expect([count('sendTransactions'), count('signMessage')]).toEqual([1, 1])
  })

  it('recognizes a chain that the Safe is not on', async () => {
    const { wallet } = clients({})
    expect(await causeOf(wallet.switchChain({ id: polygon.id }), SwitchChainError)).toBeInstanceOf(
      SwitchChainError,
    )
    await expect(wallet.switchChain({ id: mainnet.id })).resolves.toBeUndefined()
  })
})
