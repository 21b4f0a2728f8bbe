import { loadOnce } from '#ui'
import { useEffect, useSyncExternalStore } from 'react'
import { markedChains } from './markedChains.ts'

const marks = /*@__PURE__*/ loadOnce(async () => (await import('./networkMarks.ts')).networkMarks)
const none = () => undefined

/**
 * The kit's own picture of a network, loaded when it is first shown. Empty until then, undefined if
 * there is none.
 */
export function useNetworkMark(chainId: number | undefined): string | undefined {
  const loaded = useSyncExternalStore(marks.subscribe, marks.get, none)
  const marked = chainId !== undefined && markedChains.has(chainId)
  useEffect(() => {
    // Not loaded: its space stays empty. The name is next to it.
    if (marked) marks.load().catch(() => {})
  }, [marked])
  return marked ? (loaded?.[chainId] ?? '') : undefined
}
