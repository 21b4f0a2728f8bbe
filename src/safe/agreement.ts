import type { Risk, RiskId } from './effect.ts'

/**
 * When the user has to acknowledge a risk before signing. `hidden`: if the transaction's summary
 * isn't about it, in a batch or for another Safe. Failed checks aren't risks: they block signing
 * entirely.
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
  unknownMessage: 'always',
  unlimitedApproval: 'never',
  spendingLimit: 'never',
  transferData: 'never',
  amountDiffers: 'never',
  amountUnknown: 'never',
  noCode: 'always',
}

/** The risks of a transaction that the user has to agree to before they sign it. */
export const risksToAgree = (risks: readonly Risk[]): readonly Risk[] =>
  risks.filter(({ id, at, of }) =>
    agreement[id] === 'hidden' ? at.length > 0 || of !== undefined : agreement[id] === 'always',
  )
