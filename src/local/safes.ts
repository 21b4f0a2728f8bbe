import { type Address, type ChainSnapshot, sameAddress, type SafeRef } from '#base'
import { type ChainClient, NotASafeError, readSnapshot } from '#chain'
import type { routes, SafeOverview } from '#gateway'
import { creationVersions, isAtLeast } from '#safe'
import { clientOf, type Handler, type Local } from './handler.ts'
import { queueOf } from './queue.ts'
import { approvalsOf, countedOf } from './signatures.ts'
import { asAddress, infoOf, infoOrNull, safeOf } from './wire.ts'
import { notFound } from './errors.ts'

const reading = new WeakMap<ChainClient, Map<string, Promise<ChainSnapshot>>>()

/**
 * A Safe's state; one request for all who ask while it's read.
 * @throws GatewayHttpError if there is no Safe at this address
 */
export function readSafe(local: Local, at: SafeRef): Promise<ChainSnapshot> {
  const client = clientOf(local, at.chainId)
  const open = reading.get(client) ?? new Map<string, Promise<ChainSnapshot>>()
  reading.set(client, open)
  const key = at.address.toLowerCase()
  const found =
    open.get(key) ??
    readSnapshot(client, at)
      .catch((error: unknown) => {
        throw error instanceof NotASafeError ? notFound('No Safe at this address.') : error
      })
      .finally(() => open.delete(key))
  open.set(key, found)
  return found
}

export const safe: Handler<typeof routes.safe> = async (local, { path }) => {
  const at = safeOf(path)
  const found = await readSafe(local, at)
  const { version, singleton } = found
  return {
    address: infoOf(at.address),
    chainId: at.chainId,
    nonce: Number(found.nonce),
    threshold: found.threshold,
    owners: found.owners.map(infoOf),
    implementation: infoOf(singleton ?? at.address),
    implementationVersionState:
      version === null
        ? 'UNKNOWN'
        : isAtLeast(version, creationVersions[0])
          ? 'UP_TO_DATE'
          : 'OUTDATED',
    modules: found.modules.length > 0 ? found.modules.map(infoOf) : null,
    fallbackHandler: infoOrNull(found.fallbackHandler),
    guard: infoOrNull(found.guard),
    version,
    ...tagsOf(local, found),
  }
}

/** A tag changes with its list. Executions use up nonces; what only arrives changes none. */
function tagsOf({ store }: Local, { chainId, address, nonce }: ChainSnapshot) {
  const isOf = (one: { chainId: string; safe: Address }) =>
    one.chainId === chainId && one.safe.toLowerCase() === address.toLowerCase()
  const last = (list: readonly { at: number; signatures: readonly { at: number }[] }[]) =>
    Math.max(0, ...list.flatMap(({ at, signatures }) => [at, ...signatures.map((one) => one.at)]))
  const { proposals, messages } = store.get()
  return {
    txQueuedTag: `${nonce}-${last(proposals.filter(isOf))}-${proposals.filter(isOf).length}`,
    txHistoryTag: String(nonce),
    messagesTag: String(last(messages.filter(isOf))),
    collectiblesTag: null,
  }
}

export const nonces: Handler<typeof routes.nonces> = async (local, { path }) =>
  nextNonces(local, await readSafe(local, safeOf(path)))

/** The on-chain nonce, and the first one that isn't in the queue: gaps can't be executed. */
function nextNonces(local: Local, found: ChainSnapshot) {
  const current = Number(found.nonce)
  const used = new Set(queueOf(local, found).map(({ tx }) => Number(tx.nonce)))
  let free = current
  while (used.has(free)) free += 1
  return { currentNonce: current, recommendedNonce: free }
}

/** Contracts before 1.3.0 need gas of their own, which the app estimates itself. */
export const estimation: Handler<typeof routes.estimation> = async (local, { path }) => ({
  ...nextNonces(local, await readSafe(local, safeOf(path))),
  safeTxGas: '0',
})

export const overviews: Handler<typeof routes.overviews> = async (local, { query }) => {
  const named = [query.safes ?? []].flat().flatMap((list) => list.split(','))
  const rows = await Promise.allSettled(
    named.map((one) => {
      const [chainId = '', address = ''] = one.split(':')
      return overview(local, { chainId, address: asAddress(address) }, query.wallet_address)
    }),
  )
  const failed = rows.find((row) => row.status === 'rejected')
  if (failed && rows.every((row) => row.status === 'rejected')) throw failed.reason
  return rows.flatMap((row) => (row.status === 'fulfilled' ? row.value : []))
}

async function overview(
  local: Local,
  at: SafeRef,
  wallet: string | undefined,
): Promise<SafeOverview> {
  const found = await readSafe(local, at)
  const queue = queueOf(local, found)
  const isOwner = found.owners.some((owner) => sameAddress(owner, wallet))
  const approvals = await approvalsOf(local, found, queue)
  const lacks = ({ safeTxHash, signatures }: (typeof queue)[number]) => {
    const counted = countedOf(signatures, approvals.get(safeTxHash) ?? [], found.owners)
    return (
      counted.length < found.threshold && !counted.some(({ signer }) => sameAddress(signer, wallet))
    )
  }
  return {
    address: infoOf(at.address),
    chainId: at.chainId,
    threshold: found.threshold,
    owners: found.owners.map(infoOf),
    fiatTotal: null,
    queued: queue.length,
    awaitingConfirmation: wallet === undefined ? null : isOwner ? queue.filter(lacks).length : 0,
  }
}
