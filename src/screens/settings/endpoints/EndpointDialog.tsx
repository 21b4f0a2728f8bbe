import { useEffect, useRef, useState } from 'react'
import { type ChainSummary, isIndependent, readUrl } from '#base'
import { useText, useToast } from '#ui'
import {
  agreedNodes,
  type OwnNodes,
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

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The nodes with a network's node replaced, or removed. */
const withNode = (nodes: OwnNodes, chainId: string, url?: string): OwnNodes =>
  Object.fromEntries([
    ...Object.entries(nodes).filter(([id]) => id !== chainId),
    ...(url === undefined ? [] : [[chainId, url] as const]),
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
  const agreed = useAgreedNodes()[chainId]
  const site = siteNode(chainId)
  // The gateway's own endpoint is no basis for comparison, so it isn't requested.
  const siteUrl = isIndependent(site) ? site?.url : undefined
  const [typed, setTyped, forget] = useKeptForm(`endpoint.${chainId}`, readText, inUse ?? '')
  const [problem, setProblem] = useState<FieldProblem>()
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
  async function tryIt() {
    setProblem(undefined)
    const read = readNodeUrl(typed)
    if ('problem' in read) return setProblem({ why: read.problem })
    const { url } = read
    if (siteUrl && url === readUrl(siteUrl)?.href) return setProblem({ why: 'site' })
    const controller = new AbortController()
    running.current = controller
    setCheck({ status: 'checking' })
    const result = await checkEndpoint(url, chainId, siteUrl, controller.signal).catch(
      () => undefined,
    )
    // The input has changed in the meantime, or the user has stopped the check.
    if (!result || controller.signal.aborted) return
    if (result.kind === 'usable') return setCheck({ status: 'usable', url, ...result })
    setCheck({ status: 'none' })
    setProblem({ ...result, host: new URL(url).host })
  }
  const use = (url: string | undefined) => {
    const isStored = ownNodes.update((before) => withNode(before, chainId, url))
    const title =
      url === undefined
        ? text(siteUrl === undefined ? 'used.none' : 'used.site', { network })
        : text('used.own', { network, host: new URL(url).host })
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
    const isStored = agreedNodes.update((before) => withNode(before, chainId, url))
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
        site?.source === 'gateway' ? { url: site.url, isAgreed: site.url === agreed } : undefined
      }
      onAgree={agree}
      ownHost={hostOf(inUse)}
      typed={typed}
      onType={(next) => {
        stop()
        setTyped(next)
        setProblem(undefined)
      }}
      problem={problem && problemText(problem)}
      check={check}
      onCheck={() => void tryIt()}
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
