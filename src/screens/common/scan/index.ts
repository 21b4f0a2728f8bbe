export { useScan } from './useScan.tsx'
