import type { routes, SafeInfo } from '#gateway'
import { cached, safeEntry } from '../caches.ts'
import type { Handler } from '../handler.ts'
import { addressInfo } from '../reading/addressInfo.ts'
import type { SafeSnapshot } from '../reading/safeSnapshot.ts'
import { versionState } from '../reading/singletons.ts'
import { nameOf } from '../reading/transactionInfo.ts'
import { readAddress } from '../reading/values.ts'
import { queueOf } from '../reading/waiting.ts'
import type { ChainState } from '../state.ts'

export const safe: Handler<typeof routes.safe> = async (gateway, { path }) => {
  const address = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  return safeInfo(
    state,
    cached(gateway.caches, safeEntry(path.chainId, address), () => state.safe(address)),
  )
}

function safeInfo(state: ChainState, at: SafeSnapshot): SafeInfo {
  return {
    address: addressInfo(at.address),
    chainId: state.chainId,
    nonce: at.nonce,
    threshold: at.threshold,
    owners: at.owners.map((owner) => addressInfo(owner)),
    implementation: nameOf(state, at.singleton),
    modules: at.modules.length ? at.modules.map((module) => nameOf(state, module)) : null,
    fallbackHandler: at.fallbackHandler && nameOf(state, at.fallbackHandler),
    guard: at.guard && nameOf(state, at.guard),
    version: at.version,
    implementationVersionState: versionState(at.version),
    ...tags(state, at),
  }
}

/**
 * A tag is the time of the list's last change in seconds; null if it never changed. An execution
 * changes queue and history.
 */
function tags(state: ChainState, { address }: SafeSnapshot) {
  const rows = state.index.recent(address)
  const history = rows[0] ? rows[0].timestamp / 1000 : null
  const executed = rows.find((row) => row.kind === 'multisig')
  const queue = Math.max(state.proposals.tag(address), executed ? executed.timestamp / 1000 : 0)
  const collectible = rows.find((row) => row.kind === 'transfer' && row.collectible)
  const text = (seconds: number | null) => (seconds === null ? null : String(seconds))
  return {
    collectiblesTag: text(collectible ? collectible.timestamp / 1000 : null),
    txQueuedTag: text(queue || null),
    txHistoryTag: text(history),
    messagesTag: text(state.messages.tag(address) || null),
  }
}

export const nonces: Handler<typeof routes.nonces> = async (gateway, { path }) => {
  const address = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  return nextNonces(state, state.safe(address))
}

/** The on-chain nonce, and the first one that is free in the queue. */
export function nextNonces(
  state: ChainState,
  at: SafeSnapshot,
): { currentNonce: number; recommendedNonce: number } {
  const last = queueOf(state, at).at(-1)
  return {
    currentNonce: at.nonce,
    recommendedNonce: last ? Math.max(at.nonce, last.tx.nonce + 1) : at.nonce,
  }
}
