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
  /** A transaction that the app requested was signed and proposed. */
  onProposed: (safeTxHash: Hex) => void
}

/** An app's request that the user responds to in a dialog. */
export type AppRequest = {
  [M in DialogMethod]: AppPage & {
    id: number
    method: M
    params: Params<M>
    /** The exact origin of the requesting page. */
    origin: string
    /** The version of the app's SDK, as it claims. */
    sdkVersion: string
    /** False if the app wants signatures on-chain. */
    offChainSigning: boolean
    /** Whether the app has abandoned the request: it was reloaded, or another Safe was selected. */
    isOver: boolean
    /** Whether the wallet prompt is open. */
    isAsked: boolean
    /** Whether the user minimized the dialog to look at the app. */
    isMinimized: boolean
    /** Whether the wallet responded while the dialog was minimized, or below another one. */
    isUnseen: boolean
    /** Whether the user left the page on which the app is open. */
    isLeft: boolean
    /**
     * Reports that the wallet prompt opens or closes. In between, the dialog stays, whatever the
     * app does: what the user approves is signed and proposed.
     */
    walletAsked: (isAsked: boolean) => void
    /** Responds to it. The dialog may stay open. */
    answer: (data: Answer<M>) => void
    /**
     * Closes the dialog; without a previous response, the request is rejected. False while the
     * wallet prompt is open and the app waits: nothing undoes that, so the dialog can only be
     * minimized.
     */
    close: () => boolean
  }
}[DialogMethod]
