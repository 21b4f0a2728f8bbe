import type { Handlers } from '#apps/host'
import type { Hex, SafeRef } from '#base'

export type DialogHandlers = Pick<
  Handlers,
  'sendTransactions' | 'signMessage' | 'signTypedMessage' | 'wallet_requestPermissions'
>
export type DialogMethod = keyof DialogHandlers
export type Params<M extends DialogMethod> = Parameters<DialogHandlers[M]>[0]
export type Answer<M extends DialogMethod> = Awaited<ReturnType<DialogHandlers[M]>>

/** The page on which an app is open. */
export interface AppPage {
  /** Different for each time that it is opened. */
  page: symbol
  at: SafeRef
  app: { name: string; url: string }
  /** A transaction that the app asked for was signed and proposed. */
  onProposed: (safeTxHash: Hex) => void
}

/** A request of an app that a person answers in a dialog. */
export type AppRequest = {
  [M in DialogMethod]: AppPage & {
    id: number
    method: M
    params: Params<M>
    /** The exact origin of the page that asks. */
    origin: string
    /** The version of the app's SDK, as it claims. */
    sdkVersion: string
    /** False if the app wants signatures on-chain. */
    offChainSigning: boolean
    /** The app doesn't wait any more: it was reloaded, or another Safe was chosen. */
    isOver: boolean
    /** The wallet is asked. */
    isAsked: boolean
    /** The person put the dialog away, to look at the app. */
    isPutAway: boolean
    /** The wallet has answered while the dialog was put away, or below another one. */
    isUnseen: boolean
    /** The page on which the app is open was left. */
    isLeft: boolean
    /**
     * Says that the wallet is asked, and when it isn't any more. Meanwhile the dialog stays,
     * whatever becomes of the app: what the person approves is signed and proposed.
     */
    walletAsked: (isAsked: boolean) => void
    /** Answers it. The dialog may stay open. */
    answer: (data: Answer<M>) => void
    /**
     * Closes the dialog; without an answer before, the request is refused. False while the wallet
     * is asked and the app waits: nothing takes that back, so the dialog can only be put away.
     */
    close: () => boolean
  }
}[DialogMethod]
