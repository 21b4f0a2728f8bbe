import { erc20Abi, getAddress, pad, recoverAddress, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'

import {
  loadPlaces,
  pastCount,
  pastIndexOf,
  pastNonce,
  pastRecord,
  safes,
} from '../../../../mocks/chain/index.ts'
import { multicall3 } from '../../../../mocks/chain/names.ts'
import { pastSignature } from '../../../../mocks/chain/pastSignature.ts'
import { safeAbi, safeTx } from '../../../../mocks/chain/safeTools.ts'
import { people, personAt } from '../../../../mocks/people.ts'
import { aChain, reading } from './setup.ts'

const treasury = safes.treasury.address

describe('the huge scenario', { timeout: 60_000 }, () => {
  it('has ten thousand rows: 9,950 old ones computed, the newest 50 in real blocks', async () => {
    const chain = await aChain({ scenario: 'huge' })
    const last = pastRecord(pastCount - 1)
    expect(chain.height).toBe(BigInt(last.blockNumber + 50))
    expect(chain.block(BigInt(last.blockNumber + 1))?.parentHash).toBe(
      chain.block(BigInt(last.blockNumber))?.hash,
    )
    expect(chain.block(BigInt(pastRecord(0).blockNumber))?.parentHash).toBe(
      chain.block(BigInt(pastRecord(0).blockNumber - 1))?.hash,
    )
  })

  it('sets the nonce as if every old row had been executed', async () => {
    const chain = await aChain({ scenario: 'huge' })
    const outgoing = Array.from({ length: pastCount }, (_, index) => index).filter(
      (index) => index % 4 !== 3,
    ).length
    expect(pastNonce(pastCount)).toBe(outgoing)
    const executed = await reading(chain).getContractEvents({
      address: treasury,
      abi: [
        {
          type: 'event',
          name: 'ExecutionSuccess',
          inputs: [
            { type: 'bytes32', name: 'txHash', indexed: true },
            { type: 'uint256', name: 'payment' },
          ],
        },
      ],
      fromBlock: BigInt(pastRecord(pastCount - 1).blockNumber + 1),
    })
    expect(BigInt(chain.storageAt(treasury, 5n))).toBe(BigInt(outgoing + executed.length))
  })

  it.each([0, 1, 3, 4_711, pastCount - 1])(
    'returns old row %i by hash, receipt and block',
    async (index) => {
      const client = reading(await aChain({ scenario: 'huge' }))
      const record = pastRecord(index)
      const [transaction, receipt, block] = await Promise.all([
        client.getTransaction({ hash: record.txHash }),
        client.getTransactionReceipt({ hash: record.txHash }),
        client.getBlock({ blockNumber: BigInt(record.blockNumber), includeTransactions: true }),
      ])
      expect(transaction.blockHash).toBe(block.hash)
      expect(receipt.blockHash).toBe(block.hash)
      expect(block.timestamp).toBe(BigInt(record.timestamp))
      expect(block.transactions[0]?.hash).toBe(record.txHash)
      expect((await client.getBlock({ blockHash: block.hash })).number).toBe(block.number)
      expect(getAddress(transaction.from)).toBe(getAddress(record.executor))
      expect([transaction.input.slice(0, 10), receipt.logs.at(-1)?.topics[1]]).toEqual(
        record.safeTxHash
          ? [toFunctionSelector(safeAbi[1]), record.safeTxHash]
          : [record.token ? '0xa9059cbb' : '0x', pad(record.counterparty).toLowerCase()],
      )
    },
  )

  it('signs old rows with recoverable signatures', async () => {
    const record = pastRecord(2)
    if (!record.safeTxHash) throw new Error('Row 2 is outgoing.')
    expect(record.signers).toHaveLength(2)
    for (const signer of record.signers) {
      const who = personAt(signer)
      if (!who) throw new Error('A signer is somebody.')
      expect(
        await recoverAddress({
          hash: record.safeTxHash,
          signature: pastSignature(who, record.safeTxHash),
        }),
      ).toBe(signer)
    }
  })

  it("finds an old row by its Safe hash, which is the contract's hash", async () => {
    const record = pastRecord(1_234)
    if (!record.tx || !record.safeTxHash) throw new Error('Row 1234 is outgoing.')
    const tx = safeTx(record.tx)
    const hash = await reading(await aChain({ scenario: 'huge' })).readContract({
      address: treasury,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [
        tx.to,
        tx.value,
        tx.data,
        tx.operation,
        tx.safeTxGas,
        tx.baseGas,
        tx.gasPrice,
        tx.gasToken,
        tx.refundReceiver,
        tx.nonce,
      ],
    })
    expect(hash).toBe(record.safeTxHash)
    expect(pastIndexOf(hash)).toBe(1_234)
  })

  it('has 500 tokens in real contracts that share one code', async () => {
    const chain = await aChain({ scenario: 'huge' })
    const { tokens } = await loadPlaces('huge', 1)
    const coins = tokens.filter((token) => token.type === 'ERC20')
    expect(coins).toHaveLength(500)
    expect(new Set(coins.map((token) => chain.codeAt(token.address))).size).toBe(1)
    const balances = await reading(chain).multicall({
      allowFailure: false,
      multicallAddress: multicall3,
      contracts: coins.map(
        ({ address }) =>
          ({ address, abi: erc20Abi, functionName: 'balanceOf', args: [treasury] }) as const,
      ),
    })
    expect(balances.every((balance) => balance > 0n)).toBe(true)
  })

  it('has a hundred Safes of Alice’s', async () => {
    const chain = await aChain({ scenario: 'huge' })
    const { safes: many } = await loadPlaces('huge', 1)
    expect(many).toHaveLength(100)
    const owns = await reading(chain).multicall({
      allowFailure: false,
      contracts: many.map(
        ({ address }) => ({ address, abi: safeAbi, functionName: 'getOwners' }) as const,
      ),
    })
    expect(owns.every((owners) => owners.includes(people.alice.address))).toBe(true)
  })
})
