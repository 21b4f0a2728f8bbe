import { type Address, type ChainSummary, explorerLink, type Hex } from '#base'
import type { Text } from '#ui'
import type { ShownFailure } from './FailureNotice.tsx'
import type { SigningAction } from './SigningDialog.tsx'
import type { transactionText } from './text.ts'

/** A replacement may be the same transaction with a higher fee. */
const uncertainOutcomes: ReadonlySet<string> = new Set([
  'unreachable',
  'unreported',
  'replaced',
  'dropped',
])

/** Whether it may have been sent although it failed: sending it again might pay twice. */
export function mayHaveBeenSent(failure: ShownFailure): boolean {
  if (failure.at === 'chain' || failure.at === 'relay') return uncertainOutcomes.has(failure.why)
  return failure.at === 'wallet' && failure.mayHaveSent === true
}

/** Where the user can find out whether something was sent. */
export interface SentPlaces {
  chain: ChainSummary | undefined
  txHash?: Hex | null | undefined
  /** The account that may have sent it. */
  account?: Address | undefined
  /** The page of the Safe's history; only for what a relayer sends, which no account shows. */
  history?: string | undefined
}

/**
 * The buttons after an unknown outcome: the primary one leads to where it can be checked. A button
 * that may send it again is never the primary one.
 */
export function checkActions(
  { chain, txHash, account, history }: SentPlaces,
  { back, onClose }: { back: SigningAction; onClose: () => void },
  text: Text<keyof (typeof transactionText)['english']>,
): readonly SigningAction[] {
  const close: SigningAction = { label: text('close'), onPress: onClose }
  const again: SigningAction = { ...back, variant: 'secondary' }
  const check = (label: string, href: string, isExternal: boolean): readonly SigningAction[] => [
    close,
    again,
    {
      label,
      href,
      variant: 'primary',
      ...(isExternal ? { isExternal } : { onPress: onClose }),
    },
  ]
  const sent = txHash ? explorerLink(chain, 'txHash', txHash) : undefined
  if (sent) return check(text('viewExplorer'), sent, true)
  if (history) return check(text('check.history'), history, false)
  const sender = account && explorerLink(chain, 'address', account)
  if (sender) return check(text('check.account'), sender, true)
  return [again, { ...close, variant: 'primary' }]
}
