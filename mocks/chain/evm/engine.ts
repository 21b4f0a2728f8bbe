import { createCustomCommon, Hardfork, Mainnet, type Common } from '@ethereumjs/common'
import { createEVM, type EVM, type EVMResult } from '@ethereumjs/evm'
import { Account, createAddressFromString, type Address as EvmAddress } from '@ethereumjs/util'
import {
  bytesToHex,
  getContractAddress,
  hexToBytes,
  type AccessList,
  type Address,
  type Hex,
} from 'viem'

import type { SealedState } from '../state/SealedState.ts'
import { WorkingState } from './WorkingState.ts'
import type { SealedLog, StateDelta } from '../types.ts'
import { intrinsicGas } from './intrinsicGas.ts'

export interface Message {
  from: Address
  to: Address | null
  data: Hex
  value: bigint
  gas: bigint
  /** The sender's price per gas; 0 for a call. */
  gasPrice: bigint
  accessList?: AccessList | undefined
}

export interface BlockContext {
  number: number
  /** Seconds. */
  timestamp: number
  baseFee: bigint
  gasLimit: bigint
  coinbase: Address
}

export interface Outcome {
  ok: boolean
  returnData: Hex
  /** Why it failed, as the EVM names it: `revert`, `out of gas`, … */
  error?: string
  gasUsed: bigint
  /** Before refunds and the floor: what the gas limit must cover. */
  gasSpent: bigint
  logs: SealedLog[]
  contractAddress?: Address
  changes: StateDelta
  /** Transfers of the native coin, in order; those of failed calls are omitted. */
  transfers: readonly NativeTransfer[]
}

interface NativeTransfer {
  from: Address
  to: Address
  value: bigint
}

/** Overrides parts of the state during one call. */
export interface Override {
  balance?: bigint
  nonce?: number
  code?: Hex
  stateDiff?: Readonly<Record<Hex, Hex>>
}

export interface RunOptions {
  /** Whether the call may come from any address, with any balance. */
  free: boolean
  overrides?: Readonly<Record<Address, Override>>
}

export interface Engine {
  /**
   * Runs a message and returns the resulting changes without writing them. One at a time: the
   * caller holds the lock.
   */
  run(message: Message, block: BlockContext, options: RunOptions): Promise<Outcome>
}

const commons = new Map<number, Common>()
function commonOf(chainId: number): Common {
  const known = commons.get(chainId)
  if (known) return known
  const common = createCustomCommon({ chainId, name: 'coffer' }, Mainnet, {
    hardfork: Hardfork.Prague,
  })
  commons.set(chainId, common)
  return common
}

export const evmAddress = (address: Address): EvmAddress =>
  createAddressFromString(address.toLowerCase())

/** An EVM on a sealed state, with the rules of Prague. */
export async function createEngine(chainId: number, sealed: SealedState): Promise<Engine> {
  const state = new WorkingState(sealed)
  const evm = await createEVM({ common: commonOf(chainId), stateManager: state })
  return {
    async run(message, block, options) {
      state.reset()
      try {
        await applyOverrides(state, options.overrides ?? {})
        return await execute(evm, state, message, block, options.free)
      } finally {
        evm.journal.cleanJournal()
        evm.transientStorage.clear()
        state.reset()
      }
    },
  }
}

async function applyOverrides(
  state: WorkingState,
  overrides: Readonly<Record<Address, Override>>,
): Promise<void> {
  for (const [key, { balance, nonce, code, stateDiff = {} }] of Object.entries(overrides)) {
    const address = evmAddress(key as Address)
    const account = (await state.getAccount(address)) ?? new Account()
    if (balance !== undefined) account.balance = balance
    if (nonce !== undefined) account.nonce = BigInt(nonce)
    await state.putAccount(address, account)
    if (code !== undefined) await state.putCode(address, hexToBytes(code))
    for (const [slot, value] of Object.entries(stateDiff))
      await state.putStorage(address, hexToBytes(slot as Hex), hexToBytes(value))
  }
  state.originalStorageCache.clear()
}

