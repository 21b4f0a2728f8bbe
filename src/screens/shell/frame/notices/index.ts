export { ChainProblemsView } from './ChainProblemsView.tsx'
export { LostWalletNotice } from './LostWalletNotice.tsx'
export { StorageTroubleView } from './StorageTroubleView.tsx'
export { WrongChainNotice } from './WrongChainNotice.tsx'
