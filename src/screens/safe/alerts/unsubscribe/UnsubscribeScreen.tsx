import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { GatewayHttpError, isNotOffered } from '#gateway'
import { readFailure, unsubscribeMutation } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { mySafesLink } from '#screens/core/links'
import { readUnsubscribeLink } from './readUnsubscribeLink.ts'
import {
  type UnsubscribeScope,
  type UnsubscribeState,
  UnsubscribeView,
} from './UnsubscribeView.tsx'

export interface UnsubscribeScreenProps {
  /** As the link says them. */
  token: string | undefined
  category: string | undefined
}

/**
 * The page of a link in an email. Programs that check emails open such links, too: nothing is sent
 * before someone presses a button.
 */
export function UnsubscribeScreen({ token, category }: UnsubscribeScreenProps) {
  const { gateway } = useEnvironment()
  const { mutateAsync: unsubscribe } = useMutation(unsubscribeMutation(gateway))
  const [state, setState] = useState<UnsubscribeState>({ status: 'ready' })
  const link = readUnsubscribeLink(token, category)

  async function onUnsubscribe(scope: UnsubscribeScope): Promise<void> {
    if (link.status !== 'valid' || state.status === 'sending') return
    setState({ status: 'sending', scope })
    try {
      await unsubscribe({
        token: link.token,
        ...(scope === 'category' && link.category && { category: link.category.id }),
      })
      setState({ status: 'done', scope })
    } catch (error) {
      setState(failureOf(error, scope))
    }
  }

  return (
    <UnsubscribeView
      link={link}
      state={state}
      homeHref={mySafesLink}
      onUnsubscribe={(scope) => void onUnsubscribe(scope)}
    />
  )
}

function failureOf(error: unknown, scope: UnsubscribeScope): UnsubscribeState {
  if (isNotOffered(error)) return { status: 'notOffered' }
  if (error instanceof GatewayHttpError && error.status === 400) return { status: 'declined' }
  return { status: 'failed', scope, reason: readFailure(error, navigator.onLine) }
}
