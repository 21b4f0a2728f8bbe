import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  type Address,
  loading,
  mapRemote,
  type Remote,
  type SafeRef,
  sameAddress,
  toDecimal,
  zeroAddress,
} from '#base'
import type { Erc20, SpendingLimits } from '#chain'
import { balancesQuery, formerLimitsQuery, toRemote } from '#queries'
import { batchLibraries, type Call, type Effect, type SafeSettings, toSafeTx } from '#safe'
import type { SafeTx } from '#domain'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { effectOf } from '#screens/transactions/draft'
import { useTransactionDraft } from '#screens/core/stores'
import { usePreferences } from '#screens/core/preferences'
import { useErc20s } from '#screens/transactions/review'
import { checkNonce, findLibrary, type KnownNonces } from '#screens/transactions/send'
import { useKeptForm } from '#screens/common/form'
import { useTypedAddress } from '#screens/common/typedAddress'
import { useQueuedBefore } from '../queued/useQueuedBefore.ts'
import { changesLimits, checkLimit } from './checkLimit.ts'
import {
  type LimitChange,
  type LimitContext,
  type LimitForm,
  limitFormKey,
  readLimitForm,
  startingForm,
} from './limitForm.ts'
import {
  erc20sOf,
  type LimitToken,
  nativeToken,
  toLimitToken,
} from '#screens/transactions/send/spend'
import { type LimitModule, LimitView, type LimitViewProps } from './LimitView.tsx'
import { choosableOf, isEnabledAfter } from './limitChoices.ts'

export interface LimitDialogProps {
  at: SafeRef
  change: LimitChange
  /** As read from the chain. */
  state: SpendingLimits
  settings: SafeSettings & { version: string | null }
  nonces: Remote<KnownNonces>
  /** Why it can't be proposed now. */
  disabledReason: string | undefined
  /** Adds the calls to the draft transaction. */
  onAdd: (calls: readonly Call[]) => void
  onReview: (tx: SafeTx) => void
  onClose: () => void
}

const noAddresses: readonly Address[] = []

const noTokens: readonly LimitToken[] = []

const noEffects: readonly Effect[] = []

