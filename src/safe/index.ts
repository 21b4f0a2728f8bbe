export {
  type AbiInput,
  type AbiProblem,
  type AbiReading,
  type Argument,
  type ArgumentProblem,
  canonicalType,
  type ContractMethod,
  decodeMethod,
  encodeMethod,
  readAbi,
  readAbiJson,
  readArgument,
  readData,
  signatureOf,
} from './abi/index.ts'
export * from './address.ts'
export { applySettings, type SafeSettings, settingsAfter } from './applySettings.ts'
export { actionParty } from './transaction/actionParty.ts'
export { limitChangeOf, paymentsOf, type SentAmount, sentBy, thresholdAfter } from './batchSums.ts'
export * from './transaction/approval.ts'
export * from './builderFile.ts'
export { callsOf } from './callsOf.ts'
export * from './transaction/canApproveAs.ts'
export * from './ownerQuestion.ts'
export * from './changes.ts'
export type { Mined } from './minedRuns.ts'
export * from './minedTransfers.ts'
export { isNative } from './nativeToken.ts'
export type * from './transfers.ts'
export {
  checkConfirmation,
  checkConfirmations,
  contractSignaturesIn,
  type ConfirmationContext,
  type ContractVerdict,
} from './checkConfirmation.ts'
export { checkContract, contractVersion, officialVersion } from './checkContract.ts'
export { checkIntent, intentTokens } from './checkIntent.ts'
export type { IntentCheck, IntentFact } from './intent/intentCheck.ts'
export { checkSafe, type ReportedSafe } from './checkSafe.ts'
export { compareDecoding, type DecodingCheck } from './compareDecoding.ts'
export * from './createSafe.ts'
export * from './creationVersions.ts'
export { decodeTransaction, isRejection } from './decode.ts'
export { decodeMethodText } from './decodeMethodText.ts'
export { isUnlimited } from './decodeToken.ts'
export * from './deployments.ts'
export * from './draft.ts'
export type * from './effect.ts'
export * from './effects.ts'
export * from './transaction/executeMany.ts'
export * from './execution.ts'
export { withExtendedOwners } from './extendedOwners.ts'
export { findProspects, isImpossible, type ProspectSources, prospectsOf } from './findProspects.ts'
export { fingerprint } from './fingerprint.ts'
export { mayHaveIntent } from './intentMethods.ts'
export * from './signedInstead.ts'
export * from './transaction/lifecycle.ts'
export * from './limits.ts'
export * from './multiSend.ts'
export * from './ownersChange.ts'
export * from './predict.ts'
export type * from './verification.ts'
export { acceptSignature, recoverSigner, recoverSigners, signerOf } from './recoverSigner.ts'
export * from './requests.ts'
export { hashedTypes, readTypedMessage, type TypedDataParts } from './typedMessage.ts'
export {
  readRevertData,
  readSafeRevert,
  type Revert,
  safeErrorCodes,
  type SafeErrorCode,
} from './revert.ts'
export * from './transaction/safeTx.ts'
export * from './transaction/status.ts'
export { writeBuilderFile } from './writeBuilderFile.ts'
export { needsSafeTxGas, survivesFailure } from './needsSafeTxGas.ts'
export * from './requiredGas.ts'
export * from './riskLevels.ts'
export * from './statedRisks.ts'
export * from './unknownSpenders.ts'
export * from './unnamedChanges.ts'
export * from './settings.ts'
export { hasRefund } from './refund.ts'
export { type FindTransaction, type InnerSources, resolveInner } from './resolveInner.ts'
export { readShared } from './readShared.ts'
export { readTransactionText } from './readTransactionText.ts'
export { encodeSharedFile } from './sharedFile.ts'
export { encodeQueueFile, encodeQueueLink, type ReadQueue, readSharedQueue } from './sharedQueue.ts'
export { encodeSharedLink } from './encodeSharedLink.ts'
export {
  isReadable,
  mergeSignatures,
  type ReadShared,
  type SharedProblem,
  type SharedTransaction,
} from './sharedTransaction.ts'
export * from './signature.ts'
export {
  domainHash,
  safeTxHash,
  safeTxHashes,
  type SafeTxHashes,
  safeTxTypedData,
  signedBytes,
  type TypedData,
} from './typedData.ts'
export type { ReportedExecution, TokenDecimals, VerificationInput } from './verificationInput.ts'
export { verifyTransaction } from './verify.ts'
export {
  type Generation,
  generationOf,
  isAtLeast,
  isSupportedVersion,
  sameVersion,
  takesSignedHash,
  UnsupportedVersionError,
} from './version.ts'
export { fromBase64Url } from './readBytes.ts'
export { toBase64Url } from './writeBytes.ts'
