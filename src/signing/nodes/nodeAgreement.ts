/** What nodes can disagree about; most are the parts of a Safe that are checked. */
export type NodeSubject =
  | 'owners'
  | 'threshold'
  | 'nonce'
  | 'version'
  | 'proxy'
  | 'implementation'
  | 'guard'
  | 'moduleGuard'
  | 'modules'
  | 'handler'
  | 'domain'
  | 'safe'
  | 'approvals'
  | 'contractSignatures'
  | 'tokens'
  | 'code'
  | 'receipt'
  | 'transfers'

/** Two nodes' answers to the same question, as plain text. */
export interface NodeDifference {
  subject: NodeSubject
  answers: readonly { url: string; value: string }[]
}

/** Why a node's answers don't count. `behind`: its latest block is too old. */
export type SilentReason = 'unreachable' | 'noState' | 'otherChain' | 'behind'

/** How the answers of several nodes to the same questions compare. */
export interface NodeAgreement {
  /** URLs of the nodes whose answers were used. */
  by: readonly string[]
  /** Whether two nodes gave each answer. */
  isAgreed: boolean
  /** The nodes that didn't answer everything. */
  silent: readonly { url: string; why: SilentReason }[]
  /** Not empty: nothing is proven. */
  differences: readonly NodeDifference[]
}

/** Nodes that should agree don't. */
export class NodesDisagreeError extends Error {
  override readonly name = 'NodesDisagreeError'
  readonly differences: readonly NodeDifference[]
  constructor(differences: readonly NodeDifference[]) {
    super(`The nodes disagree about: ${differences.map(({ subject }) => subject).join(', ')}.`)
    this.differences = differences
  }
}

/** URLs of the only node that answered, and of one that didn't. */
export interface OneNodeRisk {
  id: 'oneNode'
  nodes: { by: string; silent: string }
}

/** The risk that a person takes who relies on one node where several should agree. */
export function oneNodeRisk(agreement: NodeAgreement | undefined): readonly OneNodeRisk[] {
  if (!agreement || agreement.isAgreed) return []
  const [by = ''] = agreement.by
  const silent = agreement.silent.find(({ url }) => url !== by)?.url ?? ''
  return [{ id: 'oneNode', nodes: { by, silent } }]
}
