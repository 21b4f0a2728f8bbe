import {
  BaseError,
  ContractFunctionRevertedError,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  parseEther,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'

import own from '../../../../mocks/chain/contracts/own.json' with { type: 'json' }
import { base, rpcHandle, safes, type Chain } from '../../../../mocks/chain/index.ts'
import {
  encodeExec,
  packSignatures,
  safeAbi,
  safeTx,
  safeTxHashOf,
  signTyped,
} from '../../../../mocks/chain/safeTools.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { aChain, reading, wallet } from './setup.ts'

const { alice, bob, carol, dave } = people
const treasury = safes.treasury.address
const stubbornAbi = parseAbi([
  'function refuse() pure',
  'function refuseWithData() payable',
  'error Never(address who, uint256 value)',
])

async function execData(
  chain: Chain,
  signers: readonly Person[],
  parts: Partial<Parameters<typeof safeTx>[0]> = {},
): Promise<Hex> {
  const tx = safeTx({
    to: dave.address,
    value: parseEther('1'),
    nonce: BigInt(chain.storageAt(treasury, 5n)),
    ...parts,
  })
  const hash = safeTxHashOf(1, treasury, tx)
  return encodeExec(
    tx,
    packSignatures(await Promise.all(signers.map((one) => signTyped(one, hash)))),
  )
}

async function revertOf(work: Promise<unknown>): Promise<ContractFunctionRevertedError> {
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  const revert =
    error instanceof BaseError
      ? error.walk((one) => one instanceof ContractFunctionRevertedError)
      : undefined
  if (!(revert instanceof ContractFunctionRevertedError))
    throw new Error(`No revert, but ${String(error)}`)
  return revert
}

describe('sending to the chain with viem', { timeout: 30_000 }, () => {
  it('moves ether out of the Treasury after two of its owners have signed', async () => {
    const chain = await aChain()
    const client = reading(chain)
    const before = await client.getBalance({ address: dave.address })
    const data = await execData(chain, [bob, carol])
    const hash = await wallet(chain, alice).sendTransaction({ to: treasury, data })
    const receipt = await client.waitForTransactionReceipt({ hash })

    expect(receipt.status).toBe('success')
    expect(await client.getBalance({ address: dave.address })).toBe(before + parseEther('1'))
    expect(BigInt(chain.storageAt(treasury, 5n))).toBe(12n)
    expect((await client.getBlock({ blockNumber: receipt.blockNumber })).timestamp).toBe(
      BigInt(storyInstant / 1000),
    )
  })

  it('rejects a missing signature with GS020, in calls and transactions', async () => {
    const chain = await aChain()
    const client = reading(chain)
    const data = await execData(chain, [bob])
    await expect(client.call({ to: treasury, data, account: alice.address })).rejects.toThrow(
      'GS020',
    )
    await expect(
      client.estimateGas({ to: treasury, data, account: alice.address }),
    ).rejects.toThrow('GS020')
    const hash = await wallet(chain, alice).sendTransaction({ to: treasury, data, gas: 200_000n })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('reverted')
    expect(BigInt(chain.storageAt(treasury, 5n))).toBe(11n)
  })

  it('rejects the signature of a non-owner with GS026', async () => {
    const chain = await aChain()
    await expect(
      reading(chain).call({ to: treasury, data: await execData(chain, [alice, dave]) }),
    ).rejects.toThrow('GS026')
  })

  it("returns the reason of a revert, as text and as the contract's error", async () => {
    const client = reading(await aChain())
    const contract = { address: base.stubborn, abi: stubbornAbi, account: alice.address } as const
    expect(
      (await revertOf(client.readContract({ ...contract, functionName: 'refuse' }))).reason,
    ).toBe('Stubborn: no')
    const custom = await revertOf(
      client.simulateContract({ ...contract, functionName: 'refuseWithData', value: 5n }),
    )
    expect(custom.data).toMatchObject({ errorName: 'Never', args: [alice.address, 5n] })
  })

  it('estimates a gas limit that suffices', async () => {
    const chain = await aChain()
    const client = reading(chain)
    const data = await execData(chain, [alice, carol], { safeTxGas: 60_000n })
    const gas = await client.estimateGas({ to: treasury, data, account: bob.address })
    const hash = await wallet(chain, bob).sendTransaction({ to: treasury, data, gas })
    const receipt = await client.getTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    expect(receipt.gasUsed).toBeLessThanOrEqual(gas)
  })

  it('creates contracts, and finds their events', async () => {
    const chain = await aChain()
    const client = reading(chain)
    const abi = parseAbi([
      'constructor(string name, string symbol, uint8 decimals, address holder, uint256 supply)',
    ])
    const data = encodeDeployData({
      abi,
      bytecode: own.creation.Token as Hex,
      args: ['Mine', 'MINE', 2, dave.address, 500n],
    })
    const receipt = await client.waitForTransactionReceipt({
      hash: await wallet(chain, dave).sendTransaction({ data }),
    })
    const address = receipt.contractAddress
    if (!address) throw new Error('No contract was created.')
    expect(await client.readContract({ address, abi: erc20Abi, functionName: 'symbol' })).toBe(
      'MINE',
    )

    await wallet(chain, dave).writeContract({
      address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [alice.address, 20n],
    })
    const logs = await client.getContractEvents({
      address,
      abi: erc20Abi,
      eventName: 'Transfer',
      args: { to: alice.address },
      fromBlock: 'earliest',
    })
    expect(logs.map((log) => log.args)).toEqual([
      { from: dave.address, to: alice.address, value: 20n },
    ])
    expect(
      await client.getContractEvents({
        address,
        abi: erc20Abi,
        eventName: 'Approval',
        fromBlock: 'earliest',
      }),
    ).toEqual([])
  })

  it('rejects what a node rejects: an old nonce, insufficient funds, another chain', async () => {
    const chain = await aChain()
    const account = privateKeyToAccount(dave.privateKey)
    const raw = (parts: object) =>
      account.signTransaction({
        type: 'eip1559',
        chainId: 1,
        nonce: 1,
        to: alice.address,
        gas: 21_000n,
        maxFeePerGas: 3n * 10n ** 9n,
        ...parts,
      })
    const send = async (parts: object) =>
      chain.request({ method: 'eth_sendRawTransaction', params: [await raw(parts)] })
    await expect(send({ nonce: 0 })).rejects.toThrow('nonce too low')
    await expect(send({ nonce: 9 })).rejects.toThrow('nonce too high')
    await expect(send({ value: parseEther('1000000') })).rejects.toThrow('insufficient funds')
    await expect(send({ chainId: 17_000 })).rejects.toThrow('chain id')
    await expect(send({ gas: 20_000n })).rejects.toThrow('intrinsic gas too low')
    await expect(send({ maxFeePerGas: 5n })).rejects.toThrow(
      'max fee per gas less than block base fee',
    )
    expect(await send({})).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('supports state overrides: code, storage, balance', async () => {
    const client = reading(await aChain())
    const calling = {
      to: treasury,
      data: encodeFunctionData({ abi: safeAbi, functionName: 'getThreshold' }),
    }
    const stateDiff = [
      { slot: `0x${'4'.padStart(64, '0')}`, value: `0x${'7'.padStart(64, '0')}` },
    ] as const
    const pretended = await client.call({
      ...calling,
      stateOverride: [{ address: treasury, stateDiff: [...stateDiff] }],
    })
    expect(BigInt(pretended.data ?? '0x0')).toBe(7n)
    expect(BigInt((await client.call(calling)).data ?? '0x0')).toBe(2n)
  })
})

describe('JSON-RPC over HTTP', () => {
  it('answers a batch in order, including failures', async () => {
    const chain = await aChain()
    const answers = await rpcHandle(chain, [
      { jsonrpc: '2.0', id: 1, method: 'eth_chainId' },
      { jsonrpc: '2.0', id: 'two', method: 'eth_mine' },
      {
        jsonrpc: '2.0',
        id: 3,
        method: 'eth_call',
        params: [{ to: base.stubborn, data: '0x94b18e33' }, 'latest'],
      },
      { jsonrpc: '2.0', id: 4, method: 'eth_getBalance', params: ['nobody'] },
      7,
    ])
    expect(answers).toMatchObject([
      { id: 1, result: '0x1' },
      { id: 'two', error: { code: -32601 } },
      {
        id: 3,
        error: { code: 3, message: expect.stringContaining('execution reverted') as string },
      },
      { id: 4, error: { code: -32602 } },
      { id: null, error: { code: -32600 } },
    ])
  })

  it('returns plausible fees for viem', async () => {
    const fees = await reading(await aChain()).estimateFeesPerGas()
    expect(fees).toEqual({ maxFeePerGas: 2_200_000_000n, maxPriorityFeePerGas: 1_000_000_000n })
  })
})
