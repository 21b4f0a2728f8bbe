/** wagmi's connector for `window.ethereum`, whoever put it there. */
export const browserWalletId = 'injected'
