import type { ProofStripProps, Text } from '#ui'
import type { ShownSimulation } from '#screens/transactions/execute'
import { createText } from '../text.ts'
import type { ShownCreationSimulation, ShownPlan } from './deployFlow.ts'

export type Words = Text<keyof (typeof createText)['english']>

/** The fee item knows fewer states. */
export function feeSimulation(
  plan: ShownPlan,
  simulation: ShownCreationSimulation,
): ShownSimulation {
  if (plan.status === 'checking' || (plan.status === 'ready' && simulation.status === 'loading'))
    return { status: 'loading' }
  return plan.status === 'ready' && simulation.status === 'works'
    ? simulation
    : { status: 'unknown' }
}

interface ProofWords {
  text: Words
  network: string
  version: string
}

/** One sentence about all checks, and each of them. */
export function proofOf(
  plan: Exclude<ShownPlan, { status: 'exists' }>,
  simulation: ShownCreationSimulation,
  { text, network, version }: ProofWords,
): Pick<ProofStripProps, 'status' | 'words' | 'checks'> {
  const check = (
    id: 'factory' | 'singleton' | 'fallbackHandler' | 'free' | 'simulated',
    status: 'passed' | 'failed' | 'unknown',
    detail?: string,
  ) => ({
    id,
    status,
    words: text(`check.${id}`),
    ...(detail && { detail }),
  })
  const official = [
    check('factory', 'passed'),
    check('singleton', 'passed'),
    check('fallbackHandler', 'passed'),
  ]
  switch (plan.status) {
    case 'checking':
      return { status: 'checking', words: text('check.checking', { network }) }
    case 'unread':
    case 'noNode':
      return { status: 'unverifiable', words: text(`check.${plan.status}`, { network }) }
    case 'blocked': {
      const { contract, why, actual } = plan
      const detail =
        why === 'creationCode'
          ? undefined
          : text('check.expected', {
              expected: contract.codeHash,
              actual: actual ?? text('check.none'),
            })
      const words = text(`check.${why}`, { part: text(`part.${contract.part}`), network, version })
      return { status: 'differs', words, checks: [check(contract.part, 'failed', detail)] }
    }
    case 'ready': {
      const checks = [...official, check('free', 'passed')]
      switch (simulation.status) {
        case 'works':
          return {
            status: 'verified',
            words: text('check.verified'),
            checks: [...checks, check('simulated', 'passed')],
          }
        case 'loading':
          return { status: 'checking', words: text('check.checking', { network }) }
        case 'unknown':
          return {
            status: 'unverifiable',
            words: text('check.unread', { network }),
            checks: [...checks, check('simulated', 'unknown')],
          }
        case 'otherAddress': {
          const detail = text('check.expected', {
            expected: plan.plan.address,
            actual: simulation.actual ?? text('check.none'),
          })
          return {
            status: 'differs',
            words: text('check.otherAddress'),
            checks: [...checks, check('simulated', 'failed', detail)],
          }
        }
        case 'reverts':
          return {
            status: 'differs',
            words: text('check.reverts'),
            checks: [...checks, check('simulated', 'failed')],
          }
      }
    }
  }
}