/** Makes the calls of one change of a Safe's spending limits, checked against the chain. */
export function LimitDialog({
  at,
  change,
  state,
  settings,
  nonces,
  disabledReason,
  onAdd,
  onReview,
  onClose,
}: LimitDialogProps) {
  const { gateway, chains, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const [{ currency }] = usePreferences()
  const [contacts] = useContacts()
  const [draft] = useTransactionDraft(at)
  const [libraryFailure, setLibraryFailure] = useState<'failed' | 'none'>()
  const [isPreparing, setPreparing] = useState(false)
  const [clashes, setClashes] = useState(false)
  const known = [
    ...(chain ? [nativeToken(chain, state.balance)] : []),
    ...state.tokens.map(toLimitToken),
  ]
  const old = change.kind === 'new' ? undefined : change.limit
  const oldToken = old && known.find(({ token }) => sameAddress(token, old.token))
  const start = startingForm(
    change,
    old && oldToken ? toDecimal(old.amount, oldToken.decimals) : '',
  )
  const [form, setForm, forget] = useKeptForm(limitFormKey(at, change), readLimitForm, start)
  const latest = useRef<LimitForm>(undefined)
  useEffect(() => {
    latest.current = form
    return () => {
      latest.current = undefined
    }
  }, [form])
  const found = useTypedAddress(form.typed, at.chainId, at)
  // The gateway lists the Safe's tokens; their contracts describe them.
  const held = toRemote(
    useQuery({ ...balancesQuery(gateway, at, currency), enabled: change.kind === 'new' }),
  )
  const asked = held.status === 'ready' ? erc20sOf(held.value.items) : noAddresses
  const read = toRemote(useErc20s(at, asked, { staleTime: 0 }))
  const choosable =
    !chain || held.status === 'loading'
      ? loading
      : choosableOf(
          nativeToken(chain, state.balance),
          held,
          asked.length > 0 ? read : mapRemote(held, (): readonly Erc20[] => []),
        )
  // A failed read doesn't remove what is known from the chain.
  const tokens =
    change.kind === 'new' && choosable.status !== 'failed'
      ? choosable.status === 'ready'
        ? choosable.value
        : noTokens
      : known
  const isChoosable =
    tokens.length === 0 || tokens.some(({ token }) => sameAddress(token, form.token))
  // An amount in one token doesn't carry over to another.
  const chosen = isChoosable ? form : { ...form, token: zeroAddress, amount: '' }
  const account = change.kind === 'new' && found.status === 'usable' ? found.address : undefined
  const former = toRemote(
    useQuery(
      formerLimitsQuery(
        client(at.chainId),
        at,
        account && { module: state.module, delegate: account },
      ),
    ),
  )
  const nonceCheck = checkNonce(form.nonce, nonces.status === 'ready' ? nonces.value : undefined)
  const before = useQueuedBefore(at, nonceCheck.nonce, nonces)
  const queued = before.status === 'ready' ? before.value.effects : noEffects
  const module = old?.module ?? state.module
  const isEnabled = isEnabledAfter(queued, module, state)
  const context: LimitContext = {
    at,
    state,
    tokens,
    found,
    former: former.status === 'ready' ? former.value : undefined,
    isEnabledBefore: isEnabled,
    isChangedBefore: changesLimits(queued, module),
  }
  const check = checkLimit(change, chosen, context)
  if (!chain) return null

  async function review() {
    const { nonce } = nonceCheck
    const { ready } = check
    if (!ready || nonce === undefined) return
    setLibraryFailure(undefined)
    if (ready.length === 1) return onReview(toSafeTx(ready, { nonce }))
    setPreparing(true)
    const library = await findLibrary(client(at.chainId), batchLibraries(settings.version)).finally(
      () => setPreparing(false),
    )
    // Input typed meanwhile wouldn't be reviewed, and a closed dialog stays closed.
    if (latest.current !== form) return
    if (library === 'failed' || library === 'none') return setLibraryFailure(library)
    onReview(toSafeTx(ready, { nonce, library }))
  }

  function add() {
    // The calls of the draft transaction run before this one, and queued transactions run before
    // those.
    const effects = [...queued, ...draft.calls.map((call) => effectOf(call, at.address))]
    const isEnabledBefore = isEnabledAfter(effects, module, state)
    // A limit of a module that the same transaction disables would have no effect.
    if ((change.kind === 'new' || change.kind === 'change') && isEnabled && !isEnabledBefore)
      return setClashes(true)
    const { ready } = checkLimit(change, chosen, {
      ...context,
      isEnabledBefore,
      isChangedBefore: changesLimits(effects, module),
    })
    if (!ready) return
    forget()
    onAdd(ready)
  }

  return (
    <LimitView
      chain={chain}
      change={change}
      form={chosen}
      onForm={(next) => {
        setForm(next)
        setLibraryFailure(undefined)
        setClashes(false)
      }}
      check={check}
      delegate={{
        chains,
        found,
        contacts: contacts.filter(
          (one) => one.chains.length === 0 || one.chains.includes(at.chainId),
        ),
      }}
      tokens={{
        offered: change.kind === 'new' ? choosable : undefined,
        known,
        erc20s: [...state.tokens, ...(read.status === 'ready' ? read.value : [])],
      }}
      former={formerOf()}
      module={{ enables: !state.isEnabled && !isEnabled, queued: queuedOf(), clashes }}
      nonce={{ known: nonces, check: nonceCheck }}
      isPreparing={isPreparing}
      libraryFailure={libraryFailure}
      disabledReason={disabledReason}
      onAdd={add}
      onReview={() => void review()}
      onCancel={() => {
        forget()
        onClose()
      }}
      onClose={onClose}
    />
  )

  function formerOf(): LimitViewProps['former'] {
    if (account === undefined) return undefined
    if (former.status === 'loading') return 'reading'
    return former.status === 'failed' ? former : undefined
  }

  function queuedOf(): LimitModule['queued'] {
    if (before.status !== 'ready') return 'reading'
    if (isEnabled !== state.isEnabled) return isEnabled ? 'enables' : 'disables'
    return before.value.isPartial ? 'partial' : undefined
  }
}
