import {
  encodeFunctionData,
  getAddress,
  numberToHex,
  type Address,
  type Hash,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { people, type Person } from '../../people.ts'
import { createChain } from '../createChain.ts'
import {
  encodeExec,
  factoryAbi,
  packSignatures,
  safeAbi,
  safeTx,
  safeTxHashOf,
  signTyped,
  type OwnerSignature,
  type SafeTx,
} from '../safeTools.ts'
import { merged } from '../state/SealedState.ts'
import { memoryStore } from '../store/memoryStore.ts'
import type { Chain, Genesis, SealedBlock, StateDelta } from '../types.ts'
import { deployments } from './contracts.ts'

export { bank } from './bank.ts'

type Version = keyof typeof deployments

interface NewSafe {
  version: Version
  owners: readonly Person[]
  threshold: number
  l2?: boolean
  salt: bigint
}

/** Builds a history of real, signed transactions on a real chain, one per block, at given times. */
export class Builder {
  readonly chain: Chain
  readonly #store: ReturnType<typeof memoryStore>
  readonly #time: { at: number }

  private constructor(chain: Chain, store: ReturnType<typeof memoryStore>, time: { at: number }) {
    this.chain = chain
    this.#store = store
    this.#time = time
  }

  static async on(genesis: Genesis): Promise<Builder> {
    const [store, time] = [memoryStore(), { at: 0 }]
    return new Builder(
      await createChain({ chainId: genesis.chainId, genesis, now: () => time.at, store }),
      store,
      time,
    )
  }

  /** Sets the clock, as in `2026-11-02 09:30` (UTC). */
  at(moment: string): this {
    this.#time.at = Date.parse(`${moment.replace(' ', 'T')}Z`)
    return this
  }

  /** Sends a signed transaction; throws if it fails, unless a failure is expected. */
  async send(
    who: Person,
    {
      to,
      data = '0x',
      value = 0n,
      gas = 3_000_000n,
    }: { to?: Address; data?: Hex; value?: bigint; gas?: bigint },
  ): Promise<Hash> {
    const raw = await privateKeyToAccount(who.privateKey).signTransaction({
      type: 'eip1559',
      chainId: this.chain.chainId,
      nonce: this.chain.nonceOf(who.address),
      ...(to ? { to } : {}),
      data,
      value,
      gas,
      maxFeePerGas: 3_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    })
    const hash = (await this.chain.request({
      method: 'eth_sendRawTransaction',
      params: [raw],
    })) as Hash
    if (this.chain.receipt(hash)?.status !== 'success')
      throw new Error(`${who.name}'s transaction ${hash} failed.`)
    return hash
  }

  /** Creates a contract and returns its address. */
  async create(who: Person, code: Hex): Promise<Address> {
    const address = this.chain.receipt(
      await this.send(who, { data: code, gas: 6_000_000n }),
    )?.contractAddress
    if (!address) throw new Error('No contract was created.')
    return address
  }

  /** Creates a Safe through the factory of its version. */
  async safe(
    who: Person,
    { version, owners, threshold, l2 = false, salt }: NewSafe,
  ): Promise<{ address: Address; createdIn: Hash }> {
    const { singleton, singletonL2, factory, handler } = deployments[version]
    const zero = '0x0000000000000000000000000000000000000000'
    const initializer = encodeFunctionData({
      abi: safeAbi,
      functionName: 'setup',
      args: [
        owners.map((one) => one.address),
        BigInt(threshold),
        zero,
        '0x',
        handler,
        zero,
        0n,
        zero,
      ],
    })
    const data = encodeFunctionData({
      abi: factoryAbi,
      args: [l2 ? singletonL2 : singleton, initializer, salt],
    })
    const createdIn = await this.send(who, { to: factory, data })
    // Before 1.4.1 the proxy's address is in the event's data, afterward in its topics.
    const log = this.chain
      .receipt(createdIn)
      ?.logs.find((one) => one.address.toLowerCase() === factory.toLowerCase())
    const address = log && getAddress(`0x${(log.topics[1] ?? log.data.slice(0, 66)).slice(-40)}`)
    if (!address) throw new Error('The factory created no Safe.')
    return { address, createdIn }
  }

  /**
   * Signs a Safe transaction with the signers' keys and has the executor send it, with the Safe's
   * next nonce.
   */
  async exec(
    safe: Address,
    parts: Omit<Partial<SafeTx>, 'nonce'> & { to: Address },
    signers: readonly Person[],
    executor: Person,
    extra: readonly OwnerSignature[] = [],
  ): Promise<{ hash: Hash; safeTxHash: Hash }> {
    const tx = safeTx({ ...parts, nonce: BigInt(this.chain.storageAt(safe, 5n)) })
    const safeTxHash = safeTxHashOf(this.chain.chainId, safe, tx)
    const signatures = await Promise.all(signers.map((one) => signTyped(one, safeTxHash)))
    const hash = await this.send(executor, {
      to: safe,
      data: encodeExec(tx, packSignatures([...signatures, ...extra])),
      gas: 1_000_000n,
    })
    return { hash, safeTxHash }
  }

  async blocks(): Promise<SealedBlock[]> {
    return (await this.#store.load()).map((one) => one.block)
  }

  /**
   * All changes since the genesis of this builder, sorted, so that the same history produces the
   * same bytes.
   */
  async layer(): Promise<StateDelta> {
    return sorted(flatten((await this.#store.load()).map((one) => one.state)))
  }
}

/** Merges deltas, later ones on top. */
export function flatten(deltas: readonly StateDelta[]): StateDelta {
  const whole: StateDelta = { accounts: {}, codes: {} }
  for (const { accounts, codes } of deltas) {
    Object.assign(whole.codes, codes)
    for (const [address, record] of Object.entries(accounts)) {
      whole.accounts[address] = record === null ? null : merged(whole.accounts[address], record)
    }
  }
  return whole
}

const byKey = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

export function sorted({ accounts, codes }: StateDelta): StateDelta {
  const ordered = Object.entries(accounts).map(([address, record]) => [
    address,
    record?.storage ? { ...record, storage: byKey(record.storage) } : record,
  ])
  return {
    accounts: byKey(Object.fromEntries(ordered) as StateDelta['accounts']),
    codes: byKey(codes),
  }
}

export const ether = (amount: number): bigint => BigInt(Math.round(amount * 1e6)) * 10n ** 12n
export const quantity = (value: bigint): Hex => numberToHex(value)
export const everybody: readonly Person[] = Object.values(people)
