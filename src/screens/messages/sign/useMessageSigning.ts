import { useQuery } from '@tanstack/react-query'
import { useMemo, useReducer } from 'react'
import {
  type Address,
  type Allowed,
  type ChainSummary,
  type Hex,
  no,
  type SafeRef,
  sameAddress,
} from '#base'
import type { Erc20 } from '#chain'
import type { Message, OffchainMessage } from '#domain'
import { messagePolling, messageQuery } from '#queries'
import { canConfirm } from '#safe'
import type { LookAlike } from '#safe/suspicion'
import { confirm, messageWithSubmitted, type PendingMessage, submit } from '#signing'
import { useWallet } from '#wallet'
import {
  confirmState,
  failureOf,
  proposalOf,
  signingFlow,
  signingStart,
  useReportLateOutcome,
} from '#screens/transactions/confirm'
import { useSigningWallet, useSubmittingPorts } from '#screens/core/ports'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkToMessage } from '#screens/core/links'
import type { ActionReason } from '#screens/common/signing'
import type { ShownProof } from '#screens/transactions/review'
import { actorOf, useSafeState } from '#screens/core/openSafe'
import { useLookAlikes } from '#screens/common/suspicions'
import { useIsMounted } from '#screens/common/hooks'
import { usePending } from '#screens/common/pending'
import {
  checkedOf,
  messageCheckQuery,
  type MessageProgress,
  progressOf,
  useMessageProof,
} from '#screens/messages/common'
import type { MessageState } from './SignMessageView.tsx'
import { useMessageTokens } from './useMessageTokens.ts'

export interface MessageSigning {
  /** The hash that owners sign, computed here; undefined until it is. */
  hash: Hex | undefined
  /** What the gateway lists; undefined until it answers, and for a message that it doesn't know. */
  listed: Message | undefined
  /** The signatures of all owners together, once the Safe's contract accepts them. */
  prepared: Hex | undefined
  hasSigned: boolean
  /** The connected account has signed here: it may still have to be sent. */
  isKept: boolean
  shown: {
    /** The Safe. */
    signer: Address
    /** The whole address of the message's page, once its hash is computed. */
    link: string | undefined
    chain: ChainSummary | undefined
    proof: ShownProof
    lookAlikes: readonly LookAlike[]
    tokens: readonly Erc20[]
    state: MessageState
    allowed: Allowed<ActionReason>
    onSign: () => void
    onRetry: () => void
    onBack: () => void
    onConnect: (() => void) | undefined
    onSwitchChain: (() => void) | undefined
  }
}

/**
 * The signature of a text or typed data by an owner of the Safe. Its hash is computed here, and
 * checked with the Safe on the chain.
 */
