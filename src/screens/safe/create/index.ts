export { CreateScreen } from './CreateScreen.tsx'
export { CreationNotices } from './CreationNotices.tsx'
