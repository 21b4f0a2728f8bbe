import type { routes } from '#gateway'
import type { Address } from 'viem'
import { reply, type Handler } from '../handler.ts'
import { readMessage, type MessageBody } from '../reading/messageBody.ts'
import { ownersSign } from '../reading/ownersSign.ts'
import { safeMessageBytes, safeMessageHash } from '../reading/safeMessage.ts'
import type { Signer } from '../reading/signers.ts'
import { readAddress } from '../reading/values.ts'
import { upstream } from '../httpError.ts'
import type { ChainState } from '../state.ts'

export const proposeMessage: Handler<typeof routes.proposeMessage> = async (
  gateway,
  { path, body },
) => {
  const address = readAddress(path.safeAddress)
  const proposal = readMessage(body)
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address)
  const messageHash = safeMessageHash(path.chainId, safe.address, proposal.message)
  const [signer, ...others] = await ownersSign(
    state,
    safe,
    messageHash,
    proposal.signature,
    safeMessageBytes(path.chainId, safe.address, proposal.message),
  )
  if (state.messages.get(messageHash))
    throw upstream(
      400,
      `Message with hash ${messageHash} for safe ${safe.address} already exists in DB`,
    )
  if (!signer || others.length)
    throw upstream(400, `1 owner signature was expected, ${1 + others.length} received`)
  const at = gateway.now()
  recordMessage(state, safe.address, proposal, signer, at)
  await gateway.onChange?.({
    kind: 'proposeMessage',
    chainId: path.chainId,
    subject: safe.address,
    body: { ...proposal, ...signer },
    at,
  })
  // Older gateways responded after processing.
  return reply(gateway.gatewayVersion === 'today' ? 202 : 200, undefined)
}

/** Stores an accepted message. Also used for replays after a reload. */
export function recordMessage(
  state: ChainState,
  safe: Address,
  { message, origin }: MessageBody,
  { owner, signature }: Signer,
  at: number,
): void {
  state.messages.add({
    safe,
    messageHash: safeMessageHash(state.chainId, safe, message),
    message,
    proposedBy: owner,
    createdAt: at,
    modifiedAt: at,
    confirmations: [{ owner, submittedAt: at, signature: () => Promise.resolve(signature) }],
    origin,
  })
}
