import { type Address, type ChainSummary, type SafeRef, yes } from '#base'
import type { TransactionDetail } from '#domain'
import { toChainSummary, toTransactionDetail } from '#queries'
import {
  addressesOf,
  type Check,
  decodeTransaction,
  type Effect,
  encodeAddOwner,
  encodeMultiSend,
  fingerprint,
  plainTx,
  safeTxHashes,
  withExtendedOwners,
} from '#safe'
import type { ProofStripProps } from '#ui'
import {
  aChain,
  aTransaction,
  aTransactionDetails,
  type DetailsParts,
} from '../../../../mocks/fixtures/index.ts'
import { base, safes } from '../../../../mocks/chain/genesis/places.ts'
import { impostor } from '../../../../mocks/chain/impostor.ts'
import { transferData } from '../../../../mocks/chain/transferData.ts'
import { people } from '../../../../mocks/people.ts'
import { demoRpcUrl } from '../../../../mocks/world.ts'
import type { ProposedTransaction } from '../../../../src/screens/transactions/review/prepareInput.ts'
import type { ShownProof } from '../../../../src/screens/transactions/review/Proof.tsx'
import type { ShownReview } from '../../../../src/screens/transactions/review/shownReview.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(transactionText)

export const mainnet: ChainSummary = toChainSummary(aChain('1', demoRpcUrl('1')))
export const treasury: SafeRef = { chainId: '1', address: safes.treasury.address }

/** Dave's invoice, as props of a view. */
export const aDetail = (parts: DetailsParts = {}): ProposedTransaction =>
  toTransactionDetail(aTransactionDetails(parts), '1') as ProposedTransaction

/** The first pending transaction of the Treasury in the everyday world. */
export const pendingId = `multisig_${safes.treasury.address}_${aTransaction().safeTxHash}`

const otherAccount: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
/** The call data sends ten times as much, to someone else. */
export const otherEffect = {
  kind: 'native',
  to: otherAccount,
  raw: 25_000_000_000_000_000_000n,
} as const satisfies Effect
/** Shown as Dave's invoice, but its call data and its hash are those of `otherEffect`. */
export function aRefutedDetail(parts: DetailsParts = {}): ProposedTransaction {
  const detail = aDetail(parts)
  const tx = { ...detail.tx, to: otherAccount, value: otherEffect.raw }
  const { safeTxHash } = safeTxHashes({ ...detail.at, version: '1.4.1' }, tx)
  return { ...detail, tx, multisig: { ...detail.multisig, safeTxHash } }
}
const summaryDiffers: Check = {
  id: 'summary',
  status: 'differs',
  needed: true,
  shown: `kind native, to ${people.dave.address}, raw 2500000000000000000`,
  actual: `kind native, to ${otherAccount}, raw 25000000000000000000`,
}

/** Props of a proof strip with the screens' texts and the real hashes of a transaction. */
export function aProof(
  status: ProofStripProps['status'],
  detail: TransactionDetail = aDetail(),
): ShownProof {
  const words = {
    verified: text('proof.verified'),
    partial: `${text('proof.verified')} ${text('proof.effectsUnknown')}`,
    differs: text('proof.differs', { count: 1 }),
    unverifiable: text('proof.unreachable'),
    checking: text('proof.checking'),
  }[status]
  if (!detail.tx || status === 'checking') return { status, words }
  const hashes = safeTxHashes({ ...detail.at, version: '1.4.1' }, detail.tx)
  return {
    status,
    words,
    ...(status === 'differs' && { defaultOpen: true, differing: [summaryDiffers] }),
    checks: [
      { id: 'hash', status: 'passed', words: text('proof.check.hash') },
      {
        id: 'summary',
        status: status === 'differs' ? 'failed' : 'passed',
        words: text(status === 'differs' ? 'differs.summaryOther' : 'proof.check.summary'),
      },
      {
        id: 'owners',
        status: status === 'unverifiable' ? 'unknown' : 'passed',
        words: text('proof.check.owners'),
      },
    ],
    hashes: [
      { label: text('hash.safeTx'), value: hashes.safeTxHash },
      { label: text('hash.domain'), value: hashes.domainHash },
      { label: text('hash.message'), value: hashes.messageHash },
    ],
    fingerprint: fingerprint(hashes.safeTxHash),
  }
}

