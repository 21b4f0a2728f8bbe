export { approve, type ApproveInput } from './approve.ts'
export { confirm, type Rechecked } from './confirm.ts'
export * from './countedDetail.ts'
export * from './createSafe.ts'
export { followCreation, followCreations, newSafeOf } from './followCreation.ts'
export * from './stores/creationStore.ts'
export * from './device.ts'
export * from './emailRequests.ts'
export {
  RelayError,
  type RelayReason,
  SignatureExpiredError,
  SubmitError,
  type SubmitReason,
  WalletError,
  type WalletReason,
} from './errors.ts'
export { estimateSafeTxGas, type SafeTxGas } from './estimateSafeTxGas.ts'
export { execData, execute, type ExecuteInput, relay, type RelayInput } from './execute.ts'
export * from './executeMany.ts'
export { droppedAfter, follow } from './follow.ts'
export { agreeingPort } from './nodes/agreeingPort.ts'
export type { AskedNode, NodeReads } from './nodes/answers.ts'
export * from './nodes/nodeAgreement.ts'
export * from './pending/index.ts'
export type * from './ports.ts'
export {
  prepare,
  type PrepareInput,
  type Review,
  type SafeTransaction,
  type Signable,
} from './prepare.ts'
export * from './prepareMessage.ts'
export { readOutcome } from './readOutcome.ts'
export type { LookUp } from './reviewInner.ts'
export type { ChainReading, ReadFailure, Unproven } from './readChain.ts'
export * from './requests.ts'
export { resume } from './resume.ts'
export { SignatureMismatchError, sign } from './sign.ts'
export {
  executionCost,
  type ExecutionCost,
  revertParts,
  simulate,
  type SimulationResult,
} from './simulate.ts'
export { type SimulatedChanges, simulateChanges } from './simulateChanges.ts'
export { draftExecution, type DraftSimulation, simulateDraft } from './simulateDraft.ts'
export * from './spend.ts'
export * from './stores/spendStore.ts'
export { submit } from './submit.ts'
export { submitRecorded } from './submitRecorded.ts'
export * from './submittedMessages.ts'
