/**
 * What the demo wallet does when it is asked for something that a person would decide:
 * `agrees`; `refuses` (4001); `hangs` (answers only once the switch is moved); `pending` (−32002, an earlier request is still open);
 * `missing` (not installed); `wrongChain` (connects on a chain nobody configured); `losesSession` (connects, and is gone at the next request).
 */
export const walletBehaviours = ['agrees', 'refuses', 'hangs', 'pending', 'missing', 'wrongChain', 'losesSession'] as const
export type WalletBehaviour = (typeof walletBehaviours)[number]

export const isWalletBehaviour = (value: unknown): value is WalletBehaviour => walletBehaviours.some((one) => one === value)

/** The chain on which a wallet with `wrongChain` stands: Sepolia, which the product does not serve. */
export const otherChainId = 11_155_111
