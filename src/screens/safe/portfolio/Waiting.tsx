import { useCallback, useState } from 'react'
import type { SafeRef } from '#base'
import { safeKey } from '#screens/core/preferences'
import type { SafeValue } from './portfolio.ts'
import { SafeWaiting } from './SafeWaiting.tsx'
import { safesToCheck } from './waiting.ts'
import { WaitingView } from './WaitingView.tsx'

/** How many queues are requested at a time: no call of the gateway returns several. */
const step = 10

export interface WaitingProps {
  safes: readonly SafeValue[]
  isConnected: boolean
}

/** What the viewer can sign or execute in any of the Safes. */
export function Waiting({ safes, isConnected }: WaitingProps) {
  const [limit, setLimit] = useState(step)
  const [nothing, setNothing] = useState<ReadonlySet<string>>(new Set())
  const toCheck = isConnected ? safesToCheck(safes) : []
  const checked = toCheck.slice(0, limit)
  const onNothing = useCallback((at: SafeRef, isNothing: boolean) => {
    const key = safeKey(at)
    setNothing((before) => {
      if (before.has(key) === isNothing) return before
      return isNothing
        ? new Set([...before, key])
        : new Set([...before].filter((one) => one !== key))
    })
  }, [])
  const isLoading = safes.some(({ status }) => status === 'loading')
  const isAll = safes.every(({ overview }) => overview !== null)
  const isNothing =
    !isLoading &&
    toCheck.length === checked.length &&
    checked.every(({ at }) => nothing.has(safeKey(at)))
  return (
    <WaitingView
      isConnected={isConnected}
      nothing={isNothing ? (isAll ? 'all' : 'some') : undefined}
      more={toCheck.length - checked.length}
      onMore={() => setLimit((before) => before + step)}
    >
      {checked.map(({ at }) => (
        <SafeWaiting key={safeKey(at)} at={at} onNothing={onNothing} />
      ))}
    </WaitingView>
  )
}
