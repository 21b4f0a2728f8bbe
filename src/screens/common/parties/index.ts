export { OwnerAvatars } from './OwnerAvatars.tsx'
export { PartyText } from './PartyText.tsx'
export { SafeLabel } from './SafeLabel.tsx'
