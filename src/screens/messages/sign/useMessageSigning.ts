import { useMemo, useReducer } from 'react'
import {
  type Address,
  type Allowed,
  type ChainSummary,
  type Hex,
  sameAddress,
  type SafeRef,
} from '#base'
import type { Erc20 } from '#chain'
import type { Message, OffchainMessage } from '#domain'
import type { LookAlike } from '#safe/suspicion'
import { confirm, isHeld, type Rechecked, submit } from '#signing'
import { useWallet } from '#wallet'
import {
  failureOf,
  signingFlow,
  signingStart,
  useReportLateOutcome,
} from '#screens/transactions/confirm'
import { useSigningWallet, useSubmittingPorts } from '#screens/core/ports'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkToMessage } from '#screens/core/links'
import type { ActionReason } from '#screens/common/signing'
import type { ShownProof } from '#screens/transactions/review'
import { useLookAlikes } from '#screens/common/suspicions'
import { useIsMounted } from '#screens/common/hooks'
import { useMessageProof } from '#screens/messages/common'
import { maySubmitKept, messageSigningFlow, type MessageState } from './messageSigningFlow.ts'
import { useMessageTokens } from './useMessageTokens.ts'
import { useReadMessage } from './useReadMessage.ts'

export interface MessageSigning {
  /** The hash that owners sign, computed here; undefined until it is. */
  hash: Hex | undefined
  /** What the gateway lists; undefined until it answers, and for a message that it doesn't know. */
  listed: Message | undefined
  /** The signatures of all owners together, once the Safe's contract accepts them. */
  prepared: Hex | undefined
  hasSigned: boolean
  /** Whether the connected account has signed here: its signature may still have to be sent. */
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
  const { chains } = useEnvironment()
  const wallet = useWallet()
  const chain = useChain(at.chainId)
  const ports = useSubmittingPorts()
  const signer = useSigningWallet()
  const [local, dispatch] = useReducer(signingFlow, signingStart)
  const isMounted = useIsMounted()
  const reportLateOutcome = useReportLateOutcome(isMounted, chain?.name ?? '')
  const { lookAlikesIn } = useLookAlikes(at)
  const tokens = useMessageTokens(at, message)
  const { account } = wallet
  const { checkAgain, readAgain, ...read } = useReadMessage(at, message, app, account)
  const { review, listed, own } = read
  const hash = review?.hash ?? undefined
  const { state, allowed, hasSigned, prepared } = messageSigningFlow({ ...read, wallet, local })

  async function recheck(): Promise<Rechecked> {
    const again = await checkAgain()
    if (again === 'unread') return 'unchecked'
    const { owners = [] } = again.signable ?? {}
    const isOwner = owners.some((owner) => sameAddress(owner, account))
    return isOwner && again.signable?.hash === review?.hash ? 'same' : 'changed'
  }

  async function sign() {
    if (!review?.signable || !account) return
    dispatch({ type: 'sign' })
    try {
      // The chain may have changed while the dialog was open.
      const again = await checkAgain()
      if (!isMounted()) return
      if (again === 'unread')
        return dispatch({ type: 'failed', failure: { at: 'signing', why: 'unread' } })
      const isLessSure = again.agreement?.isAgreed === false && review.agreement?.isAgreed === true
      if (!again.signable || again.signable.hash !== review.hash || isLessSure)
        return dispatch({ type: 'signed' })
      const outcome = await confirm(
        { ...ports, wallet: signer },
        { ...again.signable, proposal: listed ? null : again.signable.proposal },
        account,
        { chainIds: chains.map(({ chainId }) => chainId), recheck },
      )
      dispatch({ type: 'signed' })
      reportLateOutcome(outcome)
    } catch (error) {
      const failure = failureOf(error, chains)
      dispatch({ type: 'failed', failure })
      return reportLateOutcome(failure)
    }
    await readAgain()
  }

  async function retry() {
    if (own?.state.status !== 'unsubmitted') return sign()
    if (isHeld(own.state) && maySubmitKept(allowed) !== 'yes') return
    await submit(ports, own)
    await readAgain()
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
      state,
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
