import { useSyncExternalStore } from 'react'
import type { createMessageStore } from './createMessageStore.ts'
import { InspectorView } from './InspectorView.tsx'

/** The messages of an app as they arrive. */
export function Inspector({ messages }: { messages: ReturnType<typeof createMessageStore> }) {
  const rows = useSyncExternalStore(messages.subscribe, messages.rows)
  return <InspectorView rows={rows} onClear={messages.clear} />
}
