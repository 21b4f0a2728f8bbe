export { AssetPages, type AssetPagesProps } from './AssetPages.tsx'
export { Page } from './Page.tsx'
export { Summary } from './Summary.tsx'
export { UnsupportedChain } from './UnsupportedChain.tsx'
