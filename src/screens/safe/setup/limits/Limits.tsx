import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import {
  type ChainSnapshot,
  type ChainSummary,
  type Hex,
  loading,
  type Remote,
  sameAddress,
  type SafeRef,
} from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import type { SafeTx } from '#domain'
import { limitsQuery, safePolling, toRemote } from '#queries'
import { allowanceModules, type Call } from '#safe'
import type { PendingSpend } from '#signing'
import { useToast, useText } from '#ui'
import { useWallet } from '#wallet'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { changeDraft, withCalls } from '#screens/core/stores'
import type { KnownNonces } from '#screens/transactions/send'
import { setupText } from '../text.ts'
import { type LimitChange, limitFormKey } from './limitForm.ts'
import { LimitsView } from './LimitsView.tsx'
import { dismissSpend, useFollowedSpends, useSpendsOf } from '#screens/transactions/send/spend'

const LimitDialog = /*@__PURE__*/ loadDialog(async () => (await import('./dialogs.ts')).LimitDialog)
const SpendLimitDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/send/spend/dialog')).SpendLimitDialog,
)

export interface LimitsProps {
  at: SafeRef
  chain: ChainSummary
  /** The Safe as its contract has it. */
  onChain: Remote<ChainSnapshot>
  nonces: Remote<KnownNonces>
  /** Why nothing can be proposed now. */
  mayNot: string | undefined
  /**
   * Reviews a transaction that was made from a form: `formKey` is where the form is stored,
   * `onLeave` closes it, and `onEdit` goes back to it.
   */
  onReview: (tx: SafeTx, back: { formKey: string; onLeave: () => void; onEdit: () => void }) => void
}

/** `state`: as read when it was opened, in case the chain can't be read anymore. */
type Opened =
  | { kind: 'limit'; change: LimitChange; state: SpendingLimits; settings: ChainSnapshot }
  /** `key`: a new one each time that it is opened. `sent`: payments sent from it. */
  | { kind: 'spend'; key: number; limit: SpendingLimit; sent: readonly Hex[] }

/**
 * The spending limits of a Safe, as its Allowance Module has them, the transactions that change
 * them, and those that spend.
 */
export function Limits({ at, chain, onChain, nonces, mayNot, onReview }: LimitsProps) {
  const text = useText(setupText)
  const { client } = useEnvironment()
  const { account } = useWallet()
  const toast = useToast()
  const withCode = useWithCode()
  const [open, setOpen] = useState<Opened>()
  const openedBefore = useRef(0)
  const node = client(at.chainId)
  const snapshot = onChain.status === 'ready' ? onChain.value : undefined
  const modules = snapshot?.modules
  const inUse = useMemo(
    () =>
      modules && {
        official: allowanceModules,
        enabled: allowanceModules.filter((one) =>
          modules.some((module) => sameAddress(module, one)),
        ),
      },
    [modules],
  )
  const read = toRemote(useQuery({ ...limitsQuery(node, at, inUse), refetchInterval: safePolling }))
  const limits = onChain.status === 'failed' ? onChain : inUse ? read : loading
  const state = limits.status === 'ready' ? limits.value : null
  const isShown = ({ txHash }: PendingSpend) => open?.kind === 'spend' && open.sent.includes(txHash)
  const own = useSpendsOf(at)
  useFollowedSpends()
  const close = () => setOpen(undefined)
  const openChange = (change: LimitChange) =>
    state &&
    snapshot &&
    withCode(LimitDialog, () => setOpen({ kind: 'limit', change, state, settings: snapshot }))
  return (
    <>
      <LimitsView
        chain={chain}
        limits={limits}
        isOffered={hasCapability(chain, 'spendingLimits')}
        account={account}
        spends={own.filter((one) => !isShown(one))}
        onChange={openChange}
        onSpend={(limit) =>
          withCode(SpendLimitDialog, () =>
            setOpen({ kind: 'spend', key: ++openedBefore.current, limit, sent: [] }),
          )
        }
        onDismiss={dismissSpend}
      />
      {open?.kind === 'limit' && (
        <LimitDialog
          at={at}
          change={open.change}
          state={state ?? open.state}
          settings={snapshot ?? open.settings}
          nonces={nonces}
          disabledReason={mayNot}
          onAdd={(calls: readonly Call[]) => {
            changeDraft(at, (before) => withCalls(before, calls))
            toast.show({ tone: 'done', title: text('added') })
            close()
          }}
          onReview={(tx: SafeTx) =>
            onReview(tx, {
              formKey: limitFormKey(at, open.change),
              onLeave: close,
              onEdit: () => setOpen(open),
            })
          }
          onClose={close}
        />
      )}
      {open?.kind === 'spend' && (
        <SpendLimitDialog
          key={open.key}
          at={at}
          chain={chain}
          limit={open.limit}
          state={state}
          // A wallet may respond after its dialog was closed: the notice of that payment stays
          // visible.
          onSent={({ txHash }) =>
            setOpen((now) =>
              now?.kind === 'spend' && now.key === open.key
                ? { ...now, sent: [...now.sent, txHash] }
                : now,
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}
