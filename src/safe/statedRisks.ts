import { type Address, sameAddress, zeroAddress } from '#base'
import type { Effect, Risk, RiskId } from './effect.ts'
import { effectAt } from './effects.ts'

/** What a risk is about: the accounts, the token, and the number in its sentence. */
export type RiskSubject =
  | { says: 'spendsAll' | 'takesAll' | 'spendsUnsigned'; spender: Address; token: Address }
  | { says: 'addsOwner' | 'removesOwner'; owner: Address; threshold: number }
  | { says: 'swapsOwner'; owner: Address; from: Address }
  | { says: 'requires'; threshold: number }
  | {
      says:
        | 'enablesModule'
        | 'disablesModule'
        | 'setsGuard'
        | 'setsHandler'
        | 'setsCode'
        | 'runsCode'
      contract: Address
    }

/** A risk, and what it is about if one sentence can say so. */
export interface StatedRisk extends Risk {
  subject?: RiskSubject
}

/** More of one kind are one general sentence. */
const maxSubjects = 3

/**
 * The risks of a transaction without duplicates, each with its subject. Many of one kind are stated
 * once, in general; so are those of other accounts, which name the account.
 * @param effect undefined if it isn't known: then nothing has a subject
 */
export function statedRisks(
  risks: readonly Risk[],
  effect: Effect | undefined,
): readonly StatedRisk[] {
  const groups = new Map<string, Map<string, StatedRisk>>()
  const rest: StatedRisk[] = []
  for (const risk of risks) {
    const group = groups.get(kindOf(risk)) ?? new Map<string, StatedRisk>()
    if (risk.change && !rest.some(({ change }) => change === risk.change)) rest.push(risk)
    if (risk.change) continue
    const subject = effect && subjectOf(effect, risk)
    const key = subject ? Object.values(subject).join(' ') : ''
    if (!group.has(key)) group.set(key, subject ? { ...risk, subject } : risk)
    groups.set(kindOf(risk), group)
  }
  const stated = [...groups.values()].flatMap((group) => {
    const all = [...group.values()]
    if (all.length <= maxSubjects) return all
    const [first] = all
    if (!first) return []
    const { subject: _, ...general } = first
    return [general]
  })
  return [...rest, ...stated]
}

const kindOf = ({ id, method, of }: Risk) => `${id} ${method ?? ''} ${of ?? ''}`

/** What the effect at a risk's path does, as far as it is what the risk warns of. */
function subjectOf(effect: Effect, { id, at, of }: Risk): RiskSubject | undefined {
  const one = of === undefined ? effectAt(effect, at) : undefined
  switch (one?.kind) {
    case 'approve':
      return isApproval(id) && isContract(one.token)
        ? { says: 'spendsAll', spender: one.spender, token: one.token }
        : undefined
    case 'approveAll':
      return isApproval(id) && isContract(one.token)
        ? { says: 'takesAll', spender: one.operator, token: one.token }
        : undefined
    case 'limit':
      return id === 'spendingLimit' && one.change.type === 'setAllowance'
        ? { says: 'spendsUnsigned', spender: one.change.delegate, token: one.change.token }
        : undefined
    case 'delegatecall':
      return id === 'untrustedDelegatecall' ? { says: 'runsCode', contract: one.to } : undefined
    case 'settings':
      return settingOf(id, one.change)
    default:
      return undefined
  }
}

const isApproval = (id: RiskId) => id === 'unlimitedApproval' || id === 'unknownSpender'

/** The zero address stands for the network's coin, which can't be approved. */
const isContract = (token: Address) => !sameAddress(token, zeroAddress)

function settingOf(
  id: RiskId,
  change: Extract<Effect, { kind: 'settings' }>['change'],
): RiskSubject | undefined {
  const isOfOwners = id === 'settingsChange' || id === 'ownersExtended'
  switch (change.type) {
    case 'addOwner':
    case 'removeOwner':
      return isOfOwners && Number.isFinite(change.threshold)
        ? {
            says: change.type === 'addOwner' ? 'addsOwner' : 'removesOwner',
            owner: change.owner,
            threshold: change.threshold,
          }
        : undefined
    case 'swapOwner':
      return isOfOwners ? { says: 'swapsOwner', owner: change.to, from: change.from } : undefined
    case 'changeThreshold':
      return isOfOwners && Number.isFinite(change.threshold)
        ? { says: 'requires', threshold: change.threshold }
        : undefined
    case 'enableModule':
    case 'disableModule':
      return id === 'moduleChange'
        ? {
            says: change.type === 'enableModule' ? 'enablesModule' : 'disablesModule',
            contract: change.module,
          }
        : undefined
    case 'setGuard':
      return id === 'guardChange' ? { says: 'setsGuard', contract: change.guard } : undefined
    case 'setFallbackHandler':
      return id === 'handlerChange' ? { says: 'setsHandler', contract: change.handler } : undefined
    case 'changeImplementation':
      return id === 'implementationChange'
        ? { says: 'setsCode', contract: change.implementation }
        : undefined
    default:
      return undefined
  }
}
