export { OwnRole } from './OwnRole.tsx'
