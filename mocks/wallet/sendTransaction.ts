import { type Address, type Hex, hexToBigInt, hexToNumber, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Person } from './people.ts'
import { askNode, type NodeAccess } from './askNode.ts'

/** A transaction as passed to a wallet: quantities are hex, most fields may be missing. */
export interface TransactionRequest {
  from?: Address
  to?: Address
  value?: Hex
  data?: Hex
  gas?: Hex
  nonce?: Hex
  maxFeePerGas?: Hex
  maxPriorityFeePerGas?: Hex
}

const tip = 1_000_000_000n

/**
 * Fills in nonce, gas, and fees from the chain's node, signs, and sends. Returns the transaction
 * hash.
 */
export async function sendTransaction(
  node: NodeAccess,
  chainId: number,
  person: Person,
  asked: TransactionRequest,
): Promise<Hex> {
  const ask = (method: string, params: unknown[]) => askNode(node, chainId, method, params)
  const call = {
    from: person.address,
    ...(asked.to ? { to: asked.to } : {}),
    ...(asked.data ? { data: asked.data } : {}),
    ...(asked.value ? { value: asked.value } : {}),
  }
  const [nonce, gas, block] = await Promise.all([
    asked.nonce ?? (ask('eth_getTransactionCount', [person.address, 'pending']) as Promise<Hex>),
    asked.gas ?? (ask('eth_estimateGas', [call]) as Promise<Hex>).then(withReserve),
    ask('eth_getBlockByNumber', ['latest', false]) as Promise<{ baseFeePerGas?: Hex }>,
  ])
  const priority = asked.maxPriorityFeePerGas ? hexToBigInt(asked.maxPriorityFeePerGas) : tip
  const signed = await privateKeyToAccount(person.privateKey).signTransaction({
    type: 'eip1559',
    chainId,
    nonce: hexToNumber(nonce),
    gas: hexToBigInt(gas),
    maxPriorityFeePerGas: priority,
    maxFeePerGas: asked.maxFeePerGas
      ? hexToBigInt(asked.maxFeePerGas)
      : 2n * hexToBigInt(block.baseFeePerGas ?? '0x0') + priority,
    ...(asked.to ? { to: asked.to } : {}),
    ...(asked.value ? { value: hexToBigInt(asked.value) } : {}),
    ...(asked.data ? { data: asked.data } : {}),
  })
  return (await ask('eth_sendRawTransaction', [signed])) as Hex
}

// A fifth on top of the estimate: the gas of an inner call depends on the limit (EIP-150).
const withReserve = (estimate: Hex): Hex => numberToHex((hexToBigInt(estimate) * 6n) / 5n)
