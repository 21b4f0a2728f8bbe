export { ReceiveButton } from './ReceiveButton.tsx'
export { type Receive, useReceive } from './useReceive.tsx'
