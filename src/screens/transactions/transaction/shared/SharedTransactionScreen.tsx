import { useMemo, useState } from 'react'
import type { SafeRef } from '#base'
import { readShared, readSharedQueue } from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { linkToPath, pages } from '#screens/core/links'
import { OpenShared } from './OpenShared.tsx'
import { SharedTransactionPage } from './SharedTransactionPage.tsx'

export interface SharedTransactionScreenProps {
  at: SafeRef
  /** The URL's part after `#`; empty if there is none. */
  fragment: string
}

/** The fragment of the link that skips the navigation, on every page. */
const skipTarget = 'content'

/** The transaction in the URL's fragment; without one, the page to open a link or a file. */
export function SharedTransactionScreen({
  at: { chainId, address },
  fragment,
}: SharedTransactionScreenProps) {
  const { chains } = useEnvironment()
  const [shown, setShown] = useState(fragment === skipTarget ? '' : fragment)
  if (fragment !== shown && fragment !== skipTarget) setShown(fragment)
  const read = useMemo(() => readShared(shown, { chainId, address }), [shown, chainId, address])
  const queue = useMemo(
    () => readSharedQueue(shown, { chainId, address }),
    [shown, chainId, address],
  )
  const at = { chainId, address }
  if (queue) return <OpenShared key={shown} at={at} queue={queue} />
  if (read.ok) return <SharedTransactionPage key={shown} shared={read.shared} />
  const { problem } = read
  const isElsewhere =
    problem.why === 'otherSafe' ||
    (problem.why === 'otherChain' && chains.some((one) => one.chainId === problem.at.chainId))
  const href = isElsewhere
    ? `${linkToPath(chains, problem.at, pages.transaction)}#${shown}`
    : undefined
  return <OpenShared key={shown} at={at} problem={shown === '' ? undefined : { problem, href }} />
}