export function useMessageSigning(
  at: SafeRef,
  message: OffchainMessage,
  app: { name: string; url: string } | undefined,
): MessageSigning {
  const { gateway, reader, chains } = useEnvironment()
  const wallet = useWallet()
  const chain = useChain(at.chainId)
  const safe = useSafeState(at)
  const ports = useSubmittingPorts()
  const signer = useSigningWallet()
  const entries = usePending()
  const [local, dispatch] = useReducer(signingFlow, signingStart)
  const isMounted = useIsMounted()
  const reportLateOutcome = useReportLateOutcome(isMounted, chain?.name ?? '')
  const { lookAlikesIn } = useLookAlikes(at)
  const tokens = useMessageTokens(at, message)
  const version = safe.status === 'ready' ? safe.value.version : null
  const proposal = useMemo(() => proposalOf({ note: null, ...(app && { app }) }), [app])
  const reviewed = useQuery({
    ...messageCheckQuery(reader(at.chainId), at, {
      at,
      message,
      claimedHash: null,
      reported: { version },
      proposal,
    }),
    enabled: safe.status === 'ready',
  })
  const review = reviewed.data
  const hash = review?.hash ?? undefined
  const known = useQuery({
    ...messageQuery(gateway, at, hash ?? '0x'),
    enabled: hash !== undefined,
    refetchInterval: messagePolling,
  })
  // Without an answer of the gateway, it isn't known whether this signature proposes the message or
  // is one more.
  const isNew = known.data === null
  // What the gateway lists under this hash has to be what has this hash.
  const isOther = known.data != null && known.data.hash.toLowerCase() !== hash?.toLowerCase()
  const threshold =
    review?.quorum?.required ?? (safe.status === 'ready' ? safe.value.threshold : undefined)
  const listed = messageWithSubmitted((!isOther && known.data) || undefined, entries, {
    at,
    hash,
    threshold,
  })
  const account = wallet.account
  const own = entries.find(
    (one): one is PendingMessage =>
      one.kind === 'message' && one.messageHash === hash && one.by === account,
  )
  const checked = useQuery(
    messageCheckQuery(reader(at.chainId), at, listed && checkedOf(at, listed, { version })),
  ).data
  // Refuted signatures don't count, so their owners can still sign.
  const signedBy = (listed?.confirmations ?? []).flatMap(({ signer: party }, index) =>
    checked?.signatures[index]?.status === 'differs' ? [] : [party.address],
  )
  const allowed = isOther
    ? no('unverified')
    : !review || safe.status !== 'ready' || (!isNew && !listed)
      ? no('loading')
      : canConfirm(
          { status: 'AWAITING_CONFIRMATIONS', nonce: safe.value.nonce, confirmedBy: signedBy },
          safe.value,
          actorOf(wallet),
          review.status,
        )
  const progress = listed && progressOf(listed, checked)
  const hasSigned = signedBy.some((one) => sameAddress(one, account))
  // What the Safe itself doesn't accept is not passed on.
  const prepared =
    progress?.status === 'signed' && checked?.accepts ? (listed?.prepared ?? undefined) : undefined

  async function sign() {
    if (!review?.signable || !account) return
    dispatch({ type: 'sign' })
    try {
      // The chain may have changed while the dialog was open.
      // After an error `data` is what was read before.
      const { data: again, isError } = await reviewed.refetch()
      if (!isMounted()) return
      if (isError || !again?.signable || again.signable.hash !== review.hash)
        return dispatch({ type: 'signed' })
      const state = await confirm(
        { ...ports, wallet: signer },
        { ...again.signable, proposal: listed ? null : again.signable.proposal },
        account,
        { chainIds: chains.map(({ chainId }) => chainId) },
      )
      dispatch({ type: 'signed' })
      reportLateOutcome(state)
    } catch (error) {
      const failure = failureOf(error, chains)
      dispatch({ type: 'failed', failure })
      return reportLateOutcome(failure)
    }
    await known.refetch()
  }

  async function retry() {
    if (own?.state.status !== 'unsubmitted') return sign()
    await submit(ports, own)
    await known.refetch()
  }

  const { switchChain } = wallet
  return {
    hash,
    listed,
    prepared,
    hasSigned,
    isKept: own !== undefined,
    shown: {
      signer: at.address,
      link: hash && new URL(linkToMessage(chains, at, hash), location.href).href,
      chain,
      proof: useMessageProof(review ?? 'checking'),
      lookAlikes: useMemo(() => lookAlikesIn([message]), [lookAlikesIn, message]),
      tokens,
      state: stateOf({ local, own, hasSigned, prepared, progress, accepts: checked?.accepts }),
      allowed,
      onSign: () => void sign(),
      onRetry: () => void retry(),
      onBack: () => dispatch({ type: 'back' }),
      onConnect: wallet.connect,
      onSwitchChain:
        switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined)),
    },
  }
}

interface Progress {
  local: ReturnType<typeof signingFlow>
  own: PendingMessage | undefined
  hasSigned: boolean
  prepared: Hex | undefined
  progress: MessageProgress | undefined
  /** Whether the Safe's contract accepts the signatures together. */
  accepts: boolean | null | undefined
}

function stateOf({ local, own, hasSigned, prepared, progress, accepts }: Progress): MessageState {
  if (prepared && hasSigned) return { step: 'done' }
  if (hasSigned && progress) {
    const { submitted, required } = progress
    const missing = submitted < required ? 'owners' : accepts === false ? 'acceptance' : 'check'
    return { step: 'waiting', submitted, required, missing }
  }
  // Submitted, but not listed yet.
  const isUnlisted = own?.state.status === 'submitted'
  const state = confirmState(local, isUnlisted ? undefined : own?.state)
  // The hash of a message is never signed alone.
  return state.step === 'hash' ? { step: 'review' } : state
}
