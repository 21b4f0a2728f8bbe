import { type ChainSummary, type SafeRef, yes } from '#base'
import { type TransactionDetail, toChainSummary, toTransactionDetail } from '#queries'
import { fingerprint, safeTxHashes } from '#safe'
import type { ProofStripProps } from '#ui'
import { aChain, aTransaction, aTransactionDetails, type DetailsParts } from '../../../mocks/fixtures/index.ts'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { demoRpcUrl } from '../../../mocks/world.ts'

export const mainnet: ChainSummary = toChainSummary(aChain('1', demoRpcUrl('1')))
export const treasury: SafeRef = { chainId: '1', address: safes.treasury.address }

/** Dave's invoice, as a view is given it. */
export const aDetail = (parts: DetailsParts = {}): TransactionDetail => toTransactionDetail(aTransactionDetails(parts), '1')

/** The transaction that waits first in the Treasury of the everyday world. */
export const waitingId = `multisig_${safes.treasury.address}_${aTransaction().safeTxHash}`

/** A proof as the screens word it, over the real hashes of a transaction. */
export function aProof(status: ProofStripProps['status'], detail: TransactionDetail = aDetail()): ProofStripProps {
  const words = {
    verified: 'The hash is ours, every signature is an owner’s, and the chain agrees.',
    differs: 'One check does not hold. Do not sign this.',
    unverifiable: 'The network’s node could not be asked, so nothing can be compared with the chain.',
    checking: 'Comparing with the chain…',
  }[status]
  if (!detail.tx || status === 'checking') return { status, words }
  const hashes = safeTxHashes({ ...detail.at, version: '1.4.1' }, detail.tx)
  return {
    status,
    words,
    checks: [
      { id: 'hash', status: 'passed', words: 'Our hash equals the claimed one' },
      { id: 'summary', status: status === 'differs' ? 'failed' : 'passed', words: 'What is shown is what the data does' },
      { id: 'owners', status: status === 'unverifiable' ? 'unknown' : 'passed', words: 'Owners on the chain' },
    ],
    hashes: [
      { label: 'Safe transaction hash', value: hashes.safeTxHash },
      { label: 'Domain hash', value: hashes.domainHash },
      { label: 'Message hash', value: hashes.messageHash },
    ],
    fingerprint: fingerprint(hashes.safeTxHash),
  }
}

export const allowed = yes
