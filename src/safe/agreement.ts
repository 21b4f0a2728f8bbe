import type { Risk, RiskId } from './effect.ts'

/**
 * When the person has to say that they understand a risk before they sign. `hidden`: where the
 * transaction's own sentence isn't about it, in a batch or for another Safe. What signing can never
 * be right for isn't a risk: a check that fails leaves nothing to sign.
 */
const agreement: Readonly<Record<RiskId, 'always' | 'hidden' | 'never'>> = {
  untrustedDelegatecall: 'always',
  refund: 'always',
  settingsChange: 'hidden',
  moduleChange: 'always',
  guardChange: 'always',
  implementationChange: 'always',
  handlerChange: 'always',
  unknownSelfCall: 'always',
  malformed: 'always',
  undecodable: 'always',
  unknownInner: 'always',
  unlimitedApproval: 'never',
  spendingLimit: 'never',
  transferData: 'never',
  amountDiffers: 'never',
  amountUnknown: 'never',
}

/** The risks of a transaction that the person has to agree to before they sign it. */
export const risksToAgree = (risks: readonly Risk[]): readonly Risk[] =>
  risks.filter(({ id, at, of }) =>
    agreement[id] === 'hidden' ? at.length > 0 || of !== undefined : agreement[id] === 'always',
  )
