import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Address, failed, loading, ready, type Remote } from '#base'
import { resolvedNameQuery } from '#queries'
import { useEnvironment } from '../environment.tsx'
import { namesNode } from '../names/namesNode.ts'

/** Milliseconds without a key press after which a name is looked up. */
const pause = 300

/**
 * Looks up the address of an ENS name while it is typed. Fails with `notFound` if the name has none, with `notOffered` if the site reads no names;
 * undefined without a name.
 */
export function useNameLookup(name: string | undefined): Remote<Address> | undefined {
  const { chains, client } = useEnvironment()
  const [typed, setTyped] = useState(name)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(name), pause)
    return () => clearTimeout(timer)
  }, [name])
  const node = namesNode(chains, client)
  const isSettled = name !== undefined && typed === name
  // Without a node, the placeholder is only part of the key of the disabled query.
  const query = useQuery(node && isSettled ? resolvedNameQuery(node, name) : { queryKey: ['resolvedName', ''] as const, queryFn: () => null, enabled: false })
  if (name === undefined) return undefined
  if (!node) return failed({ kind: 'notOffered' })
  const retry = () => void query.refetch()
  if (!isSettled) return loading
  if (query.fetchStatus === 'paused') return failed({ kind: 'offline' }, retry)
  if (query.isError) return failed({ kind: 'unreachable' }, retry)
  if (query.data === undefined) return loading
  return query.data === null ? failed({ kind: 'notFound' }, retry) : ready(query.data)
}
