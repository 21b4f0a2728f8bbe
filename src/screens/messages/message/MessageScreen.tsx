import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isHexWord, ready, type Remote, type SafeRef, sameAddress } from '#base'
import type { Message } from '#domain'
import { messagePolling, messageQuery, toRemote } from '#queries'
import { messageWithSubmitted, submitRecorded } from '#signing'
import { localMessage } from '#signing/pending'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { usePending } from '#screens/common/pending'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo, linkToMessage } from '#screens/core/links'
import { useLookAlikes } from '#screens/common/suspicions'
import { useSafeDetail } from '#screens/core/openSafe'
import { checkedOf, contentOf, messageCheckQuery } from '#screens/messages/common'
import { useMessageTokens } from '#screens/messages/sign'
import { useSubmittingPorts } from '#screens/core/ports'
import { type SigningOwner, useSignAs } from './signAs/useSignAs.ts'
import { MessageView } from './MessageView.tsx'

const SignDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/messages/sign/dialog')).SignMessageDialog,
)

const SignAsDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./signAs/index.ts')).SignAsDialog,
)

export interface MessageScreenProps {
  at: SafeRef
  /** The hash that owners sign, as the link says it. */
  hash: string | undefined
}

/** The page of one message. */
export function MessageScreen({ at, hash }: MessageScreenProps) {
  const { gateway, chains, reader, isWithoutService } = useEnvironment()
  const { account } = useWallet()
  const chain = useChain(at.chainId)
  const withCode = useWithCode()
  const [isOpen, setOpen] = useState(false)
  const [signing, setSigning] = useState<{
    owner: SigningOwner
    appUrl: string | null | undefined
  }>()
  const ports = useSubmittingPorts()
  const isHash = isHexWord(hash)
  const query = useQuery({
    ...messageQuery(gateway, at, isHash ? hash : '0x'),
    enabled: isHash,
    // It may be proposed in a moment.
    refetchInterval: ({ state }) => (state.data === null ? messagePolling : false),
  })
  const entries = usePending()
  const safe = useSafeDetail(at)
  const owners = safe.status === 'ready' ? safe.value.owners.map((one) => one.address) : undefined
  const listed = messageWithSubmitted(query.data ?? undefined, entries, {
    at,
    hash: isHash ? hash : undefined,
    threshold: safe.status === 'ready' ? safe.value.threshold : undefined,
  })
  const message = isHash ? shownOf(toRemote(query), listed) : 'none'
  const { lookAlikesIn } = useLookAlikes(at)
  const tokens = useMessageTokens(at, listed && contentOf(listed))
  const lookAlikes = useMemo(
    () => (listed ? lookAlikesIn([contentOf(listed)]) : []),
    [lookAlikesIn, listed],
  )
  const review = useQuery({
    ...messageCheckQuery(
      reader(at.chainId),
      at,
      listed && safe.status === 'ready' ? checkedOf(at, listed, safe.value) : undefined,
    ),
    // An owner that is a Safe may have recorded the message since the last visit.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const signAs = useSignAs(at, review.data, account)
  const recorded = (review.data?.signable ? review.data.recorded : [])
    .map((owner) => ({
      owner,
      state: localMessage(entries, at, listed?.hash, owner)?.state,
      onAdd: () => void (review.data && submitRecorded(ports, review.data, owner)),
    }))
    .filter(({ state }) => state?.status !== 'submitted')
  const isOwner = account !== undefined && owners?.some((one) => sameAddress(one, account)) === true
  // Only a signature that isn't refuted keeps its owner from giving another one.
  const hasSigned =
    listed?.confirmations.some(
      ({ signer }, index) =>
        sameAddress(signer.address, account) &&
        review.data?.signatures[index]?.status !== 'differs',
    ) === true
  return (
    <>
      <MessageView
        message={message}
        owners={owners}
        chain={chain}
        review={review.data ?? (review.isError ? 'failed' : 'checking')}
        lookAlikes={lookAlikes}
        tokens={tokens}
        signer={at.address}
        onRetryReview={() => void review.refetch()}
        listHref={linkTo(chains, at, 'messages')}
        // Only this browser knows it, where there is no gateway.
        link={
          listed && !isWithoutService
            ? new URL(linkToMessage(chains, at, listed.hash), location.href).href
            : undefined
        }
        needsYou={(!hasSigned && isOwner) || signAs.length > 0}
        signAs={signAs}
        onSignAs={(owner) =>
          withCode(SignAsDialog, () => setSigning({ owner, appUrl: listed?.app?.url }))
        }
        recorded={recorded}
        onSign={
          !hasSigned && (account === undefined || isOwner)
            ? () => withCode(SignDialog, () => setOpen(true))
            : undefined
        }
      />
      {signing && (
        <SignAsDialog
          {...signing}
          onClose={() => {
            setSigning(undefined)
            // What the owner has recorded is seen on the chain.
            void review.refetch()
          }}
        />
      )}
      {isOpen && listed && (
        <SignDialog
          at={at}
          message={contentOf(listed)}
          app={listed.app}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The message with this device's signatures; `none` if neither gateway nor device has it. */
function shownOf(
  found: Remote<Message | null>,
  message: Message | undefined,
): Remote<Message> | 'none' {
  if (message) return found.status === 'ready' ? { ...found, value: message } : ready(message)
  return found.status === 'ready' ? 'none' : found
}
