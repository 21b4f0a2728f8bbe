export { RoleCard } from './RoleCard.tsx'
