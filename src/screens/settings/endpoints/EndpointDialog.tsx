import { useEffect, useRef, useState } from 'react'
import { type ChainSummary, isIndependent, readUrl } from '#base'
import { useText, useToast } from '#ui'
import {
  agreedNodes,
  type NodeUrls,
  ownNodes,
  useAgreedNodes,
  useEnvironment,
  useOwnNodes,
} from '#screens/core/environment'
import { hostOf } from '#screens/common/setting'
import { useKeptForm } from '#screens/common/form'
import { checkEndpoint } from './checkEndpoint.ts'
import { readNodeUrl } from './readNodeUrl.ts'
import { type EndpointCheck, EndpointDialogView } from './EndpointDialogView.tsx'
import { endpointsText } from './text.ts'
import { type FieldProblem, useProblemText } from './useProblemText.ts'

export interface EndpointDialogProps {
  chain: ChainSummary
  open: boolean
  onClose: () => void
}

interface TypedEndpoints {
  first: string
  second: string
}

function readTyped(value: unknown): TypedEndpoints | undefined {
  const { first, second } = (value ?? {}) as Partial<Record<string, unknown>>
  return typeof first === 'string' && typeof second === 'string' ? { first, second } : undefined
}

type Problems = Partial<Record<keyof TypedEndpoints, FieldProblem>>

/** The nodes with a network's nodes replaced, or removed. */
const withNodes = (nodes: NodeUrls, chainId: string, chosen: readonly string[] | undefined) =>
  Object.fromEntries([
    ...Object.entries(nodes).filter(([id]) => id !== chainId),
    ...(chosen ? [[chainId, chosen] as const] : []),
  ])

/** Tries an endpoint that a user typed, and reads the network from it once they decide so. */
export function EndpointDialog({
  chain: { chainId, name: network },
  open,
  onClose,
}: EndpointDialogProps) {
  const { chains, siteNode, reload } = useEnvironment()
  const text = useText(endpointsText)
  const problemText = useProblemText(chains)
  const toast = useToast()
  const inUse = useOwnNodes()[chainId]
  const agreed = useAgreedNodes()[chainId] ?? []
  const site = siteNode(chainId)
  // The gateway's own endpoint is no basis for comparison, so it isn't requested.
  const siteUrl = isIndependent(site) ? site?.url : undefined
  const [typed, setTyped, forget] = useKeptForm(`endpoint.${chainId}`, readTyped, {
    first: inUse?.[0] ?? '',
    second: inUse?.[1] ?? '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const [check, setCheck] = useState<EndpointCheck>({ status: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const stop = () => {
    running.current?.abort()
    setCheck({ status: 'none' })
  }
  const close = () => {
    stop()
    onClose()
  }
  async function tryThem() {
    const read = readNodeUrl(typed.first)
    const other = typed.second.trim() === '' ? undefined : readNodeUrl(typed.second)
    const found = problemsOf(read, other, siteUrl)
    setProblems(found)
    if (found.first || found.second || 'problem' in read) return
    const urls = [read.url, ...(other && 'url' in other ? [other.url] : [])]
    const controller = new AbortController()
    running.current = controller
    setCheck({ status: 'checking' })
    const results = await Promise.all(
      urls.map((url) => checkEndpoint(url, chainId, siteUrl, controller.signal)),
    ).catch(() => undefined)
    // The input has changed in the meantime, or the user has stopped the check.
    if (!results || controller.signal.aborted) return
    const tried = results.map((result, at) => ({ ...result, url: urls[at] ?? '' }))
    const [first, second] = tried
    if (first?.kind === 'usable' && second?.kind !== 'problem')
      return setCheck({ status: 'usable', ...first, second })
    setCheck({ status: 'none' })
    const [problem, problemSecond] = tried.map((one) =>
      one.kind === 'problem' ? { ...one, host: new URL(one.url).host } : undefined,
    )
    setProblems({
      ...(problem && { first: problem }),
      ...(problemSecond && { second: problemSecond }),
    })
  }
  const type = (part: Partial<TypedEndpoints>) => {
    stop()
    setTyped({ ...typed, ...part })
    setProblems({})
  }
  const use = (urls: readonly string[] | undefined) => {
    const isStored = ownNodes.update((before) => withNodes(before, chainId, urls))
    const title =
      urls === undefined
        ? text(siteUrl === undefined ? 'used.none' : 'used.site', { network })
        : text('used.own', { network, host: urls.map((url) => new URL(url).host).join(', ') })
    toast.show({
      tone: isStored ? 'done' : 'info',
      title,
      ...(isStored ? {} : { text: text('used.unsaved') }),
    })
    forget()
    close()
  }

  /** undefined: the user withdraws their consent. */
  const agree = (url: string | undefined) => {
    const isStored = agreedNodes.update((before) =>
      withNodes(before, chainId, url === undefined ? url : [url]),
    )
    toast.show({
      tone: 'info',
      title: text(url === undefined ? 'suggested.stopped' : 'suggested.used', { network }),
      ...(isStored ? {} : { text: text('used.unsaved') }),
    })
    forget()
    close()
    // The policy of this page may not allow the host that the user has just approved.
    if (isStored && url !== undefined) reload?.()
  }

  return (
    <EndpointDialogView
      open={open}
      network={network}
      site={
        site && isIndependent(site)
          ? { host: new URL(site.url).host, isPublic: site.source === 'table' }
          : undefined
      }
      suggested={
        site?.source === 'gateway'
          ? { url: site.url, isAgreed: agreed.includes(site.url) }
          : undefined
      }
      onAgree={agree}
      ownHost={inUse?.flatMap((url) => hostOf(url) ?? []).join(', ')}
      typed={typed.first}
      onType={(first) => type({ first })}
      problem={problems.first && problemText(problems.first)}
      typedSecond={typed.second}
      onTypeSecond={(second) => type({ second })}
      problemSecond={problems.second && problemText(problems.second)}
      check={check}
      onCheck={() => void tryThem()}
      onStop={stop}
      onUse={use}
      onCancel={() => {
        forget()
        close()
      }}
      onClose={close}
    />
  )
}

/** What is wrong with the input before anything is asked. */
function problemsOf(
  first: ReturnType<typeof readNodeUrl>,
  second: ReturnType<typeof readNodeUrl> | undefined,
  siteUrl: string | undefined,
): Problems {
  if ('problem' in first) return { first: { why: first.problem } }
  const isAlone = second === undefined
  // Beside another one, the default is worth naming.
  if (isAlone && siteUrl && first.url === readUrl(siteUrl)?.href) return { first: { why: 'site' } }
  if (isAlone) return {}
  if ('problem' in second) return { second: { why: second.problem } }
  const isSame = new URL(first.url).host === new URL(second.url).host
  return isSame ? { second: { why: 'sameHost' } } : {}
}
