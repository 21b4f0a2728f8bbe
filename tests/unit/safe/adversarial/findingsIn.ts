import type { Hex } from '#base'
import { createGateway, InvalidResponseError, routes } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { toSafeDetail, toTransactionDetail } from '#queries'
import { type ChainPort, prepare, type Review } from '#signing'
import {
  isMultisig,
  prepareInput,
  reportedSafe,
} from '../../../../src/screens/transactions/review/prepareInput.ts'
import { isRequested } from '../../../../src/screens/transactions/review/isRequested.ts'
import { libraryCode } from '../../../../src/signing/libraries.ts'
import { type Answers, at } from './answers.ts'

const validate = createResponseValidator()
const gatewayOf = ({ details, safe }: Answers) =>
  createGateway({
    baseUrl: 'https://gateway.example',
    fetch: async (input) =>
      Response.json(
        String(input instanceof Request ? input.url : input).includes('/safes/') ? safe : details,
      ),
    validate,
  })

const portOf = ({ chain, tokens, codes, receipt }: Answers): ChainPort => ({
  isIndependent: true,
  snapshot: async (_, safeTxHash) => ({
    ...chain,
    approvals: safeTxHash ? { safeTxHash, owners: chain.approvals?.owners ?? [] } : null,
  }),
  movements: async (_, sent) => sent.map(() => 'exact'),
  contractSignatures: async (list) => list.map((one) => ({ ...one, valid: false })),
  receipt: async () => receipt ?? null,
  codeHashes: async (addresses) =>
    addresses.map((address) => ({ ...libraryCode, ...codes })[address.toLowerCase()] ?? null),
  tokens: async (addresses) =>
    tokens.filter(({ token }) =>
      addresses.some((one) => one.toLowerCase() === token.toLowerCase()),
    ),
})

export interface Findings {
  /**
   * What a page or dialog says about the responses, as plain text: `hash differs`, `signature
   * otherSigner`, `risk refund`.
   */
  found: string[]
  review: Review | null
}

/**
 * Reads, validates, and verifies the responses as pages and dialogs do. `id` is the transaction
 * that was requested.
 */
export async function findingsIn(answers: Answers, id: string): Promise<Findings> {
  const gateway = gatewayOf(answers)
  try {
    const [details, info] = await Promise.all([
      gateway.call(routes.details, { path: { chainId: at.chainId, transactionId: id } }),
      gateway.call(routes.safe, { path: { chainId: at.chainId, safeAddress: at.address } }),
    ])
    const detail = toTransactionDetail(details, at.chainId)
    if (!isRequested(detail, at, id)) return { found: ['another transaction'], review: null }
    if (!isMultisig(detail)) return { found: ['not a transaction of owners'], review: null }
    const review = await prepare(
      portOf(answers),
      prepareInput(detail, reportedSafe(toSafeDetail(info))),
    )
    return { found: textsOf(review), review }
  } catch (error) {
    if (!(error instanceof InvalidResponseError)) throw error
    return { found: [`invalid ${(error.field ?? []).join('.')}`], review: null }
  }
}

const textsOf = ({ verification: { checks, confirmations }, risks }: Review): string[] => [
  ...checks.filter(({ status }) => status !== 'ok').map(({ id, status }) => `${id} ${status}`),
  ...confirmations.filter(({ status }) => status !== 'ok').map(({ why }) => `signature ${why}`),
  ...risks.map(({ id, at: place }) =>
    place.length === 0 ? `risk ${id}` : `risk ${id} at ${place.join('.')}`,
  ),
]

export const idOf = ({ details }: Answers): string => details.txId
export const otherHash: Hex = `0x${'ab'.repeat(32)}`
