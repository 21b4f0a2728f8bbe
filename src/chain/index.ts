export { atBlock, readBlockNumber, readBlockTime } from './atBlock.ts'
export {
  type ChainClient,
  type ClientOptions,
  makeClient,
  type NodeOptions,
  receiptPolling,
} from './client.ts'
export { type ContractSignature, readContractSignatures } from './contractSignatures.ts'
export { type Call, ethCall } from './ethCall.ts'
export { type CallResult, type MulticallResult, multicall } from './multicall.ts'
export { type FoundName, readName, resolveName } from './names/names.ts'
export { lacksState } from './lacksState.ts'
export { NotASafeError } from './NotASafeError.ts'
export { readApprovedHashes } from './readApprovedHashes.ts'
export { readBalance } from './readBalance.ts'
export { readCodeHashes } from './readCodeHashes.ts'
export { type Erc20, readErc20s } from './readErc20s.ts'
export { OtherChainError } from './OtherChainError.ts'
export { type OperatorFee, readRollupFees } from './readRollupFees.ts'
export { readDelayModules } from './readDelayModules.ts'
export { readIsContract } from './readIsContract.ts'
export {
  NotAnAllowanceModuleError,
  readFormerLimits,
  readLimits,
  type ModulesInUse,
  type SpendingLimit,
  type SpendingLimits,
} from './readLimits.ts'
export { type OwnedSafe, readOwnerSafes } from './readOwnerSafes.ts'
export { type FeeChoice, type FeeLevel, type Fees, readFees } from './readFees.ts'
export { EventsRejectedError, type PastLog } from './logRange.ts'
export { readLogsBack } from './readLogsBack.ts'
export { type MinedTransaction, readMined } from './readMined.ts'
export { type Movement, readMovements, type SentTokens } from './readMovements.ts'
export { readQueuedCall } from './readQueuedCall.ts'
export { readSnapshot, type SnapshotOptions } from './readSnapshot.ts'
export {
  type Followed,
  type FollowOptions,
  followTransaction,
  type SentTransaction,
} from './followTransaction.ts'
export { approvalIn, readReceipt, type Receipt, spendingIn } from './receipt.ts'
export { simulateLogs, type SimulatedLogs } from './simulateLogs.ts'
export {
  estimateExec,
  type Execution,
  readGasPrice,
  simulateExec,
  type Simulation,
} from './simulate.ts'
export { estimateUnsigned, gasPerSignature, simulateUnsigned } from './simulateUnsigned.ts'
