import type { Check, Proof } from '#safe'
import type { ProofStripProps, Text } from '#ui'
import type { Proven } from './useProof.ts'
import type { transactionText } from './text.ts'

type Words = Text<keyof (typeof transactionText)['english']>

/** A proof in words, ready to be drawn. `record` is for what is on the chain already: there is nothing left to sign. */
export function proofStrip(text: Words, { proof, failed, safe }: Proven, { record = false }: { record?: boolean } = {}): ProofStripProps {
  if (failed === 'safe') return { status: 'unverifiable', words: text('proof.noSafe') }
  if (proof === 'checking') return { status: 'checking', words: text('proof.checking') }
  // Owners, threshold and nonce move on after an execution; what was signed stays comparable.
  const checks = record ? proof.checks.filter(({ id }) => id === 'hash' || id === 'summary') : proof.checks
  const needed = checks.filter((check) => check.needed)
  const status = record ? verdict(needed) : proof.status
  const words = {
    verified: () => text(record ? 'proof.verifiedRecord' : 'proof.verified'),
    differs: () => text('proof.differs', { count: needed.filter((check) => check.status === 'differs').length }),
    unverifiable: () =>
      failed === 'chain'
        ? text('proof.noChain')
        : safe?.version == null
          ? text('proof.noVersion')
          : text('proof.unverifiable', { count: needed.filter((check) => check.status === 'unknown').length }),
  }[status]()
  return {
    status,
    words,
    // What does not hold must not wait behind a click.
    ...(status === 'differs' ? { defaultOpen: true } : {}),
    checks: checks.map((check) => ({
      id: check.id,
      words: text(`proof.check.${check.id}`),
      status: { ok: 'passed', differs: 'failed', unknown: 'unknown' }[check.status] as 'passed' | 'failed' | 'unknown',
      ...(check.status === 'differs' && check.shown && check.actual ? { detail: text('proof.pair', { shown: check.shown, actual: check.actual }) } : {}),
    })),
    hashes: proof.hashes
      ? [
          { label: text('hash.safeTx'), value: proof.hashes.safeTxHash },
          { label: text('hash.domain'), value: proof.hashes.domainHash },
          { label: text('hash.message'), value: proof.hashes.messageHash },
        ]
      : [],
    fingerprint: proof.fingerprint,
  }
}

const verdict = (checks: readonly Check[]): Proof['status'] =>
  checks.some((check) => check.status === 'differs') ? 'differs' : checks.some((check) => check.status === 'unknown') ? 'unverifiable' : 'verified'
