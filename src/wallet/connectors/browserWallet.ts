/** wagmi's connector for `window.ethereum`, whichever wallet injected it. */
export const browserWalletId = 'injected'
