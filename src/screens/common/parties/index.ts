export { OwnerAvatars } from './OwnerAvatars.tsx'
export { PartyText } from './PartyText.tsx'
export { PolicyLine } from './PolicyLine.tsx'
export { SafeLabel } from './SafeLabel.tsx'
