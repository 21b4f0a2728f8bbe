import { AppRequestError, type Asker } from '#apps/host'
import {
  type Answer,
  type AppPage,
  type AppRequest,
  prompted,
  closed,
  type DialogHandlers,
  type DialogMethod,
  abandoned,
  type Params,
} from '#screens/apps/requests'

let lastId = 0

interface RequestStore {
  get: () => readonly AppRequest[]
  update: (change: (before: readonly AppRequest[]) => readonly AppRequest[]) => void
}

/**
 * The dialogs of an app's requests, one at a time. A request that ended because the app was
 * reloaded, its page was left or another Safe was selected loses its dialog. One with an open
 * wallet prompt keeps it until the user has seen the outcome; a completed one, until it's closed or
 * its page is left.
 *
 * @param load loads the dialogs' code; a request fails if it can't be loaded
 * @param store the requests with a dialog
 * @param page the page on which the app is open
 */
export function createAppRequests(
  load: () => Promise<unknown>,
  store: RequestStore,
  page: AppPage,
): DialogHandlers {
  const ask = <M extends DialogMethod>(
    method: M,
    params: Params<M>,
    { origin, sdkVersion, offChainSigning, signal, walletAsked }: Asker,
  ) =>
    new Promise<Answer<M>>((resolve, reject) => {
      const id = ++lastId
      let isAnswered = false
      const request = {
        ...page,
        id,
        method,
        params,
        origin,
        sdkVersion,
        offChainSigning,
        isOver: false,
        isAsked: false,
        isMinimized: false,
        isUnseen: false,
        isLeft: false,
        walletAsked(isAsked: boolean) {
          store.update(prompted(id, isAsked))
          walletAsked(isAsked)
        },
        answer(data: Answer<M>) {
          isAnswered = true
          resolve(data)
        },
        close() {
          const isAsked = store.get().some((one) => one.id === id && one.isAsked)
          if (isAsked && !signal.aborted && !isAnswered) return false
          store.update(closed(id))
          reject(new AppRequestError('rejected'))
          return true
        },
      }
      signal.addEventListener('abort', () => isAnswered || store.update(abandoned(id)), {
        once: true,
      })
      load().then(
        () =>
          signal.aborted || store.update((before) => [...before, request as unknown as AppRequest]),
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
