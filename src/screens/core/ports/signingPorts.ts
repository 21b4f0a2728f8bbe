import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import { type Gateway, GatewayHttpError, type TransactionDetails } from '#gateway'
import {
  addDelegate,
  confirm,
  confirmMessage,
  deleteTransaction,
  messagesKey,
  propose,
  proposeMessage,
  removeDelegate,
  transactionKey,
} from '#queries'
import { type RequestPort, type SubmittingPorts, SubmitError } from '#signing'
import { type Environment, useEnvironment } from '#screens/core/environment'

/** The ports for submitting: the environment's gateway and pending store. */
export function useSubmittingPorts(): SubmittingPorts {
  const environment = useEnvironment()
  const queries = useQueryClient()
  return useMemo(() => submittingPorts(environment, queries), [environment, queries])
}

const submittingPorts = (
  { gateway, pending }: Environment,
  queries: QueryClient,
): SubmittingPorts => ({
  gateway: gatewayPort(gateway, queries),
  store: pending,
  now: () => Date.now(),
})

const gatewayPort = (gateway: Gateway, queries: QueryClient): SubmittingPorts['gateway'] => {
  // The response is newer than the cache: the new signature count is shown immediately.
  const update = ({ at }: { at: SafeRef }, details: TransactionDetails) =>
    void queries.setQueryData(transactionKey(at, details.txId), details)
  // Its response is empty. Even a call that failed may have been stored.
  const refresh = ({ at }: { at: SafeRef }) =>
    void queries.invalidateQueries({ queryKey: messagesKey(at) })
  return {
    confirm: (signed) => submitting(async () => update(signed, await confirm(gateway, signed))),
    propose: (signed) => submitting(async () => update(signed, await propose(gateway, signed))),
    confirmMessage: (signed) =>
      submitting(() => confirmMessage(gateway, signed).finally(() => refresh(signed))),
    proposeMessage: (signed) =>
      submitting(() => proposeMessage(gateway, signed).finally(() => refresh(signed))),
  }
}

/** The port for signed requests that change nothing on-chain: the environment's gateway. */
export function useRequestPort(): RequestPort {
  const { gateway } = useEnvironment()
  return useMemo(
    () => ({
      deleteTransaction: (deletion) => submitting(() => deleteTransaction(gateway, deletion)),
      addDelegate: (delegate) => submitting(() => addDelegate(gateway, delegate)),
      removeDelegate: (removal) => submitting(() => removeDelegate(gateway, removal)),
    }),
    [gateway],
  )
}

/** Calls the gateway with something signed. @throws SubmitError */
export async function submitting<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    const isRejection =
      cause instanceof GatewayHttpError && cause.status < 500 && cause.status !== 429
    throw new SubmitError(
      isRejection ? 'declined' : 'unreachable',
      cause instanceof Error ? cause.message : String(cause),
      { cause },
    )
  }
}
