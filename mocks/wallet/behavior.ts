/**
 * How the demo wallet responds to requests that need a decision: `agrees`; `rejects` (4001);
 * `hangs` (responds only after the behavior changes); `pending` (−32002, an earlier request is
 * still open); `missing` (not installed); `wrongChain` (connects on an unsupported chain);
 * `losesSession` (connects, and disconnects at the next request); `noTypedData` (agrees, but can't
 * sign typed data: 4200); `signsAnother` (agrees, but signs something else, like malware between
 * the page and the keys).
 */
export const walletBehaviors = [
  'agrees',
  'rejects',
  'hangs',
  'pending',
  'missing',
  'wrongChain',
  'losesSession',
  'noTypedData',
  'signsAnother',
] as const
export type WalletBehavior = (typeof walletBehaviors)[number]

export const isWalletBehavior = (value: unknown): value is WalletBehavior =>
  walletBehaviors.some((one) => one === value)

/** The chain of a wallet with `wrongChain`: Sepolia, which the app does not support. */
export const otherChainId = 11_155_111
