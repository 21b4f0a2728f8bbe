import { encodeFunctionData, parseAbi, type Address, type Hex } from 'viem'
import { sign } from 'viem/accounts'
import { encodeMultiSend } from '../../chain/safeTools.ts'
import type { Genesis } from '../../chain/types.ts'
import type { Person } from '../../people.ts'
import { hashOf, plainTransaction, type SafeTransaction } from '../reading/safeTransaction.ts'
import type { ChainState } from '../state.ts'

/** Functions for a scenario to fill the gateway of one chain. */
export interface Seeding {
  state: ChainState
  genesis: Genesis
}

export interface Plan {
  safe: Address
  /** Nonce relative to the Safe's nonce in the genesis. */
  ahead: number
  call: Pick<SafeTransaction, 'to'> & Partial<Pick<SafeTransaction, 'value' | 'data' | 'operation'>>
  /** The first signer proposed it. */
  signers: readonly [Person, ...Person[]]
  /** As in `2026-11-19 16:20`, in UTC. */
  at: string
  note?: string
  app?: { url: string; name: string }
}

const minute = 60_000

/** Adds a transaction to the queue, with real signatures that are created on demand. */
export function wait(
  { state, genesis }: Seeding,
  { safe, ahead, call, signers, at, note, app }: Plan,
): void {
  const submittedAt = Date.parse(`${at.replace(' ', 'T')}Z`)
  const tx = plainTransaction({ ...call, nonce: genesisNonce(genesis, safe) + ahead })
  const safeTxHash = hashOf(state.chainId, safe, tx)
  state.proposals.add({
    safe,
    safeTxHash,
    tx,
    proposer: signers[0].address,
    proposedByDelegate: null,
    submittedAt,
    confirmations: signers.map((who, at) => ({
      owner: who.address,
      submittedAt: submittedAt + at * 12 * minute,
      signature: once(() => sign({ hash: safeTxHash, privateKey: who.privateKey, to: 'hex' })),
    })),
    origin: note || app ? JSON.stringify({ ...app, ...(note ? { note } : {}) }) : null,
    trusted: true,
  })
}

export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/**
 * A Safe's nonce before any visitor's execution: slot 5 in the highest layer that contains the
 * Safe.
 */
function genesisNonce({ layers }: Genesis, safe: Address): number {
  const account = layers
    .toReversed()
    .find((layer) => layer.accounts[safe.toLowerCase()]?.storage?.['0x5'] !== undefined)?.accounts[
    safe.toLowerCase()
  ]
  return Number(BigInt(account?.storage?.['0x5'] ?? 0))
}

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function addOwnerWithThreshold(address owner, uint256 _threshold)',
  'function changeThreshold(uint256 _threshold)',
])

export const sendToken = (token: Address, to: Address, value: bigint): Plan['call'] => ({
  to: token,
  data: encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] }),
})

export const addOwner = (safe: Address, owner: Address, threshold: bigint): Plan['call'] => ({
  to: safe,
  data: encodeFunctionData({
    abi,
    functionName: 'addOwnerWithThreshold',
    args: [owner, threshold],
  }),
})

export const changeThreshold = (safe: Address, threshold: bigint): Plan['call'] => ({
  to: safe,
  data: encodeFunctionData({ abi, functionName: 'changeThreshold', args: [threshold] }),
})

/** Several calls in one, through MultiSendCallOnly 1.4.1. */
export const together = (
  calls: readonly { to: Address; value?: bigint; data?: Hex }[],
): Plan['call'] => ({
  to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  operation: 1,
  data: encodeMultiSend(calls),
})
