import { createRequestId, type SenderDocument } from '#apps/protocol'

/** Stored on the window, so that several SDKs in a page, including copies, share it. */
const key = Symbol.for('safe-apps.document')

/** How this document identifies itself to the host. */
export function ownDocument(): SenderDocument {
  const page = window as Window & { [key]?: string }
  const id = (page[key] ??= createRequestId())
  const [navigation] = performance.getEntriesByType('navigation')
  const { loadEventEnd = 1 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return { id, isLoaded: loadEventEnd > 0 }
}
