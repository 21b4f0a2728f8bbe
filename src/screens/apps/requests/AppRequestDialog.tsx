import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Hex, SafeRef } from '#base'
import { safeAppsQuery } from '#queries'
import { appOf, mergedApps } from '#screens/apps/common'
import { useEnvironment } from '#screens/core/environment'
import { toTypedMessage } from '#screens/messages/sign'
import type { AppRequest } from './appRequest.ts'
import { AskedSafe, AskingApp, IsOver } from './Origin.tsx'
import { PermissionRequestView } from './PermissionRequestView.tsx'
import { SignatureRequest } from './SignatureRequest.tsx'
import { TransactionsRequest } from './TransactionsRequest.tsx'
import { UnsupportedMessageView } from './UnsupportedMessageView.tsx'

export interface AppRequestDialogProps {
  at: SafeRef
  request: AppRequest
  app: { name: string; url: string }
  network: string
  /** A transaction was signed and proposed. */
  onProposed: (safeTxHash: Hex) => void
  /** Minimizes the dialog, because it can't be closed now. */
  onMinimize: () => void
}

/** The dialog for an app's request to the user. */
export function AppRequestDialog(props: AppRequestDialogProps) {
  const { at, app, request } = props
  const isListed = useIsListed(at, app, request.origin)
  return (
    <IsOver value={request.isOver}>
      <AskedSafe value={at}>
        <AskingApp value={{ ...app, isListed }}>
          <Request {...props} />
        </AskingApp>
      </AskedSafe>
    </IsOver>
  )
}

/** Whether the network's list has the app, and the requesting page is on its host. */
function useIsListed(at: SafeRef, app: { url: string }, origin: string): boolean | undefined {
  const { gateway } = useEnvironment()
  const { data } = useQuery(safeAppsQuery(gateway, at.chainId, { origin: location.origin }))
  return data && appOf(app.url, mergedApps(data, [], at.chainId))?.origin === origin
}

function Request({ at, request, app, network, onProposed, onMinimize }: AppRequestDialogProps) {
  const { method, origin, walletAsked } = request
  const answer = request.answer as (data: unknown) => void
  const close = () => void (request.close() || onMinimize())
  const signed = useCallback(
    (safeTxHash: Hex) => {
      onProposed(safeTxHash)
      answer({ safeTxHash })
    },
    [answer, onProposed],
  )
  if (method === 'sendTransactions')
    return (
      <TransactionsRequest
        at={at}
        txs={request.params.txs}
        app={app}
        origin={origin}
        onPrompt={walletAsked}
        onSigned={signed}
        onClose={close}
      />
    )
  if (method === 'wallet_requestPermissions') {
    const decide = (given: typeof request.params) => {
      answer(given)
      close()
    }
    return (
      <PermissionRequestView
        origin={origin}
        network={network}
        names={request.params}
        onAllow={() => decide(request.params)}
        onReject={() => decide([])}
        onClose={close}
      />
    )
  }
  const message =
    method === 'signMessage' ? request.params.message : toTypedMessage(request.params.typedData)
  if (message === undefined)
    return <UnsupportedMessageView origin={origin} why="unclear" onClose={close} />
  return (
    <SignatureRequest
      at={at}
      message={message}
      request={request}
      app={app}
      onPrompt={walletAsked}
      onAnswer={answer}
      onSigned={signed}
      onClose={close}
    />
  )
}
