import { readWalletError } from '#wallet'

/** Whether the person said no. Loaded when a wallet has not done what it was asked: the first page does not pay for it. */
export const wasRefused = (error: unknown): boolean => readWalletError(error).kind === 'rejected'
