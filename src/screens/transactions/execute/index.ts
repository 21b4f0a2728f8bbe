export { CanceledItem } from './CanceledItem.tsx'
export { CostItems } from './CostItems.tsx'
export { Changes } from './changes/Changes.tsx'
export type { ShownChanges } from './changes/useChanges.ts'
export { useDraftChanges } from './changes/useDraftChanges.ts'
export {
  type ExecuteFailure,
  executeState,
  sendingFlow,
  sendingStart,
  type SendingState,
} from './executeFlow.ts'
export { failureOf } from './failureOf.ts'
export { costOf } from './fees/costOf.ts'
export { FeeItem, type FeeItemProps } from './fees/FeeItem.tsx'
export { type FeesOf, useFees } from './fees/useFees.ts'
export { RevertReason } from './lateRevertReason.ts'
export { relayError } from './relay/relayFailure.ts'
export { hasRelayer, type Payer, relayBlocked, relaysFrom } from './relay/relays.ts'
export { relayText } from './relay/text.ts'
export { type RelaysOf, useRelays } from './relay/useRelays.ts'
export type { ShownSimulation } from './useExecute.ts'
export { useShowsOutcome } from './useShowsOutcome.ts'
export { useRememberSent } from './useRememberSent.ts'
export { useSendingWallet } from './useSendingWallet.ts'
