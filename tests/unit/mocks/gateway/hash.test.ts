import { encodeFunctionData, type Address } from 'viem'
import { expect, it } from 'vitest'
import { createChain, loadGenesis, safes } from '../../../../mocks/chain/index.ts'
import { safeAbi } from '../../../../mocks/chain/safeTools.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import {
  hashOf,
  plainTransaction,
  type SafeTransaction,
} from '../../../../mocks/gateway/reading/safeTransaction.ts'

const to: Address = '0x1111111111111111111111111111111111111111'
const rich: SafeTransaction = {
  to,
  value: 7n ** 20n,
  data: '0xdeadbeef00',
  operation: 1,
  safeTxGas: 9n,
  baseGas: 8n,
  gasPrice: 7n,
  gasToken: to,
  refundReceiver: safes.vault.address,
  nonce: 300,
}

it('computes the transaction hash of all contract versions', async () => {
  const chain = await createChain({
    chainId: 1,
    genesis: await loadGenesis('everyday', 1),
    now: () => storyInstant,
  })
  for (const { address } of [safes.treasury, safes.oldSavings, safes.operations]) {
    for (const tx of [plainTransaction({ to, nonce: 0 }), rich]) {
      const args = [
        tx.to,
        tx.value,
        tx.data,
        tx.operation,
        tx.safeTxGas,
        tx.baseGas,
        tx.gasPrice,
        tx.gasToken,
        tx.refundReceiver,
        BigInt(tx.nonce),
      ] as const
      expect(hashOf('1', address, tx)).toBe(
        await chain.call({
          to: address,
          data: encodeFunctionData({ abi: safeAbi, functionName: 'getTransactionHash', args }),
        }),
      )
    }
  }
})

it('includes chain and Safe in the hash', () => {
  const plain = plainTransaction({ to, value: 10n ** 18n, nonce: 7 })
  // A published vector: the same transaction on two chains.
  expect(hashOf('17000', '0x0000000000000000000000000000000000005afe', plain)).toBe(
    '0x8e9f4a9768e927231e219eb9bd1e581999744c3a2d2450e2471dbd902bd7844d',
  )
  expect(hashOf('1', '0x0000000000000000000000000000000000005afe', plain)).toBe(
    '0xbb4adb06187177d1443b047b0add96cb7d580389e9fcaf13dca078cd6238e356',
  )
})
