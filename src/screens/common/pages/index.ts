export { AssetPages, type AssetPagesProps } from './AssetPages.tsx'
export { UnsupportedChain } from './UnsupportedChain.tsx'
