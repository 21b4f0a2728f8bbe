import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  keccak256,
  pad,
  parseAbi,
  type Address,
  type Hash,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { deployments } from '../chain/genesis/contracts.ts'
import { encodeMultiSend, safeAbi } from '../chain/safeTools.ts'
import type { Chain } from '../chain/types.ts'
import { readSafe } from '../gateway/reading/safeSnapshot.ts'
import { people, type Person } from '../people.ts'

/** Address of Zodiac's Delay modifier 1.0.1 on every chain. */
export const delaySingleton: Address = '0xd54895B1121A2eE3f37b502F507631FA1331BED6'

const delayAbi = parseAbi([
  'function setUp(bytes initParams)',
  'function enableModule(address module)',
  'function transferOwnership(address newOwner)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
  'function executeNextTx(address to, uint256 value, bytes data, uint8 operation)',
])

const sentinel: Address = '0x0000000000000000000000000000000000000001'
const proxyCode = concat([
  '0x363d3d373d3d3d363d73',
  delaySingleton,
  '0x5af43d82803e903d91602b57fd5bf3',
])
/** Copies the code that follows it, as the factories of minimal proxies do. */
const proxyCreation = concat(['0x602d8060093d393df3', proxyCode])

interface RecoveryTerms {
  /** Seconds. */
  cooldown?: bigint
  /** Seconds; 0: it never expires. */
  expiration?: bigint
}

interface Called {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
}

/**
 * Makes Dave, a non-owner, start a recovery: he queues a transaction that replaces the Safe's last
 * owner with him and sets a threshold of one. He may do so because the Safe has a Delay module that
 * lists him. If it has none, one is installed as if its owners had enabled it long ago, without
 * using a nonce of the Safe. Returns the module and the queued transaction.
 */
export async function startRecovery(
  chain: Chain,
  safe: Address,
  terms: RecoveryTerms = {},
): Promise<{ module: Address; call: Called }> {
  const { dave } = people
  const state = readSafe(chain, safe)
  if (!state) throw new Error(`${safe} is no Safe.`)
  const isDelay = (module: Address) =>
    chain.codeAt(module).toLowerCase() === proxyCode.toLowerCase()
  const module =
    state.modules.find(isDelay) ?? (await addDelayModule(chain, safe, state.modules, dave, terms))
  const { owners } = state
  const [last, before = sentinel] = owners.toReversed()
  if (!last) throw new Error(`${safe} has no owners.`)
  const changes = [
    encodeFunctionData({
      abi: safeAbi,
      functionName: 'swapOwner',
      args: [before, last, dave.address],
    }),
    encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] }),
  ]
  const call: Called = {
    to: deployments['1.4.1'].multiSendCallOnly,
    value: 0n,
    data: encodeMultiSend(changes.map((data) => ({ to: safe, data }))),
    operation: 1,
  }
  const data = encodeFunctionData({
    abi: delayAbi,
    functionName: 'execTransactionFromModule',
    args: [call.to, call.value, call.data, call.operation],
  })
  await send(chain, dave, { to: module, data })
  return { module, call }
}

/**
 * The transaction with which anyone executes a module's next queued transaction, once its time has
 * come.
 */
export const executeQueued = ({ to, value, data, operation }: Called): Hex =>
  encodeFunctionData({
    abi: delayAbi,
    functionName: 'executeNextTx',
    args: [to, value, data, operation],
  })

async function addDelayModule(
  chain: Chain,
  safe: Address,
  modules: readonly Address[],
  recoverer: Person,
  terms: RecoveryTerms,
): Promise<Address> {
  const { cooldown = 2n * 86_400n, expiration = 7n * 86_400n } = terms
  if (chain.codeAt(delaySingleton) === '0x') {
    const { creation } = (await import('../chain/contracts/zodiac-delay.json')).default
    const code = (await chain.request({
      method: 'eth_call',
      params: [{ data: creation.Delay }, 'latest'],
    })) as Hex
    await chain.overwrite(delaySingleton, { code })
  }
  const created = chain.receipt(
    await send(chain, recoverer, { data: proxyCreation }),
  )?.contractAddress
  if (!created) throw new Error('No module was created.')
  const module = getAddress(created)
  const call = (data: Hex) => send(chain, recoverer, { to: module, data })
  const inputs = [
    { type: 'address' },
    { type: 'address' },
    { type: 'address' },
    { type: 'uint256' },
    { type: 'uint256' },
  ] as const
  const initParams = encodeAbiParameters(inputs, [
    recoverer.address,
    safe,
    safe,
    cooldown,
    expiration,
  ])
  await call(encodeFunctionData({ abi: delayAbi, functionName: 'setUp', args: [initParams] }))
  await call(
    encodeFunctionData({ abi: delayAbi, functionName: 'enableModule', args: [recoverer.address] }),
  )
  await call(encodeFunctionData({ abi: delayAbi, functionName: 'transferOwnership', args: [safe] }))
  // The linked list of modules is in slot 1; a new module becomes the first.
  const slotOf = (entry: Address): Hash =>
    keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [entry, 1n]))
  await chain.overwrite(safe, {
    storage: { [slotOf(sentinel)]: pad(module), [slotOf(module)]: pad(modules[0] ?? sentinel) },
  })
  return module
}

async function send(
  chain: Chain,
  who: Person,
  { to, data }: { to?: Address; data: Hex },
): Promise<Hash> {
  const raw = await privateKeyToAccount(who.privateKey).signTransaction({
    type: 'eip1559',
    chainId: chain.chainId,
    nonce: chain.nonceOf(who.address),
    ...(to && { to }),
    data,
    gas: 1_000_000n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  })
  const hash = (await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })) as Hash
  if (chain.receipt(hash)?.status !== 'success')
    throw new Error(`${who.name}'s transaction ${hash} failed.`)
  return hash
}
