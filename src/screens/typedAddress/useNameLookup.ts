import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Address, failed, loading, ready, type Remote } from '#base'
import { resolvedNameQuery } from '#queries'
import { useEnvironment } from '../environment.tsx'
import { namesNode } from '../names/namesNode.ts'

/** Milliseconds without a key press after which a name is looked up. */
const pause = 300

type Name = string | undefined

/**
 * Looks up the address of an ENS name while it is typed. Fails with `notFound` if the name has
 * none, with `notOffered` if the site reads no names; undefined without a name.
 */
export const useNameLookup = (name: Name): Remote<Address> | undefined => useNameLookups([name])[0]

/** Like {@link useNameLookup}, for several fields, in their order. */
export function useNameLookups(names: readonly Name[]): readonly (Remote<Address> | undefined)[] {
  const { chains, client } = useEnvironment()
  const [typed, setTyped] = useState(names)
  const all = JSON.stringify(names)
  useEffect(() => {
    const timer = setTimeout(
      () => setTyped((JSON.parse(all) as (string | null)[]).map((name) => name ?? undefined)),
      pause,
    )
    return () => clearTimeout(timer)
  }, [all])
  const node = namesNode(chains, client)
  const isSettled = (name: Name, index: number) => name !== undefined && typed[index] === name
  const queries = useQueries({
    queries: names.map((name, index) =>
      // Without a node, the placeholder is only part of the key of the disabled query.
      node && name !== undefined && isSettled(name, index)
        ? resolvedNameQuery(node, name)
        : { queryKey: ['resolvedName', '', index] as const, queryFn: () => null, enabled: false },
    ),
  })
  return names.map((name, index) => {
    if (name === undefined) return undefined
    if (!node) return failed({ kind: 'notOffered' })
    const query = queries[index]
    const retry = () => void query?.refetch()
    if (!query || !isSettled(name, index)) return loading
    if (query.fetchStatus === 'paused') return failed({ kind: 'offline' }, retry)
    if (query.isError) return failed({ kind: 'unreachable' }, retry)
    if (query.data === undefined) return loading
    return query.data === null ? failed({ kind: 'notFound' }, retry) : ready(query.data)
  })
}
