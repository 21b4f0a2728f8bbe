import {
  hashTypedData,
  type Hex,
  parseTransaction,
  recoverAddress,
  recoverMessageAddress,
  recoverTransactionAddress,
  type TransactionSerializedEIP1559,
} from 'viem'
import { expect, test } from 'vitest'
import { otherChainId } from '../../../../mocks/wallet/behavior.ts'
import { createDemoProvider } from '../../../../mocks/wallet/createDemoProvider.ts'
import {
  createWalletController,
  type WalletState,
} from '../../../../mocks/wallet/createWalletController.ts'
import { people } from '../../../../mocks/people.ts'
import { NodeRejection, tinyNode } from './tinyNode.ts'

const { alice, bob } = people
const sent = '0x1111111111111111111111111111111111111111111111111111111111111111'

function aWallet(start: Partial<WalletState> = {}, answers: Record<string, unknown> = {}) {
  const node = tinyNode({
    eth_getTransactionCount: '0x7',
    eth_estimateGas: '0x5208',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_sendRawTransaction: sent,
    eth_blockNumber: '0x2a',
    ...answers,
  })
  const wallet = createWalletController(start)
  const provider = createDemoProvider({ wallet, rpcUrl: node.rpcUrl, fetch: node.fetch })
  const ask = (method: string, ...params: unknown[]) =>
    (provider.request as (args: { method: string; params: unknown[] }) => Promise<unknown>)({
      method,
      params,
    })
  const heard: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (value: unknown) => heard.push([event, value]))
  return { wallet, provider, ask, heard, asked: node.asked }
}

const connected = { authorized: true }

test('returns no account before approval, and the account afterward', async () => {
  const { ask } = aWallet()
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual([alice.address])
  expect(await ask('eth_accounts')).toEqual([alice.address])
})

test('returns the account as a permission too, and revokes it', async () => {
  const { ask, heard } = aWallet()
  expect(await ask('wallet_requestPermissions', { eth_accounts: {} })).toMatchObject([
    { parentCapability: 'eth_accounts', caveats: [{ value: [alice.address] }] },
  ])
  expect(await ask('wallet_getPermissions')).toHaveLength(1)
  await ask('wallet_revokePermissions', { eth_accounts: {} })
  expect(await ask('eth_accounts')).toEqual([])
  expect(heard.map(([event]) => event)).toEqual(['accountsChanged', 'disconnect'])
})

test('signs a message with a recoverable signature', async () => {
  const { ask } = aWallet(connected)
  const signature = (await ask('personal_sign', '0x68656c6c6f', alice.address)) as Hex
  expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(alice.address)
  expect(await ask('eth_sign', alice.address, '0x68656c6c6f')).toBe(signature)
})

const typed = {
  domain: { name: 'Test', chainId: 1 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Note: [{ name: 'value', type: 'uint256' }],
  },
  primaryType: 'Note',
  message: { value: '12' },
} as const

test('signs typed data given as JSON', async () => {
  const { ask } = aWallet(connected)
  const signature = (await ask('eth_signTypedData_v4', alice.address, JSON.stringify(typed))) as Hex
  const { domain, types, primaryType } = typed
  const hash = hashTypedData({
    domain,
    types: { Note: types.Note },
    primaryType,
    message: { value: 12n },
  })
  expect(await recoverAddress({ hash, signature })).toBe(alice.address)
})

test('rejects typed data for another chain', async () => {
  const { ask } = aWallet({ ...connected, chainId: 17_000 })
  await expect(ask('eth_signTypedData_v4', alice.address, typed)).rejects.toThrow(
    'must match the active chainId "17000"',
  )
})

test('signs only for the connected person', async () => {
  const { ask } = aWallet(connected)
  await expect(ask('personal_sign', '0x00', bob.address)).rejects.toMatchObject({ code: 4100 })
  await expect(aWallet().ask('personal_sign', '0x00', alice.address)).rejects.toMatchObject({
    code: 4100,
  })
})

test("fills in nonce, gas, and fees, signs, and sends to the chain's node", async () => {
  const { ask, asked } = aWallet({ ...connected, chainId: 17_000 })
  expect(await ask('eth_sendTransaction', { to: bob.address, value: '0x5' })).toBe(sent)
  const last = asked.at(-1)
  expect(last).toMatchObject({ url: 'https://node.test/17000', method: 'eth_sendRawTransaction' })
  const raw = last?.params[0] as TransactionSerializedEIP1559
  expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(alice.address)
  expect(parseTransaction(raw)).toMatchObject({
    chainId: 17_000,
    nonce: 7,
    value: 5n,
    gas: 25_200n,
    maxPriorityFeePerGas: 1_000_000_000n,
    maxFeePerGas: 3_000_000_000n,
  })
})

