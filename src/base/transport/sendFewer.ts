import { type Answer, answerEach, type Call, isEntry, messageOf, type Node, post } from './batch.ts'

/**
 * Finds out how many calls a node accepts per request, after it has responded to only some of them,
 * or to none, and remembers it. Returns the calls that are left to send.
 * @param left the calls without a response so far
 */
export async function sendFewer(
  node: Node,
  calls: readonly Call[],
  answer: Answer,
  left: readonly Call[],
): Promise<readonly Call[]> {
  const taken = calls.length - left.length
  if (taken > 0) {
    node.limits.set(node.url, taken)
    return left
  }
  let rejection = answer
  let size = calls.length
  while (size > 1 && isRejection(rejection)) {
    size = smallerThan(size, rejection)
    const [first, rest] = [calls.slice(0, size), calls.slice(size)]
    const next = await post(node, first)
    const without = answerEach(first, next, answer)
    if (without.length < size) {
      node.limits.set(node.url, size - without.length)
      return [...without, ...rest]
    }
    rejection = next
  }
  // The batch size isn't the cause: the node itself fails.
  for (const call of calls) call.answer(rejection.copy())
  return []
}

/** Statuses with which servers reject a body. The node's own failures have others. */
const rejecting: ReadonlySet<number> = new Set([400, 405, 413, 415, 422, 500, 501])

/** Whether a response without results may be a rejection of the batch's size. */
function isRejection(answer: Answer): boolean {
  const { status, json } = answer
  const message = messageOf(answer)
  if (Array.isArray(json) || /batch/i.test(message)) return true
  if (status === 429 || /rate.?limit|too many requests/i.test(message)) return false
  return isEntry(json) || rejecting.has(status) || (status === 200 && json === undefined)
}

/** The next size to try: the one that the node names, or a common one. */
function smallerThan(size: number, answer: Answer): number {
  const message = messageOf(answer)
  const smaller = (sizes: readonly number[]) => sizes.filter((one) => one > 0 && one < size)
  const named = smaller(/batch/i.test(message) ? (message.match(/\d+/g) ?? []).map(Number) : [])
  return Math.max(1, ...(named.length > 0 ? named : smaller([3, 10, 20])))
}
