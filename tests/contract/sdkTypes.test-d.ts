import type * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import type * as gateway from '#gateway'
import type { ourCalls, SdkFunction } from './sdkCalls.ts'
import type { ArgumentDiff, Diff, DiffOfNamed } from './sdkTypeDiff.ts'
import type { typeDifferences } from './sdkTypeDifferences.ts'

// Nothing runs here: the compiler is the test. Responses have the official client's types, and
// arguments accept what it accepts, except for the rows of sdkTypeDifferences.ts.

/** Types of the official client that are compared once. */
type Known = {
  AddressEx: { ours: gateway.AddressInfo; theirs: sdk.AddressEx }
  TokenInfo: { ours: gateway.TokenInfo; theirs: sdk.TokenInfo }
  OrderToken: { ours: gateway.OrderToken; theirs: sdk.OrderToken }
  Collectible: { ours: gateway.Collectible; theirs: sdk.SafeCollectibleResponse }
  Parameter: { ours: gateway.DataDecodedParameter; theirs: sdk.Parameter }
  InternalTransaction: { ours: gateway.MultiSendAction; theirs: sdk.InternalTransaction }
  DataDecoded: { ours: gateway.DataDecoded; theirs: sdk.DataDecoded }
  DecodedDataParameter: { ours: gateway.DecodedParameter; theirs: sdk.DecodedDataParameter }
  Erc20Transfer: { ours: gateway.Erc20Transfer; theirs: sdk.Erc20Transfer }
  Erc721Transfer: { ours: gateway.Erc721Transfer; theirs: sdk.Erc721Transfer }
  NativeCoinTransfer: { ours: gateway.NativeCoinTransfer; theirs: sdk.NativeCoinTransfer }
  Transfer: { ours: gateway.TransferInfo; theirs: sdk.Transfer }
  SafeAppInfo: { ours: gateway.SafeAppInfo; theirs: sdk.SafeAppInfo }
  MultisigExecutionInfo: { ours: gateway.MultisigExecutionInfo; theirs: sdk.MultisigExecutionInfo }
  MultisigExecutionDetails: {
    ours: gateway.MultisigExecutionDetails
    theirs: sdk.MultisigExecutionDetails
  }
  TransactionInfo: { ours: gateway.TransactionInfo; theirs: sdk.TransactionInfo }
  TransactionData: { ours: gateway.TransactionData; theirs: sdk.TransactionData }
  TransactionSummary: { ours: gateway.TransactionSummary; theirs: sdk.TransactionSummary }
  TransactionDetails: { ours: gateway.TransactionDetails; theirs: sdk.TransactionDetails }
  ChainInfo: { ours: gateway.ChainInfo; theirs: sdk.ChainInfo }
}
type NamedDiff<Name extends keyof Known> = DiffOfNamed<
  Known[Name]['ours'],
  Known[Name]['theirs'],
  Known,
  Name
>
type AnswerDiff<F extends SdkFunction> = Diff<
  Awaited<ReturnType<(typeof ourCalls)[F]>>,
  Awaited<ReturnType<(typeof sdk)[F]>>,
  Known,
  F
>