test('keeps the values given by the page', async () => {
  const { ask, asked } = aWallet(connected)
  await ask('eth_sendTransaction', {
    to: bob.address,
    nonce: '0x3',
    gas: '0x7530',
    maxFeePerGas: '0x9',
    maxPriorityFeePerGas: '0x2',
  })
  expect(parseTransaction(asked.at(-1)?.params[0] as TransactionSerializedEIP1559)).toMatchObject({
    nonce: 3,
    gas: 30_000n,
    maxFeePerGas: 9n,
    maxPriorityFeePerGas: 2n,
  })
  expect(asked.map(({ method }) => method)).toEqual([
    'eth_getBlockByNumber',
    'eth_sendRawTransaction',
  ])
})

test("passes on the node's error of a failed call, with its data", async () => {
  const { ask } = aWallet(connected, {
    eth_estimateGas: new NodeRejection({
      code: 3,
      message: 'execution reverted: GS020',
      data: '0x08c379a0',
    }),
  })
  await expect(ask('eth_sendTransaction', { to: bob.address })).rejects.toMatchObject({
    code: 3,
    message: 'execution reverted: GS020',
    data: '0x08c379a0',
  })
})

test('forwards reads, and supports no other wallet methods', async () => {
  const { ask } = aWallet()
  expect(await ask('eth_blockNumber')).toBe('0x2a')
  await expect(ask('wallet_sendCalls')).rejects.toMatchObject({ code: 4200 })
})

test('fails on a chain without a node', async () => {
  await expect(aWallet({ behavior: 'wrongChain' }).ask('eth_blockNumber')).rejects.toMatchObject({
    code: 4901,
  })
})

test('switches to a known chain and notifies the page', async () => {
  const { ask, heard } = aWallet(connected)
  await ask('wallet_switchEthereumChain', { chainId: '0x4268' })
  expect(await ask('eth_chainId')).toBe('0x4268')
  expect(heard).toEqual([['chainChanged', '0x4268']])
})

test('knows a chain once it has been added', async () => {
  const { ask } = aWallet(connected)
  await expect(ask('wallet_switchEthereumChain', { chainId: '0x5' })).rejects.toMatchObject({
    code: 4902,
  })
  await ask('wallet_addEthereumChain', { chainId: '0x5', chainName: 'Five' })
  expect(await ask('eth_chainId')).toBe('0x5')
  await ask('wallet_switchEthereumChain', { chainId: '0x1' })
  await ask('wallet_switchEthereumChain', { chainId: '0x5' })
  expect(await ask('eth_chainId')).toBe('0x5')
})

test.each([
  ['rejects', 4001],
  ['pending', -32002],
] as const)(
  'a wallet that %s answers every decision with %i and still returns its chain',
  async (behavior, code) => {
    const { ask } = aWallet({ behavior })
    await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code })
    await expect(ask('wallet_requestPermissions')).rejects.toMatchObject({ code })
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({
      code,
    })
    expect(await ask('eth_chainId')).toBe('0x1')
  },
)

test('a wallet that hangs continues as soon as the user decides', async () => {
  const { ask, wallet } = aWallet({ behavior: 'hangs' })
  const settled: unknown[] = []
  const asking = ask('eth_requestAccounts').then((accounts) => settled.push(accounts))
  await ask('eth_blockNumber')
  expect(settled).toEqual([])
  wallet.set({ behavior: 'agrees' })
  await asking
  expect(settled).toEqual([[alice.address]])
})

test('a wallet that hangs can still be rejected', async () => {
  const { ask, wallet } = aWallet({ behavior: 'hangs' })
  const asking = ask('eth_requestAccounts')
  wallet.set({ behavior: 'rejects' })
  await expect(asking).rejects.toMatchObject({ code: 4001 })
})

test('a wallet on another chain connects there and can switch', async () => {
  const { ask } = aWallet({ behavior: 'wrongChain' })
  await ask('eth_requestAccounts')
  expect(await ask('eth_chainId')).toBe(`0x${otherChainId.toString(16)}`)
  await ask('wallet_switchEthereumChain', { chainId: '0x1' })
  expect(await ask('eth_chainId')).toBe('0x1')
})

test('a wallet that loses its session connects, and disconnects at the next request', async () => {
  const { ask, heard } = aWallet({ behavior: 'losesSession' })
  expect(await ask('eth_requestAccounts')).toEqual([alice.address])
  await expect(ask('personal_sign', '0x00', alice.address)).rejects.toMatchObject({ code: 4900 })
  expect(heard.map(([event]) => event)).toEqual(['accountsChanged', 'disconnect'])
  expect(await ask('eth_accounts')).toEqual([])
})

test('another person is an account change, and no event for an unconnected page', async () => {
  const { wallet, heard } = aWallet()
  wallet.set({ person: 'bob' })
  expect(heard).toEqual([])
  wallet.set({ authorized: true })
  wallet.set({ person: 'carol' })
  expect(heard).toEqual([['accountsChanged', [people.carol.address]]])
})

test('removed listeners are not called', async () => {
  const { wallet, provider } = aWallet(connected)
  const calls: unknown[] = []
  const listener = (value: unknown) => calls.push(value)
  provider.on('chainChanged', listener)
  wallet.set({ chainId: 17_000 })
  provider.removeListener('chainChanged', listener)
  wallet.set({ chainId: 1 })
  expect(calls).toEqual(['0x4268'])
})
