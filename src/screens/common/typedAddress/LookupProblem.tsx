import { Button, Notice, Problem, useText } from '#ui'
import { typedAddressText } from './text.ts'
import type { PendingName } from './withLookup.ts'

/** Why the address of a typed name isn't known, and how to fix it; nothing while loading. */
export function LookupProblem({ name, lookup }: Pick<PendingName, 'name' | 'lookup'>) {
  const text = useText(typedAddressText)
  if (lookup.status === 'failed')
    return (
      <Problem
        variant="inline"
        title={text('failed', { name })}
        reason={lookup.reason}
        onRetry={lookup.retry}
      />
    )
  if (lookup.status !== 'offChain') return null
  const { host, ask } = lookup
  if (host === undefined)
    return (
      <Notice tone="warning" live title={text('offChain.title', { name })}>
        {text('offChain.noServer')}
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      live
      title={text('offChain.title', { name })}
      action={
        <Button size="s" onClick={ask}>
          {text('offChain.ask', { host })}
        </Button>
      }
    >
      {text('offChain.text', { host })}
    </Notice>
  )
}
