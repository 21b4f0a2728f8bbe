import type { Risk, RiskId } from './effect.ts'
import type { MessageRiskId } from './messageRisk.ts'

/** `danger`: funds or control may be lost. `warning`: worth a second look. */
export type RiskLevel = 'danger' | 'warning'

interface Level {
  level: RiskLevel
  /** Whether the user has to acknowledge it before signing. */
  agree: boolean
}

const danger: Level = { level: 'danger', agree: true }
const warning: Level = { level: 'warning', agree: false }

/**
 * How serious each risk of a transaction or message is, wherever it is shown, and whether it has to
 * be acknowledged before anything is signed or sent. Failed checks aren't risks: they block signing
 * entirely.
 */
export const riskLevels: Readonly<Record<RiskId | MessageRiskId | 'wouldFail', Level>> = {
  unnamedChange: danger,
  untrustedDelegatecall: danger,
  refund: danger,
  settingsChange: danger,
  ownersExtended: warning,
  moduleChange: danger,
  guardChange: danger,
  implementationChange: danger,
  handlerChange: danger,
  unknownSelfCall: danger,
  malformed: danger,
  undecodable: danger,
  unknownInner: danger,
  unknownMessage: danger,
  unknownSpender: danger,
  unlimitedApproval: warning,
  spendingLimit: warning,
  transferData: warning,
  amountDiffers: warning,
  amountUnknown: warning,
  noCode: danger,
  // What is shown may be right: it takes a decision of the user to rely on one node.
  oneNode: { level: 'warning', agree: true },
  // Nothing moves, so there is nothing to acknowledge, but signing isn't recommended.
  wouldFail: { level: 'danger', agree: false },
  givesForNothing: danger,
  confirmsFor: danger,
  operation: danger,
  otherOwner: danger,
  // A signature is enough, so even a contact has to be acknowledged.
  spender: danger,
  payment: danger,
  order: danger,
  pasted: danger,
  blind: danger,
  onlyBytes: danger,
  otherChain: warning,
}

/** Whether funds or control may be lost. */
export const isDanger = ({ id }: Pick<Risk, 'id'>): boolean => riskLevels[id].level === 'danger'

/** The risks of a transaction that the user has to acknowledge before they sign it. */
export const risksToAgree = (risks: readonly Risk[]): readonly Risk[] =>
  risks.filter(({ id }) => riskLevels[id].agree)
