export { NodeNotice } from './NodeNotice.tsx'
