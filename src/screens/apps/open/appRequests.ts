import { AppRequestError, type Asker, type Handlers } from '#apps/host'

export type DialogHandlers = Pick<
  Handlers,
  'sendTransactions' | 'signMessage' | 'signTypedMessage' | 'wallet_requestPermissions'
>
type DialogMethod = keyof DialogHandlers
type Params<M extends DialogMethod> = Parameters<DialogHandlers[M]>[0]
type Answer<M extends DialogMethod> = Awaited<ReturnType<DialogHandlers[M]>>

/** A request of an app that a person answers in a dialog. */
export type AppRequest = {
  [M in DialogMethod]: {
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

let lastId = 0

type Change = (change: (before: readonly AppRequest[]) => readonly AppRequest[]) => void

/**
 * The dialogs of an app's requests, one at a time. A request that is over, because the app was
 * reloaded or another Safe was chosen, loses its dialog. One that was answered, or for which the
 * wallet is asked, keeps it until it is closed: its outcome belongs to the person.
 *
 * @param load loads the code of the dialogs; a request fails if it can't be loaded
 * @param change changes the list of requests with a dialog
 */
export function createAppRequests(load: () => Promise<unknown>, change: Change): DialogHandlers {
  const ask = <M extends DialogMethod>(
    method: M,
    params: Params<M>,
    { origin, sdkVersion, offChainSigning, signal, walletAsked }: Asker,
  ) =>
    new Promise<Answer<M>>((resolve, reject) => {
      const id = ++lastId
      let isAnswered = false
      let isAsked = false
      const remove = () => change((before) => before.filter((one) => one.id !== id))
      const request = {
        id,
        method,
        params,
        origin,
        sdkVersion,
        offChainSigning,
        isOver: false,
        walletAsked(asked: boolean) {
          isAsked = asked
          walletAsked(asked)
        },
        answer(data: Answer<M>) {
          isAnswered = true
          resolve(data)
        },
        close() {
          if (isAsked && !signal.aborted && !isAnswered) return false
          remove()
          reject(new AppRequestError('rejected'))
          return true
        },
      }
      const onAbort = () => {
        if (isAnswered) return
        if (!isAsked) return remove()
        change((before) => before.map((one) => (one.id === id ? { ...one, isOver: true } : one)))
      }
      signal.addEventListener('abort', onAbort, { once: true })
      load().then(
        () => signal.aborted || change((before) => [...before, request as unknown as AppRequest]),
        () => reject(new AppRequestError('internal')),
      )
    })
  return {
    sendTransactions: (params, asker) => ask('sendTransactions', params, asker),
    signMessage: (params, asker) => ask('signMessage', params, asker),
    signTypedMessage: (params, asker) => ask('signTypedMessage', params, asker),
    wallet_requestPermissions: (names, asker) => ask('wallet_requestPermissions', names, asker),
  }
}
