import { type Address, sameAddress } from '#base'
import { packSignatures } from '#safe'
import type { PendingMessage } from './pending/pendingEntry.ts'
import { withEntry } from './pending/pendingStore.ts'
import type { SubmittingPorts } from './ports.ts'
import type { MessageReview } from './prepareMessage.ts'
import { submit } from './submit.ts'

/**
 * Submits the signature of an owner that has recorded a listed message as signed on the chain: a
 * contract signature without content. It is stored until the gateway has it. Returns its state;
 * undefined if the review doesn't say that this owner has recorded it.
 */
export async function submitRecorded(
  { gateway, store, now }: SubmittingPorts,
  { signable, recorded }: Pick<MessageReview, 'signable' | 'recorded'>,
  owner: Address,
): Promise<PendingMessage['state'] | undefined> {
  if (!signable || !recorded.some((one) => sameAddress(one, owner))) return undefined
  const entry: PendingMessage = {
    kind: 'message',
    at: signable.at,
    by: owner,
    messageHash: signable.hash,
    message: signable.message,
    signature: packSignatures([{ kind: 'contract', signer: owner, data: '0x' }]),
    since: now(),
    state: { status: 'submitting' },
  }
  store.update((list) => withEntry(list, entry))
  return submit({ gateway, store }, entry)
}
