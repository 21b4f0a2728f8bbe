import type { StepDirection } from '#ui'
import type { Downloads } from '../catalog/types.ts'
import type { ConnectEvent, ConnectState, ConnectStep, Home, Origin } from './connectSteps.ts'
import type { WalletFacts } from './pickerWallet.ts'
import type { ConnectPhase } from './session.ts'

export const connectStart: ConnectState = { step: 'none', attempt: 0 }

/**
 * State machine of the picker. Unknown events of a step are ignored, and so are late results of an
 * abandoned attempt.
 */
export function connectFlow(state: ConnectState, event: ConnectEvent): ConnectState {
  switch (event.type) {
    case 'picked':
      // A second press while the wallet prompt is open, which would fail with "already pending".
      return state.step === 'connect' && state.wallet.id === event.wallet.id
        ? state
        : go(state, ask(event.wallet))
    case 'reported':
      return state.attempt === event.attempt ? report(state, event.phase) : state
    case 'retried':
      return state.step === 'failed' ? go(state, ask(state.wallet)) : state
    case 'renewed':
      return state.step === 'connect' && state.phase.phase !== 'opening'
        ? { ...state, phase: { phase: 'opening' } }
        : state
    case 'askedWhat':
      return state.step === 'none' ? go(state, { step: 'intro' }) : state
    case 'askedForMore':
      return state.step === 'none' || state.step === 'intro'
        ? go(state, { step: 'get', home: state.step })
        : state
    case 'wanted':
      return want(state, event.wallet)
    case 'chose':
      return choose(state, event.kind)
    case 'continued':
      return state.step === 'download'
        ? go(state, guideOrAsk(state.wallet, state.origin, 'mobile'))
        : state
    case 'wentBack':
      return state.step === 'none' ? state : go(state, stepBefore(state))
    case 'left':
      return go(state, { step: 'none' })
  }
}

/** The wallet marked as chosen in the list. */
export const chosenWallet = (state: ConnectStep): string | undefined =>
  'wallet' in state ? state.wallet.id : undefined

/**
 * The downloads that lead to a connection. A phone app that cannot be paired with this page is
 * offered only if there is no other way.
 */
export function downloadsOf({ connectionMethod, downloads }: WalletFacts): Downloads {
  const { extension, desktop } = downloads
  return connectionMethod === 'none' && (extension ?? desktop)
    ? { ...(extension && { extension }), ...(desktop && { desktop }) }
    : downloads
}

/** Whether there is more than one download option. */
const hasOptions = (wallet: WalletFacts): boolean =>
  Object.values(downloadsOf(wallet)).filter(Boolean).length > 1

/** Whether there is any download option. */
export const canBeGot = ({ downloads }: WalletFacts): boolean =>
  Object.values(downloads).some(Boolean)

/** Where the step after a press lies. */
export function directionOf({ type }: ConnectEvent): StepDirection {
  if (type === 'wentBack' || type === 'left') return 'back'
  return type === 'retried' || type === 'renewed' ? 'none' : 'forward'
}

function go(state: ConnectState, step: ConnectStep): ConnectState {
  const asks = step.step === 'connect'
  const gaveUp = state.step === 'connect'
  return { ...step, attempt: state.attempt + (asks || gaveUp ? 1 : 0) }
}

const ask = (wallet: WalletFacts): ConnectStep =>
  wallet.connectionMethod === 'none'
    ? { step: 'missing', wallet }
    : { step: 'connect', wallet, phase: { phase: 'opening' } }

function report(state: ConnectState, phase: ConnectPhase): ConnectState {
  // A connection closes or replaces the dialog, which is up to the caller.
  if (state.step !== 'connect' || phase.phase === 'connected') return state
  const { wallet, attempt } = state
  if (phase.phase === 'failed')
    return {
      step: 'failed',
      attempt,
      wallet,
      failure: phase.failure,
      paired: state.phase.phase !== 'opening',
    }
  return { ...state, phase }
}

function want(state: ConnectState, wallet: WalletFacts): ConnectState {
  if (state.step !== 'get' && !isAbout(state, wallet)) return state
  const origin: Origin = state.step === 'get' ? state.home : 'picked'
  const { extension, desktop, mobile } = downloadsOf(wallet)
  if (!canBeGot(wallet)) return state
  if (hasOptions(wallet)) return go(state, { step: 'downloadOptions', wallet, origin })
  if (mobile) return go(state, { step: 'download', wallet, origin })
  const kind = extension ? 'extension' : 'desktop'
  // Without a guide there's one card, which opens the store.
  return go(
    state,
    (extension ?? desktop) && wallet.guides[kind]
      ? { step: `${kind}Guide`, wallet, origin }
      : { step: 'downloadOptions', wallet, origin },
  )
}

const isAbout = (state: ConnectState, wallet: WalletFacts) =>
  (state.step === 'connect' || state.step === 'failed' || state.step === 'missing') &&
  state.wallet.id === wallet.id

function choose(state: ConnectState, kind: 'extension' | 'desktop' | 'mobile'): ConnectState {
  if (state.step !== 'downloadOptions' || !downloadsOf(state.wallet)[kind]) return state
  const { wallet, origin } = state
  return go(
    state,
    kind === 'mobile' ? { step: 'download', wallet, origin } : guideOrAsk(wallet, origin, kind),
  )
}

function guideOrAsk(
  wallet: WalletFacts,
  origin: Origin,
  kind: 'extension' | 'desktop' | 'mobile',
): ConnectStep {
  const isUnreachable = wallet.connectionMethod === 'none'
  // Phone guides end with a QR code, which isn't possible here.
  if (isUnreachable && kind === 'mobile')
    return { step: 'installed', wallet, origin, place: 'phone' }
  if (wallet.guides[kind]) return { step: `${kind}Guide`, wallet, origin }
  return isUnreachable ? { step: 'installed', wallet, origin, place: 'here' } : ask(wallet)
}

/**
 * The target of Back. Each target is nearer to the list than the step itself, so there are no
 * cycles.
 */
function stepBefore(state: ConnectStep): ConnectStep {
  switch (state.step) {
    case 'none':
    case 'intro':
    case 'connect':
    case 'failed':
    case 'missing':
      return { step: 'none' }
    case 'get':
      return { step: state.home }
    case 'downloadOptions':
      return beginning(state.wallet, state.origin)
    case 'installed':
      return state.place === 'phone'
        ? { step: 'download', wallet: state.wallet, origin: state.origin }
        : { step: 'downloadOptions', wallet: state.wallet, origin: state.origin }
    case 'mobileGuide':
      return { ...state, step: 'download' }
    case 'download':
    case 'extensionGuide':
    case 'desktopGuide':
      return hasOptions(state.wallet)
        ? { ...state, step: 'downloadOptions' }
        : beginning(state.wallet, state.origin)
  }
}

const beginning = (wallet: WalletFacts, origin: Origin): ConnectStep =>
  origin === 'picked' ? ask(wallet) : { step: 'get', home: origin satisfies Home }
