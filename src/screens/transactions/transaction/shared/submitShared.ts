import { type Address, type Hex, sameAddress } from '#base'
import type { ConfirmationCheck, Confirmed, SharedTransaction } from '#safe'
import type { GatewayPort } from '#signing'
import { sharedProposal } from './sharedDetail.ts'

/** Valid signatures that a gateway doesn't list. It can't accept on-chain approvals. */
export const unlistedSignatures = (
  confirmations: readonly Confirmed[],
  checks: readonly ConfirmationCheck[],
  listed: readonly Confirmed[],
): readonly { signer: Address; signature: Hex }[] =>
  confirmations.flatMap(({ signer, signature }) => {
    const isValid = checks.some(
      (check) => check.status === 'ok' && sameAddress(check.signer, signer),
    )
    return signature && isValid && !listed.some((one) => sameAddress(one.signer, signer))
      ? [{ signer, signature }]
      : []
  })

/**
 * Submits to a gateway the signatures that it doesn't have, one after the other; the first one
 * proposes the transaction if the gateway doesn't know it.
 * @throws SubmitError
 */
export async function submitShared(
  gateway: Pick<GatewayPort, 'propose' | 'confirm'>,
  shared: SharedTransaction,
  { signatures, isKnown }: { signatures: ReturnType<typeof unlistedSignatures>; isKnown: boolean },
): Promise<void> {
  const { at, tx, safeTxHash } = shared
  for (const [index, { signer: sender, signature }] of signatures.entries()) {
    const signed = { at, tx, safeTxHash, sender, signature }
    // Each response is awaited before the next: a gateway can't confirm what it doesn't know yet.
    await (index === 0 && !isKnown
      ? gateway.propose({ ...signed, ...sharedProposal(shared) })
      : gateway.confirm(signed))
  }
}