async function execute(
  evm: EVM,
  state: WorkingState,
  message: Message,
  block: BlockContext,
  free: boolean,
): Promise<Outcome> {
  const { intrinsic, floor } = intrinsicGas({
    data: message.data,
    create: message.to === null,
    accessList: message.accessList,
  })
  if (message.gas < intrinsic) return outOfGas(message.gas)
  const [caller, coinbase] = [evmAddress(message.from), evmAddress(block.coinbase)]
  const nonce = await chargeSender(state, caller, message, free)
  warm(evm, message, block)
  const transfers = watchTransfers(evm)

  const result = await evm.runCall({
    caller,
    origin: caller,
    ...(message.to ? { to: evmAddress(message.to) } : {}),
    data: hexToBytes(message.data),
    value: message.value,
    gasLimit: message.gas - intrinsic,
    gasPrice: message.gasPrice,
    skipBalance: free,
    skipNonceIncrement: true,
    block: {
      header: {
        number: BigInt(block.number),
        timestamp: BigInt(block.timestamp),
        coinbase,
        difficulty: 0n,
        prevRandao: new Uint8Array(32),
        gasLimit: block.gasLimit,
        baseFeePerGas: block.baseFee,
        getBlobGasPrice: () => 1n,
      },
    },
  })

  transfers.stop()

  const { execResult } = result
  const gasSpent = execResult.executionGasUsed + intrinsic
  const refund = min(execResult.gasRefund ?? 0n, gasSpent / 5n)
  const gasUsed = max(gasSpent - refund, floor)
  for (const address of execResult.selfdestruct?.keys() ?? []) {
    // EIP-6780: only a contract created in this transaction is removed.
    if (execResult.createdAddresses?.has(address))
      await evm.journal.deleteAccount(createAddressFromString(address))
  }
  if (!free) {
    await credit(evm, caller, (message.gas - gasUsed) * message.gasPrice)
    await credit(evm, coinbase, gasUsed * (message.gasPrice - block.baseFee))
  }
  await evm.journal.cleanup()
  return {
    ...outcomeOf(result),
    gasUsed,
    gasSpent: max(gasSpent, floor),
    ...(message.to ? {} : { contractAddress: getContractAddress({ from: message.from, nonce }) }),
    changes: state.changes(),
    transfers: transfers.seen(),
  }
}

/**
 * Records the native coin moved by calls. A failed call's moves, including inner calls, don't
 * count.
 */
function watchTransfers(evm: EVM): { stop: () => void; seen: () => readonly NativeTransfer[] } {
  const open: NativeTransfer[][] = [[]]
  const before = ({
    caller,
    to,
    value,
    delegatecall,
  }: {
    caller: EvmAddress
    to?: EvmAddress
    value: bigint
    delegatecall: boolean
  }) => {
    const moves = to !== undefined && value > 0n && !delegatecall
    open.push(moves ? [{ from: caller.toString(), to: to.toString(), value }] : [])
  }
  const after = ({ execResult }: EVMResult) => {
    const done = open.pop() ?? []
    if (!execResult.exceptionError) open.at(-1)?.push(...done)
  }
  evm.events.on('beforeMessage', before)
  evm.events.on('afterMessage', after)
  return {
    stop: () => {
      evm.events.off('beforeMessage', before)
      evm.events.off('afterMessage', after)
    },
    seen: () => open[0] ?? [],
  }
}

/**
 * Charges the whole gas limit in advance, as the protocol requires, and increments the nonce.
 * Returns the used nonce.
 */
async function chargeSender(
  state: WorkingState,
  caller: EvmAddress,
  message: Message,
  free: boolean,
): Promise<bigint> {
  const account = (await state.getAccount(caller)) ?? new Account()
  const nonce = account.nonce
  account.nonce += 1n
  if (!free) account.balance -= message.gas * message.gasPrice
  await state.putAccount(caller, account)
  return nonce
}

/** EIP-2929, 2930, and 3651: addresses that are warm from the start. */
function warm(evm: EVM, message: Message, block: BlockContext): void {
  for (const address of evm.precompiles.keys()) evm.journal.addAlwaysWarmAddress(address)
  for (const address of [message.from, message.to, block.coinbase])
    if (address) evm.journal.addAlwaysWarmAddress(address.toLowerCase())
  for (const { address, storageKeys } of message.accessList ?? []) {
    evm.journal.addAlwaysWarmAddress(address.toLowerCase())
    for (const slot of storageKeys)
      evm.journal.addAlwaysWarmSlot(address.toLowerCase(), slot.toLowerCase())
  }
}

async function credit(evm: EVM, address: EvmAddress, amount: bigint): Promise<void> {
  if (amount === 0n) return
  const account = (await evm.stateManager.getAccount(address)) ?? new Account()
  account.balance += amount
  await evm.journal.putAccount(address, account)
}

function outcomeOf({
  execResult,
}: EVMResult): Pick<Outcome, 'ok' | 'returnData' | 'error' | 'logs'> {
  const failure = execResult.exceptionError
  return {
    ok: failure === undefined,
    returnData: bytesToHex(execResult.returnValue),
    ...(failure ? { error: failure.error } : {}),
    logs: (execResult.logs ?? []).map(([address, topics, data]) => ({
      address: bytesToHex(address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
    })),
  }
}

const outOfGas = (gas: bigint): Outcome => ({
  ok: false,
  returnData: '0x',
  error: 'out of gas',
  gasUsed: gas,
  gasSpent: gas,
  logs: [],
  changes: { accounts: {}, codes: {} },
  transfers: [],
})

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)
