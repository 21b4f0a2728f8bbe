import { numberToHex } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'
import type { ChainClient } from '#chain'
import { decodeExec, safeTxHash, type SafeIdentity } from '#safe'
import type { LoggedCall } from './events.ts'
import type { Row } from './rows.ts'

/** A row with what only its transaction says. */
export type CompletedRow = Row & { executor: Address | null }

interface Sent {
  from: Address
  to: Address | null
  input: Hex
}

const transactions = new WeakMap<ChainClient, Map<Hex, Promise<Sent | null>>>()
const times = new WeakMap<ChainClient, Map<number, number>>()

function readSent(client: ChainClient, txHash: Hex): Promise<Sent | null> {
  const known = transactions.get(client) ?? new Map<Hex, Promise<Sent | null>>()
  transactions.set(client, known)
  const found =
    known.get(txHash) ??
    client
      .request({ method: 'eth_getTransactionByHash', params: [txHash] })
      .catch((error: unknown) => {
        known.delete(txHash)
        throw error
      })
  known.set(txHash, found)
  return found
}

/** The call of an execution, from the transaction's call data where the contract logs none. */
export async function completedOf(
  client: ChainClient,
  safe: SafeIdentity,
  row: Row,
): Promise<CompletedRow> {
  if (row.kind !== 'multisig') return { ...row, executor: null }
  const sent = await readSent(client, row.txHash)
  const call = row.call ? checked(row.call, safe, row) : sent && calledIn(sent, safe, row)
  return {
    ...row,
    call: call ?? undefined,
    ...(call && { nonce: Number(call.tx.nonce) }),
    executor: sent?.from ?? null,
  }
}

/** The fields in a transaction's call data, if they have the hash that the contract logged. */
function calledIn(
  { to, input }: Sent,
  safe: SafeIdentity,
  row: Extract<Row, { kind: 'multisig' }>,
): LoggedCall | undefined {
  const told = sameAddress(to, safe.address) ? decodeExec(input) : undefined
  if (!told) return undefined
  const tx = { ...told.tx, nonce: BigInt(row.nonce) }
  return checked({ tx, signatures: told.signatures }, safe, row)
}

/** A call, if it has the hash that the contract logged. */
function checked(
  call: LoggedCall,
  safe: SafeIdentity,
  { safeTxHash: hash }: Extract<Row, { kind: 'multisig' }>,
): LoggedCall | undefined {
  try {
    return safeTxHash(safe, call.tx) === hash ? call : undefined
  } catch {
    // A version whose hashes the app doesn't know.
    return undefined
  }
}

/** The last time that JavaScript knows, in milliseconds. */
const latestTime = 8.64e15

/** When these rows' blocks were made, in milliseconds since 1970. */
export async function timesOf(
  client: ChainClient,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, number>> {
  const known = times.get(client) ?? new Map<number, number>()
  times.set(client, known)
  const missing = [...new Set(rows.map(({ block }) => block))].filter((block) => !known.has(block))
  await Promise.all(
    missing.map(async (block) => {
      const found = await client.request({
        method: 'eth_getBlockByNumber',
        params: [numberToHex(block), false],
      })
      const time = Number(found?.timestamp) * 1000
      if (!Number.isSafeInteger(time) || time <= 0 || time > latestTime)
        throw new Error(`The endpoint doesn't say when block ${block} was made.`)
      known.set(block, time)
    }),
  )
  return known
}