/**
 * The proof strip of a Safe with unofficial or unknown code: the check that reports it, among
 * others.
 */
export function aCodeProof(why: NonNullable<Check['why']>): ShownProof {
  const isUnknown = why === 'unknownProxy'
  const id = isUnknown ? 'proxy' : 'implementation'
  const [hash, summary, owners] = aProof('verified').checks ?? []
  const detail = text(`proof.why.${why}`, { actual: impostor })
  return {
    ...aProof(isUnknown ? 'unverifiable' : 'differs'),
    words: text(isUnknown ? 'proof.unknownProxy' : 'proof.unofficial'),
    defaultOpen: true,
    ...(!isUnknown && {
      differing: [
        {
          id: 'implementation',
          status: 'differs',
          needed: true,
          ...(why === 'unofficial'
            ? { why, actual: impostor }
            : { why, shown: `0x${'1f'.repeat(32)}`, actual: `0x${'2e'.repeat(32)}` }),
        },
      ],
    }),
    checks: [
      ...[hash, summary].flatMap((one) => one ?? []),
      // Responses from unofficial code prove nothing.
      ...(owners ? [{ ...owners, status: 'unknown' as const }] : []),
      { id, status: isUnknown ? 'unknown' : 'failed', words: text(`proof.check.${id}`), detail },
    ],
  }
}

export const allowed = yes

export const tokens = [
  { token: base.tokens.usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null },
]

/** Two payments in USDC and one in ether, in one transaction. */
export function aBatchDetail(): TransactionDetail {
  const pay = (to: Address, amount: bigint) => ({
    to: base.tokens.usdc,
    value: 0n,
    data: transferData(to, amount),
    operation: 0 as const,
  })
  const data = encodeMultiSend([
    pay(people.dave.address, 950_000_000n),
    pay(people.erin.address, 1_100_000_000n),
    { to: people.carol.address, value: 300_000_000_000_000_000n, data: '0x', operation: 0 },
  ])
  const to = addressesOf('MultiSendCallOnly', '1.4.1')[0] ?? people.dave.address
  const detail = aDetail({ to, data, operation: 1, note: 'Invoices of October' })
  return {
    ...detail,
    action: { kind: 'batch', count: 3, to: { address: to, name: 'MultiSendCallOnly' } },
  }
}

/** The review of the batch, decoded from its call data. */
export function aBatchReview(): ShownReview {
  const detail = aBatchDetail()
  if (!detail.tx) throw new Error('A batch has signed fields.')
  const { effect, risks } = decodeTransaction(detail.tx, detail.at.address)
  return { proof: aProof('verified', detail), risks, effect, tokens }
}

/** An unlimited approval of USDC for an account that no one knows. */
export const anApproval = {
  kind: 'approve',
  token: base.tokens.usdc,
  spender: otherAccount,
  raw: 2n ** 256n - 1n,
} as const satisfies Effect

export const anApprovalDetail = (): TransactionDetail => ({
  ...aDetail({ note: null }),
  action: {
    kind: 'call',
    to: { address: base.tokens.usdc, name: null },
    method: 'approve',
    value: 0n,
  },
})

export const anOwnerDetail = (): TransactionDetail => ({
  ...aDetail({ note: null }),
  action: {
    kind: 'settings',
    change: { type: 'addOwner', owner: { address: people.dave.address, name: null }, threshold: 3 },
  },
})

export const aRejectionDetail = (): TransactionDetail => ({
  ...aDetail({ to: treasury.address, value: 0n, nonce: 16 }),
  action: { kind: 'reject' },
})

/** The review of the new owner, decoded from its call data. */
export function anOwnerReview(): ShownReview {
  const data = encodeAddOwner(people.dave.address, 3)
  const tx = plainTx({ to: treasury.address, data, nonce: 11n })
  const { effect, risks } = decodeTransaction(tx, treasury.address)
  const threshold = 2
  const { alice, bob, carol } = people
  return {
    proof: aProof('verified', anOwnerDetail()),
    risks: withExtendedOwners(effect, risks, threshold),
    effect,
    tokens,
    threshold,
    owners: [alice, bob, carol].map(({ address }) => address),
  }
}
