import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer } from 'react'
import { type Hex, no, type SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { GatewayHttpError } from '#gateway'
import { messageQuery } from '#queries'
import { canConfirm } from '#safe'
import { confirm, type MessageReview, type PendingMessage, prepareMessage, submit } from '#signing'
import type { ProofStripProps } from '#ui'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { signingFlow, signingStart } from '../../confirm/confirmFlow.ts'
import { proposalOf } from '../../confirm/draft.ts'
import { failureOf } from '../../confirm/useConfirm.ts'
import { useSigningWallet } from '../../confirm/useSigningWallet.ts'
import { useChain, useEnvironment } from '../../environment.tsx'
import { chainPort } from '../../review/chainPort.ts'
import { actorOf, usePending } from '../../shared/pending.ts'
import { useSubmittingPorts } from '../../signingPorts.ts'
import { useSafeState } from '../../useSafeState.ts'
import { appsText } from '../text.ts'
import { MessageRequestView, type MessageState } from './MessageRequestView.tsx'

interface MessageAnswer {
  messageHash: Hex
  /** Missing until enough owners have signed. */
  signature?: Hex
}

export interface MessageRequestProps {
  at: SafeRef
  message: OffchainMessage
  origin: string
  app: { name: string; url: string }
  onAnswer: (answer: MessageAnswer) => void
  onClose: () => void
}

/** Milliseconds between looks at who else has signed. */
const pollEvery = 5_000

/** Signs a text or typed data as an owner of the Safe. The hash is computed here, and checked with the Safe on the chain. */
export function MessageRequest({ at, message, origin, app, onAnswer, onClose }: MessageRequestProps) {
  const { gateway, client } = useEnvironment()
  const wallet = useWallet()
  const chain = useChain(at.chainId)
  const safe = useSafeState(at)
  const ports = useSubmittingPorts()
  const signer = useSigningWallet()
  const entries = usePending()
  const [local, dispatch] = useReducer(signingFlow, signingStart)
  const version = safe.status === 'ready' ? safe.value.version : null
  const node = client(at.chainId)
  const proposal = useMemo(() => proposalOf({ note: null, app }), [app])
  const prepare = () => prepareMessage(node && chainPort(node), { at, message, claimedHash: null, reported: { version }, proposal })
  const reviewed = useQuery({
    queryKey: ['messageReview', at.chainId, at.address, version, message] as const,
    enabled: safe.status === 'ready',
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
    queryFn: prepare,
  })
  const review = reviewed.data
  const hash = review?.hash ?? undefined
  const known = useQuery({
    ...messageQuery(gateway, at, hash ?? '0x'),
    enabled: hash !== undefined,
    refetchInterval: ({ state }) => (state.data?.preparedSignature ? false : pollEvery),
  })
  // Without an answer of the gateway, it isn't known whether this signature proposes the message or is one more.
  const isNew = known.error instanceof GatewayHttpError && known.error.status === 404
  const listed = known.data
  const account = wallet.account
  const own = entries.find((one): one is PendingMessage => one.kind === 'message' && one.messageHash === hash && one.by === account)
  const signedBy = [...(listed?.confirmations.map(({ signer: party }) => party.address) ?? []), ...(own?.state.status === 'submitted' ? [own.by] : [])]
  const actor = actorOf(wallet)
  const allowed =
    !review || safe.status !== 'ready' || (!isNew && !listed)
      ? no('loading')
      : canConfirm({ status: 'AWAITING_CONFIRMATIONS', nonce: safe.value.nonce, confirmedBy: signedBy }, safe.value, actor, review.status)
  const submitted = new Set(signedBy.map((one) => one.toLowerCase())).size
  const required = listed?.required ?? (safe.status === 'ready' ? safe.value.threshold : 1)
  const hasSigned = account !== undefined && signedBy.some((one) => one.toLowerCase() === account.toLowerCase())
  const prepared = listed?.prepared ?? undefined
  const state = stateOf({ local, own, hasSigned, prepared, submitted, required })

  useEffect(() => {
    if (hash && prepared && hasSigned) onAnswer({ messageHash: hash, signature: prepared })
  }, [hash, prepared, hasSigned, onAnswer])

  async function sign() {
    if (!review?.signable || !account) return
    dispatch({ type: 'sign' })
    try {
      // The chain may have changed while the dialog was open.
      const again = await prepare()
      if (again.signable?.hash !== review.hash) {
        await reviewed.refetch()
        return dispatch({ type: 'signed' })
      }
      await confirm({ ...ports, wallet: signer }, { ...again.signable, proposal: listed ? null : again.signable.proposal }, account)
      dispatch({ type: 'signed' })
    } catch (error) {
      return dispatch({ type: 'failed', failure: failureOf(error) })
    }
    await known.refetch()
  }

  async function retry() {
    if (own?.state.status !== 'unsubmitted') return sign()
    await submit(ports, own)
    await known.refetch()
  }

  return (
    <MessageRequestView
      origin={origin}
      chain={chain}
      message={message}
      proof={useShownProof(review)}
      state={state}
      allowed={allowed}
      onSign={() => void sign()}
      onRetry={() => void retry()}
      onBack={() => dispatch({ type: 'back' })}
      onConnect={wallet.connect}
      onSwitchChain={wallet.switchChain && (() => void wallet.switchChain?.(Number(at.chainId)).catch(() => undefined))}
      onClose={() => {
        // The app can ask for the signature of all later, by this hash.
        if (hash && (hasSigned || own)) onAnswer({ messageHash: hash, ...(prepared && { signature: prepared }) })
        onClose()
      }}
    />
  )
}

interface Progress {
  local: ReturnType<typeof signingFlow>
  own: PendingMessage | undefined
  hasSigned: boolean
  prepared: Hex | undefined
  submitted: number
  required: number
}

function stateOf({ local, own, hasSigned, prepared, submitted, required }: Progress): MessageState {
  if (prepared && hasSigned) return { step: 'done' }
  if (hasSigned) return { step: 'waiting', submitted, required }
  if (own?.state.status === 'submitting') return { step: 'submitting' }
  if (own?.state.status === 'unsubmitted')
    return { step: 'failed', isSigned: true, failure: { at: 'submitting', why: own.state.why, ...(own.state.detail ? { detail: own.state.detail } : {}) } }
  if (local.step === 'failed') return { ...local, isSigned: false }
  // The hash of a message is never signed alone.
  return local.step === 'hash' ? { step: 'review' } : local
}

/** What was checked, in words. */
function useShownProof(review: MessageReview | undefined): ProofStripProps {
  const text = useText(appsText)
  if (!review) return { status: 'checking', words: text('message.checking') }
  const words = { verified: 'message.verified', unverifiable: 'message.unverifiable', differs: 'message.differs' } as const
  return { status: review.status, words: text(words[review.status]), ...(review.hash && { hashes: [{ label: text('message.hash'), value: review.hash }] }) }
}
