import type { Address, Hex } from 'viem'
import { invalid } from '../httpError.ts'
import type { SafeTransaction } from './safeTransaction.ts'
import {
  readAddress,
  readDigits,
  readHex,
  readObject,
  readOperation,
  readOptionalText,
  readText,
} from './values.ts'

export interface ProposalBody {
  tx: SafeTransaction
  safeTxHash: Hex
  sender: Address
  signature: Hex | null
  origin: string | null
}

/** Validates the body of a proposal field by field; 422 names the first invalid field. */
export function readProposal(raw: unknown): ProposalBody {
  const body = readObject(raw)
  const refundReceiver = readOptionalText(body, 'refundReceiver')
  const safeTxHash = readHex(body, 'safeTxHash').toLowerCase() as Hex
  if (safeTxHash.length !== 66)
    throw invalid({ code: 'custom', message: 'Invalid hash', path: ['safeTxHash'] })
  return {
    tx: {
      to: readAddress(readText(body, 'to')),
      value: readDigits(body, 'value'),
      data: body['data'] == null ? '0x' : readHex(body, 'data'),
      nonce: Number(readDigits(body, 'nonce')),
      operation: readOperation(body),
      safeTxGas: readDigits(body, 'safeTxGas'),
      baseGas: readDigits(body, 'baseGas'),
      gasPrice: readDigits(body, 'gasPrice'),
      gasToken: readAddress(readText(body, 'gasToken')),
      refundReceiver:
        refundReceiver === null
          ? '0x0000000000000000000000000000000000000000'
          : readAddress(refundReceiver),
    },
    safeTxHash,
    sender: readAddress(readText(body, 'sender')),
    signature: body['signature'] == null ? null : readHex(body, 'signature'),
    origin: readOptionalText(body, 'origin'),
  }
}
