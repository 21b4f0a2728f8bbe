import { sameAddress } from '#base'
import type { routes } from '#gateway'
import { messageEntry } from '../caches.ts'
import type { Handler } from '../handler.ts'
import { ownersSign } from '../reading/ownersSign.ts'
import { safeMessageBytes } from '../reading/safeMessage.ts'
import type { Signer } from '../reading/signers.ts'
import { readHex, readObject } from '../reading/values.ts'
import { upstream } from '../httpError.ts'
import type { ChainState } from '../state.ts'
import { readByHash } from './messages.ts'

export const confirmMessage: Handler<typeof routes.confirmMessage> = async (
  gateway,
  { path, body },
) => {
  const signature = readHex(readObject(body), 'signature')
  const state = await gateway.chain(path.chainId)
  const message = readByHash(gateway, state, path.messageHash)
  const [signer, ...others] = await ownersSign(
    state,
    state.safe(message.safe),
    message.messageHash,
    signature,
    safeMessageBytes(path.chainId, message.safe, message.message),
  )
  if (!signer || others.length)
    throw upstream(400, `1 owner signature was expected, ${1 + others.length} received`)
  if (message.confirmations.some(({ owner }) => sameAddress(owner, signer.owner)))
    throw upstream(400, `Signature for owner ${signer.owner} already exists`)
  const at = gateway.now()
  recordMessageSignature(state, message.messageHash, signer, at)
  gateway.caches?.clear(messageEntry(path.chainId, message.messageHash))
  await gateway.onChange?.({
    kind: 'confirmMessage',
    chainId: path.chainId,
    subject: message.messageHash,
    body: signer,
    at,
  })
}

/** Stores an accepted signature. Also used for replays after a reload. */
export function recordMessageSignature(
  state: ChainState,
  messageHash: string,
  { owner, signature }: Signer,
  at: number,
): void {
  const message = state.messages.get(messageHash)
  if (message)
    state.messages.confirm(message, {
      owner,
      submittedAt: at,
      signature: () => Promise.resolve(signature),
    })
}
