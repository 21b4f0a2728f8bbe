import type { Remote } from '#base'
import { fn } from 'storybook/test'

/** Whether a value is remote data with a state. */
export function isRemote(value: unknown): value is Remote<unknown> {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false
  return value.status === 'ready'
    ? 'freshness' in value
    : value.status === 'failed'
      ? 'retry' in value
      : value.status === 'loading' && Object.keys(value).length === 1
}

/** Name of a value's state. */
function stateOf(value: Remote<unknown>): string {
  if (value.status !== 'ready') return value.status
  const lists = listsOf(value.value)
  if (lists.length > 0 && lists.every((list) => list.length === 0)) return 'empty'
  return value.freshness === 'stale' ? 'stale' : 'everyday'
}

/** The states offered by a control. The value's own state is the value itself. */
export function remoteStates(value: Remote<unknown>): Record<string, Remote<unknown>> {
  const failed: Remote<unknown> = { status: 'failed', reason: { kind: 'unreachable' }, retry: fn() }
  const others: Record<string, Remote<unknown>> = { loading: { status: 'loading' }, failed }
  if (value.status === 'ready') {
    if (listsOf(value.value).length > 0) others.empty = { ...value, value: emptied(value.value) }
    others.stale = { ...value, freshness: 'stale' }
  }
  return { [stateOf(value)]: value, ...without(others, stateOf(value)) }
}

/** Lists shown on a page. Other lists, such as a Safe's owners, are never empty. */
const listNames = new Set(['items', 'next', 'later', 'days'])

function listsOf(value: unknown): readonly unknown[][] {
  if (Array.isArray(value)) return [value as unknown[]]
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    listNames.has(name) && Array.isArray(part) ? [part as unknown[]] : [],
  )
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, part]) => [
      name,
      listNames.has(name) ? [] : (part as unknown),
    ]),
  )
}

const without = <T>(all: Record<string, T>, name: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))
