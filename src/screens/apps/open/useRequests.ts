import { useCallback, useMemo, useState } from 'react'
import { AppRequestError, type Asker, type Handlers } from '#apps/host'

type DialogHandlers = Pick<
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
    /** Answers it. The dialog may stay open. */
    answer: (data: Answer<M>) => void
    /** Closes the dialog; without an answer before, the request is refused. */
    close: () => void
  }
}[DialogMethod]

let lastId = 0

/**
 * The dialogs of an app's requests, one at a time. A request that is over, because the app was
 * reloaded or another Safe was chosen, loses its dialog; an answered one keeps it until it is
 * closed, so that its outcome can be read.
 * @param load loads the code of the dialogs; a request fails if it can't be loaded
 */
export function useRequests(load: () => Promise<unknown>): {
  request: AppRequest | undefined
  handlers: DialogHandlers
} {
  const [open, setOpen] = useState<readonly AppRequest[]>([])

  const ask = useCallback(
    <M extends DialogMethod>(
      method: M,
      params: Params<M>,
      { origin, sdkVersion, offChainSigning, signal }: Asker,
    ) =>
      new Promise<Answer<M>>((resolve, reject) => {
        const id = ++lastId
        let isAnswered = false
        const remove = () => setOpen((before) => before.filter((one) => one.id !== id))
        const request = {
          id,
          method,
          params,
          origin,
          sdkVersion,
          offChainSigning,
          answer(data: Answer<M>) {
            isAnswered = true
            resolve(data)
          },
          close() {
            remove()
            reject(new AppRequestError('rejected'))
          },
        }
        signal.addEventListener('abort', () => !isAnswered && remove(), { once: true })
        load().then(
          () =>
            signal.aborted || setOpen((before) => [...before, request as unknown as AppRequest]),
          () => reject(new AppRequestError('internal')),
        )
      }),
    [load],
  )

  const handlers = useMemo<DialogHandlers>(
    () => ({
      sendTransactions: (params, asker) => ask('sendTransactions', params, asker),
      signMessage: (params, asker) => ask('signMessage', params, asker),
      signTypedMessage: (params, asker) => ask('signTypedMessage', params, asker),
      wallet_requestPermissions: (names, asker) => ask('wallet_requestPermissions', names, asker),
    }),
    [ask],
  )
  return { request: open[0], handlers }
}
