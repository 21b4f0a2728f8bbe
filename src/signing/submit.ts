import { SubmitError } from './errors.ts'
import type { PendingEntry, PendingSignature } from './pending/pendingEntry.ts'
import { storedEntry, withState } from './pending/pendingStore.ts'
import type { GatewayPort, SubmittingPorts } from './ports.ts'

const isSubmitted = (one: PendingEntry, entry: PendingSignature) =>
  one.kind === entry.kind &&
  one.since === entry.since &&
  one.signature === entry.signature &&
  one.state.status === 'submitted'

/**
 * Submits a stored signature to the gateway, even after a failed attempt. Returns its new state;
 * undefined if it was discarded in the meantime: then nothing is sent.
 */
export async function submit(
  { gateway, store }: Pick<SubmittingPorts, 'gateway' | 'store'>,
  entry: PendingSignature,
): Promise<PendingSignature['state'] | undefined> {
  if (!storedEntry(store.get(), entry)) return undefined
  const put = (state: PendingSignature['state']) => {
    // Another tab may have submitted it in the meantime: a submitted signature stays submitted.
    store.update((list) =>
      list.some((one) => isSubmitted(one, entry)) ? list : withState(list, entry, state),
    )
    return state
  }
  put({ status: 'submitting' })
  try {
    await send(gateway, entry)
    return put({ status: 'submitted' })
  } catch (error) {
    const why = error instanceof SubmitError ? error.why : 'unreachable'
    return put({
      status: 'unsubmitted',
      why,
      ...(error instanceof Error ? { detail: error.message } : {}),
    })
  }
}

function send(gateway: GatewayPort, entry: PendingSignature): Promise<void> {
  const { at, by: sender, signature, proposal } = entry
  if (entry.kind === 'message') {
    const signed = { at, message: entry.message, hash: entry.messageHash, sender, signature }
    if (!proposal) return gateway.confirmMessage({ ...signed, isListed: true })
    // Another owner may have proposed it in the meantime: then the gateway accepts the signature,
    // but no second proposal.
    return gateway.proposeMessage({ ...signed, ...proposal }).catch((error: unknown) => {
      if (!(error instanceof SubmitError) || error.why !== 'declined') throw error
      return gateway.confirmMessage({ ...signed, isListed: false }).catch(() => {
        throw error
      })
    })
  }
  const signed = { at, tx: entry.tx, safeTxHash: entry.safeTxHash, sender, signature }
  return proposal ? gateway.propose({ ...signed, ...proposal }) : gateway.confirm(signed)
}