type Sdk = typeof sdk
type Routes = typeof gateway.routes
type Argument<F extends SdkFunction, At extends number> = Exclude<Parameters<Sdk[F]>[At], undefined>
type Body<R extends keyof Routes> = gateway.BodyOf<Routes[R]>
type Query<R extends keyof Routes> = gateway.QueryOf<Routes[R]>
type Headers<R extends keyof Routes> = gateway.HeadersOf<Routes[R]>
/** The arguments besides path values, in both clients. */
type Arguments = {
  relayTransaction: { ours: Body<'relay'>; theirs: Argument<'relayTransaction', 1> }
  getIncomingTransfers: {
    ours: Query<'incomingTransfers'>
    theirs: Argument<'getIncomingTransfers', 2>
  }
  getModuleTransactions: {
    ours: Query<'moduleTransactions'>
    theirs: Argument<'getModuleTransactions', 2>
  }
  getMultisigTransactions: {
    ours: Query<'multisigTransactions'>
    theirs: Argument<'getMultisigTransactions', 2>
  }
  getBalances: { ours: Query<'balances'>; theirs: Argument<'getBalances', 3> }
  getCollectibles: { ours: Query<'collectiblesV1'>; theirs: Argument<'getCollectibles', 2> }
  getCollectiblesPage: { ours: Query<'collectibles'>; theirs: Argument<'getCollectiblesPage', 2> }
  getTransactionHistory: { ours: Query<'history'>; theirs: Argument<'getTransactionHistory', 2> }
  getTransactionQueue: { ours: Query<'queued'>; theirs: Argument<'getTransactionQueue', 2> }
  deleteTransaction: {
    ours: Body<'deleteTransaction'>
    theirs: { signature: Argument<'deleteTransaction', 2> }
  }
  postSafeGasEstimation: { ours: Body<'estimation'>; theirs: Argument<'postSafeGasEstimation', 2> }
  proposeTransaction: { ours: Body<'propose'>; theirs: Argument<'proposeTransaction', 2> }
  getConfirmationView: {
    ours: Body<'confirmationView'>
    theirs: {
      operation: Argument<'getConfirmationView', 2>
      data: string
      to?: string
      value?: string
    }
  }
  getTxPreview: {
    ours: Body<'preview'>
    theirs: { operation: Argument<'getTxPreview', 2>; data: string; to?: string; value?: string }
  }
  getChainsConfig: { ours: Query<'chains'>; theirs: Argument<'getChainsConfig', 0> }
  getSafeApps: { ours: Query<'safeApps'>; theirs: Argument<'getSafeApps', 1> }
  getDecodedData: {
    ours: Body<'decodeData'>
    theirs: { operation: Argument<'getDecodedData', 1>; data: string; to?: string }
  }
  proposeSafeMessage: { ours: Body<'proposeMessage'>; theirs: Argument<'proposeSafeMessage', 2> }
  confirmSafeMessage: { ours: Body<'confirmMessage'>; theirs: Argument<'confirmSafeMessage', 2> }
  getDelegates: { ours: Query<'delegates'>; theirs: Argument<'getDelegates', 1> }
  registerDevice: { ours: Body<'registerDevice'>; theirs: Argument<'registerDevice', 0> }
  registerEmail: {
    ours: Body<'registerEmail'> & Headers<'registerEmail'>
    theirs: Argument<'registerEmail', 2> & Argument<'registerEmail', 3>
  }
  changeEmail: {
    ours: Body<'changeEmail'> & Headers<'changeEmail'>
    theirs: Argument<'changeEmail', 3> & Argument<'changeEmail', 4>
  }
  verifyEmail: { ours: Body<'verifyEmail'>; theirs: Argument<'verifyEmail', 3> }
  getRegisteredEmail: {
    ours: Headers<'registeredEmail'>
    theirs: Argument<'getRegisteredEmail', 3>
  }
  deleteRegisteredEmail: {
    ours: Headers<'deleteEmail'>
    theirs: Argument<'deleteRegisteredEmail', 3>
  }
  registerRecoveryModule: {
    ours: Body<'registerRecovery'>
    theirs: Argument<'registerRecoveryModule', 2>
  }
  unsubscribeSingle: { ours: Query<'unsubscribe'>; theirs: Argument<'unsubscribeSingle', 0> }
  unsubscribeAll: { ours: Query<'unsubscribeAll'>; theirs: Argument<'unsubscribeAll', 0> }
  getSafeOverviews: {
    ours: Query<'overviews'>
    theirs: { safes: Argument<'getSafeOverviews', 0> } & Argument<'getSafeOverviews', 1>
  }
  verifyAuth: { ours: Body<'verifyLogin'>; theirs: Argument<'verifyAuth', 0> }
  createAccount: { ours: Body<'createAccount'>; theirs: Argument<'createAccount', 0> }
  putAccountDataSettings: {
    ours: Body<'putAccountDataSettings'>
    theirs: Argument<'putAccountDataSettings', 1>
  }
}
type TakenDiff<F extends keyof Arguments> = ArgumentDiff<
  Arguments[F]['ours'],
  Arguments[F]['theirs'],
  F
>

type Found =
  | { [Name in keyof Known]: NamedDiff<Name> }[keyof Known]
  | { [Name in SdkFunction]: AnswerDiff<Name> }[SdkFunction]
  | { [Name in keyof Arguments]: TakenDiff<Name> }[keyof Arguments]
type ListedBy<Row> = Row extends {
  how: infer How extends string
  where: readonly (infer Where extends string)[]
}
  ? `${Where} ${How}`
  : never
type Listed = ListedBy<(typeof typeDifferences)[number]>

/** True if nothing is left; otherwise the rest, so that the compiler names it. */
type None<T> = [T] extends [never] ? true : T

export const everyDifferenceIsListed: None<Exclude<Found, Listed>> = true
export const everyListedDifferenceIsThere: None<Exclude<Listed, Found>> = true

// Tests of the comparison itself: what it must detect, and what it must ignore.
type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Word = sdk.LabelValue
type Theirs =
  | { type: sdk.LabelValue.Next; a: string; more?: number }
  | { type: sdk.LabelValue.Queued; list: { word: Word }[] }

export const sameIsSame: Equal<
  Diff<
    | { type: 'Next'; a: string; more: 1; extra: null }
    | { type: 'Queued'; list: { word: 'Next' | 'Queued' }[] },
    Theirs
  >,
  never
> = true
export const differenceIsFound: Equal<
  Diff<
    | { type: 'Next'; a?: string | null }
    | { type: 'Queued'; list: { word: 'Next' | 'Queued' | 'Other' }[] }
    | { type: 'Other' },
    Theirs,
    Record<never, never>,
    'X'
  >,
  | 'X<Next>.a may be null'
  | 'X<Next>.a may be absent'
  | 'X<Next>.more is never sent'
  | 'X<Queued>.list[].word has more values'
  | 'X has more kinds'
> = true
export const otherKindIsFound: Equal<
  Diff<{ type: 'Next'; a: number; more: 1 }, Theirs, Record<never, never>, 'X'>,
  'X<Next>.a is another type' | 'X<Queued> is never sent'
> = true
export const argumentIsFound: Equal<
  ArgumentDiff<{ a: string; b?: number }, { a?: string; b?: Word; c?: 1 }, 'f'>,
  'f.a must be given' | 'f.b is another type' | 'f.c is not taken'
> = true
