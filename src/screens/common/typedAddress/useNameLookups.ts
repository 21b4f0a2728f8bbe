import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Address, failed, loading, ready, type Remote } from '#base'
import type { FoundName } from '#chain'
import { resolvedNameQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { namesNode } from '#screens/core/names'

/** Milliseconds without a key press after which a name is looked up. */
const pause = 300

/** A name, and the ID of the chain whose record counts. */
type Name = { name: string; chainId: string } | undefined

/**
 * The address of an ENS name. `offChain`: it's stored on a server that hasn't been contacted. `ask`
 * contacts it on request; undefined if it isn't a public server.
 */
export type NameLookup =
  | Remote<Address>
  | { status: 'offChain'; host: string | undefined; ask: (() => void) | undefined }

/**
 * Looks up the addresses of ENS names while they are typed, each in its field and for its chain.
 * Fails with `notFound` if a name has none there, with `notOffered` if the site reads no names;
 * undefined without a name.
 */
export function useNameLookups(names: readonly Name[]): readonly (NameLookup | undefined)[] {
  const { chains, client } = useEnvironment()
  const wanted = names.map((one) => one && `${one.chainId} ${one.name}`)
  const [typed, setTyped] = useState(wanted)
  const [chosen, setChosen] = useState<readonly { name: string; host: string }[]>([])
  const all = JSON.stringify(wanted)
  useEffect(() => {
    const timer = setTimeout(
      () => setTyped((JSON.parse(all) as (string | null)[]).map((name) => name ?? undefined)),
      pause,
    )
    return () => clearTimeout(timer)
  }, [all])
  const node = namesNode(chains, client)
  const isSettled = (index: number) => typed[index] === wanted[index]
  const hostsOf = (name: string) => chosen.flatMap((one) => (one.name === name ? one.host : []))
  const queries = useQueries({
    queries: names.map((one, index) =>
      // Without a node, the placeholder is only part of the key of the disabled query.
      node && one && isSettled(index)
        ? resolvedNameQuery(node, one.name, one.chainId, hostsOf(one.name))
        : { queryKey: ['resolvedName', '', index] as const, queryFn: () => none, enabled: false },
    ),
  })
  return names.map((one, index) => {
    if (one === undefined) return undefined
    if (!node) return failed({ kind: 'notOffered' })
    const query = queries[index]
    const retry = () => void query?.refetch()
    if (!query || !isSettled(index)) return loading
    if (query.fetchStatus === 'paused') return failed({ kind: 'offline' }, retry)
    if (query.isError) return failed({ kind: 'unreachable' }, retry)
    const found = query.data
    if (found === undefined) return loading
    if (found.kind === 'address') return ready(found.address)
    if (found.kind === 'none') return failed({ kind: 'notFound' }, retry)
    const { host } = found
    const { name } = one
    const ask = host === undefined ? undefined : () => setChosen([...chosen, { name, host }])
    return { status: 'offChain', host, ask }
  })
}

const none: FoundName = { kind: 'none' }
