import { keccak256, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import type { Chain } from '../../mocks/chain/index.ts'
import type { Person } from '../../mocks/people.ts'
import type { AnvilNode } from './anvilNode.ts'

export interface Sent {
  to?: Hex | undefined
  data?: Hex
  value?: bigint
  gas?: bigint
  type?: 'legacy' | 'eip2930' | 'eip1559'
  accessList?: readonly { address: Hex; storageKeys: readonly Hex[] }[]
}

interface Receipt {
  status: Hex
  gasUsed: Hex
  effectiveGasPrice: Hex
  contractAddress: Hex | null
  logs: { address: Hex; topics: Hex[]; data: Hex }[]
}

/** The part of a receipt that does not depend on block hashes and times. */
const essence = ({ status, gasUsed, effectiveGasPrice, contractAddress, logs }: Receipt) => ({
  status,
  gasUsed: BigInt(gasUsed),
  effectiveGasPrice: BigInt(effectiveGasPrice),
  contractAddress: contractAddress?.toLowerCase() ?? null,
  logs: logs.map(({ address, topics, data }) => ({ address: address.toLowerCase(), topics, data })),
})

export interface Step {
  label: string
  ours: ReturnType<typeof essence>
  theirs: ReturnType<typeof essence>
}

/** Sends every transaction to both chains and stores both receipts. */
export class Twin {
  readonly chain: Chain
  readonly steps: Step[] = []
  readonly #anvil: AnvilNode

  constructor(chain: Chain, anvil: AnvilNode) {
    this.chain = chain
    this.#anvil = anvil
  }

  async send(label: string, who: Person, sent: Sent): Promise<Step['ours']> {
    const { type = 'eip1559', accessList, ...rest } = sent
    const common = {
      chainId: this.chain.chainId,
      nonce: this.chain.nonceOf(who.address),
      gas: 2_500_000n,
      value: 0n,
      data: '0x',
      ...rest,
    } as const
    const account = privateKeyToAccount(who.privateKey)
    const raw =
      type === 'legacy'
        ? await account.signTransaction({ ...common, type, gasPrice: 2_000_000_000n })
        : type === 'eip2930'
          ? await account.signTransaction({
              ...common,
              type,
              gasPrice: 2_000_000_000n,
              accessList: accessList ?? [],
            })
          : await account.signTransaction({
              ...common,
              type,
              accessList: accessList ?? [],
              maxFeePerGas: 3_000_000_000n,
              maxPriorityFeePerGas: 1_000_000_000n,
            })
    await this.chain.request({ method: 'eth_sendRawTransaction', params: [raw] })
    const ours = essence(
      (await this.chain.request({
        method: 'eth_getTransactionReceipt',
        params: [keccak256(raw)],
      })) as Receipt,
    )
    const theirs = essence((await this.#anvil.send(raw)) as Receipt)
    this.steps.push({ label, ours, theirs })
    return ours
  }
}
