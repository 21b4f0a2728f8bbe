import { lacksState, NotASafeError, OtherChainError } from '#chain'
import type { ChainPort } from '../ports.ts'
import { differingParts, type Parts } from './differences.ts'
import type { NodeDifference, SilentReason } from './nodeAgreement.ts'

/** What is read from one node. */
export type NodeReads = Omit<ChainPort, 'isIndependent' | 'agreement'>

/** One of several nodes of a chain. */
export interface AskedNode extends NodeReads {
  url: string
  /** The same reads at one block. */
  at: (block: bigint) => NodeReads
  /** The number of its latest block. */
  blockNumber: () => Promise<bigint>
  /** Seconds since 1970. */
  blockTime: (block: bigint) => Promise<bigint>
}

/** Milliseconds that the second node may take longer than the first. */
const patience = 4_000
export type Answer<T> = { node: AskedNode; value: T } | { node: AskedNode; error: unknown }

/** One question to all nodes. */
export interface Question<T> {
  read: (node: NodeReads) => Promise<T>
  /** What has to be equal in the answers. */
  partsOf: (value: T) => Parts
  /** The block that an answer is about, if it says so. */
  blockOf?: (value: T) => bigint | undefined
  /** Not every node can answer it: one that can't is no less up to date. */
  isOptional?: boolean
  /** The answer to give if a node can't have the other one's yet. */
  early?: { value: T; isIt: (value: T) => boolean; blockOf: (other: T) => bigint | undefined }
}

export const answerOf = <T>(
  node: AskedNode,
  { read }: Question<T>,
  block?: bigint,
): Promise<Answer<T>> =>
  read(block === undefined ? node : node.at(block)).then(
    (value) => ({ node, value }),
    (error: unknown) => ({ node, error }),
  )

/** All answers, or those that arrived a while after the first one. */
export function untilPatienceEnds<T>(
  running: readonly Promise<Answer<T>>[],
  asked: readonly AskedNode[],
): Promise<readonly Answer<T>[]> {
  const answers = new Map<AskedNode, Answer<T>>()
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      const late = new Error("The node didn't respond in time.")
      resolve(asked.map((node) => answers.get(node) ?? { node, error: late }))
    }
    for (const answer of running)
      void answer.then((one) => {
        answers.set(one.node, one)
        if (answers.size === asked.length) end()
        else if ('value' in one) timer ??= setTimeout(end, patience)
      })
  })
}

/** That there is no Safe is an answer, too; any other error is a failure of the node. */
export const isAnswered = (answer: Answer<unknown>): boolean =>
  'value' in answer || answer.error instanceof NotASafeError

export function valueOf<T>(answer: Answer<T>): T {
  if ('value' in answer) return answer.value
  throw answer.error
}

const partsIn = <T>({ partsOf }: Question<T>, answer: Answer<T>): Parts =>
  'value' in answer ? partsOf(answer.value) : { safe: '–' }

export const isSame = <T>(question: Question<T>, one: Answer<T>, other: Answer<T>): boolean =>
  differingParts(partsIn(question, one), partsIn(question, other)).length === 0

/** Blocks after which every node finds a receipt: some index it later than its block. */
const indexed = 20n

/** Whether one node may not have what the other one has yet. */
export const isEarly = <T>(
  { early }: Question<T>,
  block: bigint,
  ...answers: readonly [Answer<T>, Answer<T>]
): boolean => {
  const values = answers.flatMap((answer) => ('value' in answer ? [answer.value] : []))
  const found = values.find((value) => !early?.isIt(value))
  return (
    early !== undefined &&
    values.some((value) => early.isIt(value)) &&
    found !== undefined &&
    (early.blockOf(found) ?? 0n) + indexed > block
  )
}

/** If only one has a Safe there, that is the difference. */
export function differencesOf<T>(
  question: Question<T>,
  one: Answer<T>,
  other: Answer<T>,
): readonly NodeDifference[] {
  const isThere = [one, other].map((answer) => 'value' in answer)
  const differing =
    isThere[0] === isThere[1]
      ? differingParts(partsIn(question, one), partsIn(question, other))
      : [{ subject: 'safe' as const, values: isThere.map((there) => (there ? '✓' : '–')) }]
  return differing.map(({ subject, values }) => ({
    subject,
    answers: [one, other].map(({ node: { url } }, index) => ({ url, value: values[index] ?? '' })),
  }))
}

export function reasonOf(error: unknown): SilentReason {
  if (error instanceof OtherChainError) return 'otherChain'
  return lacksState(error) ? 'noState' : 'unreachable'
}
