import {
  createGateway,
  routes,
  type Gateway,
  type Proposal,
  type QueuedItem,
  type TransactionDetails,
  type TransactionRow,
} from '#gateway'
import {
  createPublicClient,
  createWalletClient,
  http,
  parseAbi,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { safeTxParameters } from '../../../../mocks/chain/safeParameters.ts'
import { frozenClock } from '../../../../mocks/clock.ts'
import {
  hashOf,
  plainTransaction,
  type SafeTransaction,
} from '../../../../mocks/gateway/reading/safeTransaction.ts'
import type { Person } from '../../../../mocks/people.ts'
import { createWorld, fetchOf, type World, type WorldOptions } from '../../../../mocks/world.ts'

export const chainId = '1'
export const treasury = safes.treasury.address

export interface Stage {
  world: World
  gateway: Gateway
  fetch: typeof fetch
}

/** A world with a frozen clock, and the app's own gateway client. */
export function aStage(options: WorldOptions = {}): Stage {
  const world = createWorld({ clock: frozenClock(), sleep: () => Promise.resolve(), ...options })
  const fetch = fetchOf(world)
  return { world, fetch, gateway: createGateway({ baseUrl: world.gatewayUrl, fetch }) }
}

export const rowsOf = (items: readonly QueuedItem[]): TransactionRow[] =>
  items.filter((item) => item.type === 'TRANSACTION')

export const queueOf = (gateway: Gateway, safeAddress: string = treasury) =>
  gateway.call(routes.queued, { path: { chainId, safeAddress } })
export const detailsOf = (gateway: Gateway, transactionId: string) =>
  gateway.call(routes.details, { path: { chainId, transactionId } })
export const safeOf = (gateway: Gateway, safeAddress: string = treasury) =>
  gateway.call(routes.safe, { path: { chainId, safeAddress } })
export const historyOf = (gateway: Gateway, safeAddress: string = treasury) =>
  gateway.call(routes.history, { path: { chainId, safeAddress } })

/** A signed proposal, as the app would send it. */
export async function aProposal(
  who: Person,
  tx: SafeTransaction,
  safe: Address = treasury,
): Promise<Proposal> {
  const safeTxHash = hashOf(chainId, safe, tx)
  return {
    ...wire(tx),
    safeTxHash,
    sender: who.address,
    signature: await sign({ hash: safeTxHash, privateKey: who.privateKey, to: 'hex' }),
    origin: null,
  }
}

const wire = (tx: SafeTransaction) => ({
  to: tx.to,
  value: String(tx.value),
  data: tx.data,
  nonce: String(tx.nonce),
  operation: tx.operation,
  safeTxGas: String(tx.safeTxGas),
  baseGas: String(tx.baseGas),
  gasPrice: String(tx.gasPrice),
  gasToken: tx.gasToken,
  refundReceiver: tx.refundReceiver,
})

export const propose = (gateway: Gateway, body: Proposal, safeAddress: Address = treasury) =>
  gateway.call(routes.propose, { path: { chainId, safeAddress }, body })

/** What someone signs, reconstructed from the gateway's details. */
export function transactionIn({
  txData,
  detailedExecutionInfo,
}: TransactionDetails): SafeTransaction {
  if (detailedExecutionInfo?.type !== 'MULTISIG' || !txData)
    throw new Error("This isn't a transaction of the owners.")
  return {
    ...plainTransaction({ to: txData.to.value as Address, nonce: detailedExecutionInfo.nonce }),
    value: BigInt(txData.value ?? 0),
    data: (txData.hexData ?? '0x') as Hex,
    operation: txData.operation,
    safeTxGas: BigInt(detailedExecutionInfo.safeTxGas),
  }
}

const abi = parseAbi([
  `function execTransaction(${safeTxParameters}, bytes signatures) payable returns (bool)`,
])

/** Executes a signed transaction over JSON-RPC, like a wallet. */
export async function execute(
  { world, fetch }: Stage,
  details: TransactionDetails,
  who: Person,
): Promise<'success' | 'reverted'> {
  const transport = http(world.rpcUrl(chainId), { fetchFn: fetch, retryCount: 0 })
  const client = createPublicClient({ transport })
  const wallet = createWalletClient({ account: privateKeyToAccount(who.privateKey), transport })
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') throw new Error("This isn't a transaction of the owners.")
  const tx = transactionIn(details)
  const parts = info.confirmations
    .toSorted((a, b) => (a.signer.value.toLowerCase() < b.signer.value.toLowerCase() ? -1 : 1))
    .map(({ signature }) => signature!.slice(2))
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
    `0x${parts.join('')}`,
  ] as const
  const hash = await wallet.writeContract({
    chain: null,
    address: details.safeAddress as Address,
    abi,
    functionName: 'execTransaction',
    args,
  })
  return (await client.getTransactionReceipt({ hash })).status
}
