import type { SafeRef } from '#base'
import type { Message, SafeDetail } from '#domain'
import { type CheckNode, checkQuery, safeKey } from '#queries'
import { type MessageReview, prepareMessage, type PrepareMessageInput } from '#signing'
import { chainPort } from '#screens/core/ports'
import { contentOf } from './titleOf.ts'

/**
 * A message's hash and signatures, computed and checked here, with the Safe on the chain.
 * @param input undefined: there is nothing to check yet
 */
export const messageCheckQuery = (
  node: CheckNode,
  at: SafeRef,
  input: PrepareMessageInput | undefined,
) => ({
  ...checkQuery([...safeKey(at), 'messageCheck'], node, input, async (asked, given) => {
    if (!given) throw new Error('There is nothing to check.')
    return checkMessage(asked, given)
  }),
  enabled: input !== undefined,
  staleTime: Infinity,
})

export const checkMessage = (node: CheckNode, input: PrepareMessageInput): Promise<MessageReview> =>
  prepareMessage(node && chainPort(node.nodes ?? node.client, node.isIndependent), input)

/** The check's input for a message that the gateway lists. */
export const checkedOf = (
  at: SafeRef,
  listed: Message,
  { version }: Pick<SafeDetail, 'version'>,
): PrepareMessageInput => ({
  at,
  message: contentOf(listed),
  claimedHash: listed.hash,
  reported: { version },
  confirmations: listed.confirmations.map(({ signer, signature }) => ({
    signer: signer.address,
    signature,
  })),
  prepared: listed.prepared,
})
