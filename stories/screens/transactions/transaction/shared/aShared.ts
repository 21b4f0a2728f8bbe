import type { Hex } from '#base'
import { encodeSharedFile, type SharedTransaction } from '#safe'
import { aDetail, treasury } from '../../review/transactions.ts'
import { sharedFrom } from '../../../../../src/screens/transactions/review/sharedFrom.ts'

/** Dave's invoice with the signature that it has, on its way to another owner. */
export function aShared(parts: Parameters<typeof aDetail>[0] = {}): SharedTransaction {
  const shared = sharedFrom({ ...aDetail(parts), at: treasury }, [])
  if (!shared) throw new Error('The transaction has to have fields that are signed.')
  return shared
}

/** The same signature in another owner's name. */
export const withForged = (
  shared: SharedTransaction,
  signer: `0x${string}`,
): SharedTransaction => ({
  ...shared,
  signatures: shared.signatures.flatMap((one) => [
    one,
    { signer, signature: one.signature as Hex },
  ]),
})

/** As a file on this device. */
export const aFile = (text = encodeSharedFile(aShared())): File =>
  new File([text], 'transaction.json', { type: 'application/json' })
