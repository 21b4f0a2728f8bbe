import type { ChainSummary, Remote, SafeRef } from '#base'
import type { Assets, Party, Queue, SafeDetail, SafeState } from '#domain'
import { type Actor, delegatorOf } from '#safe'
import { linkTo } from '#screens/core/links'
import { type KnownNames, resolveName } from '#screens/core/names'
import { type FirstStep, type FirstSteps, firstSteps } from './firstSteps.ts'

export interface HomeFlowInput {
  at: SafeRef
  chains: readonly ChainSummary[]
  safe: Remote<SafeDetail>
  /** The Safe as rules need it; undefined while it isn't known. */
  state: SafeState | undefined
  actor: Actor
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
  transaction: (id: string) => string
}

export interface HomeFlow {
  /** Whether the gateway has no record of the Safe. */
  isMissing: boolean
  /** What a non-owner account may do: propose for an owner, or only look. */
  role: 'delegate' | 'readOnly'
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
    role: state && delegatorOf(state, actor) !== undefined ? 'delegate' : 'readOnly',
    links: {
      history: linkTo(chains, at, 'history'),
      assets: linkTo(chains, at, 'assets'),
      queue: linkTo(chains, at, 'queue'),
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

function stepsOf({ at, safe, assets, queue, names }: HomeFlowInput): FirstSteps | undefined {
  if (safe.status !== 'ready') return undefined
  const isNamed = (owner: Party) => {
    const { name, isYou } = resolveName(names, owner, at.chainId)
    return isYou || name !== null
  }
  const named = safe.value.owners.filter(isNamed).length
  return firstSteps({ safe: safe.value, assets, queue, named })
}
