import type { ChainPort } from '../ports.ts'
import {
  type Answer,
  answerOf,
  type AskedNode,
  differencesOf,
  isAnswered,
  isEarly,
  isSame,
  type Question,
  reasonOf,
  untilPatienceEnds,
  valueOf,
} from './answers.ts'
import { partsOfReceipt, partsOfSnapshot, partsOfTokens } from './differences.ts'
import { areApart, lateOf, sharedBlock } from './latestBlocks.ts'
import {
  type NodeAgreement,
  type NodeDifference,
  NodesDisagreeError,
  type SilentReason,
} from './nodeAgreement.ts'

/**
 * Reads everything from two of a chain's nodes, and rejects with {@link NodesDisagreeError} if they
 * disagree at the same block. If a node doesn't answer, the next one is asked; if there is no
 * other, one answer is used, and `agreement` says so.
 */
export function agreeingPort(nodes: readonly AskedNode[], isIndependent: boolean): ChainPort {
  const by = new Set<string>()
  const silent = new Map<string, SilentReason>()
  const differences: NodeDifference[] = []
  let isAgreed = true

  /** One answer for all. */
  async function ask<T>(question: Question<T>): Promise<T> {
    const usable = nodes.filter(({ url }) => !silent.has(url))
    const [first, second, ...rest] = usable.length > 0 ? usable : nodes
    if (!first) throw new Error('No node is configured.')
    const answers = await answersOf(question, second ? [first, second] : [first], rest)
    const [one, other] = answers.filter(isAnswered)
    if (!one) throw (answers[0] as { error: unknown }).error
    by.add(one.node.url)
    if (!other) {
      if (!question.isOptional) isAgreed = false
      return valueOf(one)
    }
    by.add(other.node.url)
    if (!isSame(question, one, other)) return settle(question, one, other)
    const [block, otherBlock] = [one, other].map((answer) =>
      'value' in answer ? question.blockOf?.(answer.value) : undefined,
    )
    return valueOf((areApart(block, otherBlock) && (await withoutOld(one, other))) || one)
  }

  /** The answers of two nodes; one that fails is replaced. */
  async function answersOf<T>(
    question: Question<T>,
    asked: readonly AskedNode[],
    reserve: readonly AskedNode[],
  ): Promise<readonly Answer<T>[]> {
    const answers = await untilPatienceEnds(
      asked.map((node) => answerOf(node, question)),
      asked,
    )
    const failed = answers.filter((answer) => !isAnswered(answer))
    if (!question.isOptional)
      for (const answer of failed)
        if ('error' in answer) silent.set(answer.node.url, reasonOf(answer.error))
    const [next, ...rest] = reserve
    if (failed.length === 0 || !next) return answers
    return [...answers.filter(isAnswered), ...(await answersOf(question, [next], rest)), ...failed]
  }

  /** Which of two different answers holds at the older block of the two, if they agree there. */
  async function settle<T>(question: Question<T>, one: Answer<T>, other: Answer<T>): Promise<T> {
    const newer = await withoutOld(one, other)
    if (newer) return valueOf(newer)
    const block = await sharedBlock(one.node, other.node)
    const again =
      block === undefined
        ? [one, other]
        : await Promise.all([one, other].map(({ node }) => answerOf(node, question, block)))
    const [first = one, second = other] = again.every(isAnswered) ? again : [one, other]
    if (isSame(question, first, second)) return valueOf(first)
    if (block !== undefined && isEarly(question, block, first, second))
      return question.early?.value as T
    const found = differencesOf(question, first, second)
    differences.push(...found)
    throw new NodesDisagreeError(found)
  }

  /** The answer of the node that is up to date, if the other one is too far behind it. */
  async function withoutOld<T>(one: Answer<T>, other: Answer<T>): Promise<Answer<T> | undefined> {
    const late = await lateOf(one.node, other.node)
    if (!late) return undefined
    silent.set(late.url, 'behind')
    by.delete(late.url)
    isAgreed = false
    return late === one.node ? other : one
  }

  return {
    isIndependent,
    agreement: (): NodeAgreement => ({
      // Those that answered everything first.
      by: [...by].toSorted((a, b) => Number(silent.has(a)) - Number(silent.has(b))),
      isAgreed,
      silent: [...silent].map(([url, why]) => ({ url, why })),
      differences,
    }),
    snapshot: (at, safeTxHash) =>
      ask({
        read: (node) => node.snapshot(at, safeTxHash),
        partsOf: partsOfSnapshot,
        blockOf: ({ blockNumber }) => blockNumber,
      }),
    contractSignatures: (signatures, message) =>
      ask({
        read: (node) => node.contractSignatures(signatures, message),
        partsOf: (verdicts) => ({
          contractSignatures: verdicts.map(({ signer, valid }) => `${signer} ${valid}`).join(', '),
        }),
      }),
    tokens: (addresses) => ask({ read: (node) => node.tokens(addresses), partsOf: partsOfTokens }),
    codeHashes: (addresses) =>
      ask({
        read: (node) => node.codeHashes(addresses),
        partsOf: (hashes) => ({ code: hashes.map((hash) => hash ?? 'none').join(', ') }),
      }),
    receipt: (txHash) =>
      ask({
        read: (node) => node.receipt(txHash),
        partsOf: partsOfReceipt,
        early: {
          value: null,
          isIt: (receipt) => receipt === null,
          blockOf: (receipt) => receipt?.blockNumber,
        },
      }),
    movements: (account, sent) =>
      ask({
        read: (node) => node.movements(account, sent),
        partsOf: (movements) => ({ transfers: movements.join(', ') }),
        isOptional: true,
      }),
  }
}
