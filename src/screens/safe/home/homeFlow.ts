import type { ChainSummary, Remote, SafeRef } from '#base'
import type { Assets, Party, Queue, SafeDetail, SafeState } from '#domain'
import { type Actor, canPropose, delegatorOf, isOwner } from '#safe'
import { linkTo } from '#screens/core/links'
import { type KnownNames, resolveName } from '#screens/core/names'
import type { LimitHolding } from '#screens/transactions/limits'
import { type FirstStep, type FirstSteps, firstSteps } from './firstSteps.ts'

export interface HomeFlowInput {
  at: SafeRef
  chains: readonly ChainSummary[]
  safe: Remote<SafeDetail>
  /** The Safe as rules need it; undefined while it isn't known. */
  state: SafeState | undefined
  actor: Actor
  /** What the account has of spending limits. */
  holding: Remote<LimitHolding>
  assets: Remote<Assets>
  queue: Remote<Queue>
  names: KnownNames
  /** The page of contacts, in the open Safe. */
  contactsHref: string
}

export interface HomeLinks {
  assets: string
  queue: string
  history: string
  /** undefined for accounts that can't propose. */
  newTransaction: string | undefined
  transaction: (id: string) => string
}

/** At least one of them is set. */
interface HomeRole {
  /** Whether it proposes for an owner. */
  isDelegate: boolean
  /** `unknown`: couldn't be read. */
  limits: 'none' | 'reading' | 'unknown' | 'held'
}

export interface HomeFlow {
  /** Whether the gateway has no record of the Safe. */
  isMissing: boolean
  /** What an account may do that isn't an owner; undefined if it can only look, and for owners. */
  role: HomeRole | undefined
  links: HomeLinks
  /** First steps of a Safe that has executed nothing yet, with the page of each step. */
  firstSteps: { steps: FirstSteps; hrefs: Readonly<Record<FirstStep, string>> } | undefined
}

/** What the home page of a Safe shows and offers. */
export function homeFlow(input: HomeFlowInput): HomeFlow {
  const { at, chains, safe, state, actor } = input
  const steps = stepsOf(input)
  return {
    isMissing: safe.status === 'failed' && safe.reason.kind === 'notFound',
    role: roleOf(input),
    links: {
      history: linkTo(chains, at, 'history'),
      assets: linkTo(chains, at, 'assets'),
      queue: linkTo(chains, at, 'queue'),
      newTransaction:
        state && canPropose(state, actor).allowed
          ? linkTo(chains, at, 'newTransaction')
          : undefined,
      transaction: (id) => linkTo(chains, at, 'transaction', id),
    },
    firstSteps: steps && {
      steps,
      hrefs: {
        fund: linkTo(chains, at, 'assets'),
        name: input.contactsHref,
        propose: linkTo(chains, at, 'newTransaction'),
      },
    },
  }
}

function roleOf({ state, actor, holding }: HomeFlowInput): HomeRole | undefined {
  if (!state || !actor.account || isOwner(state, actor.account)) return undefined
  const isDelegate = delegatorOf(state, actor) !== undefined
  const limits = limitsOf(holding)
  return isDelegate || limits !== 'none' ? { isDelegate, limits } : undefined
}

function limitsOf(holding: Remote<LimitHolding>): HomeRole['limits'] {
  if (holding.status === 'ready') return holding.value === 'none' ? 'none' : 'held'
  return holding.status === 'failed' ? 'unknown' : 'reading'
}

function stepsOf({ at, safe, assets, queue, names }: HomeFlowInput): FirstSteps | undefined {
  if (safe.status !== 'ready') return undefined
  const isNamed = (owner: Party) => {
    const { name, isYou } = resolveName(names, owner, at.chainId)
    return isYou || name !== null
  }
  const named = safe.value.owners.filter(isNamed).length
  return firstSteps({ safe: safe.value, assets, queue, named })
}
