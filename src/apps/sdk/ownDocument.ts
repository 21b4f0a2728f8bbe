import { createRequestId, type SenderDocument } from '#apps/protocol'

/** On the window, so that several SDKs in a page, and several copies of one, have the same. */
const key = Symbol.for('safe-apps.document')

/** How this document names itself to the host, which tells it from the next one by that. */
export function ownDocument(): SenderDocument {
  const page = window as Window & { [key]?: string }
  const id = (page[key] ??= createRequestId())
  const [navigation] = performance.getEntriesByType('navigation')
  const { loadEventEnd = 1 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return { id, isLoaded: loadEventEnd > 0 }
}
