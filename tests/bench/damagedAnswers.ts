import { readFileSync } from 'node:fs'
import { random } from '../unit/safe/random.ts'
import { corruptAtRandom } from '../unit/faults/randomFault.ts'

/** A response to a read that the measured page knows by name. */
export interface DamagedAnswer {
  read: string
  text: string
}

const sample = (name: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(new URL(`../contract/samples/today/${name}.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>

const files: Record<string, string> = {
  safe: 'safe',
  balances: 'balances',
  queue: 'queue',
  history: 'history',
  details: 'details_Transfer_ERC20_AWAITING_EXECUTION_28',
  overviews: 'overviewsV2',
  owned: 'ownersV3',
}

/** The ID of the transaction whose details are among the responses. */
export const transactionId = String(sample(files.details!).txId)

/** The same list with so many rows, each with its own ID. */
function withRows(
  answer: Record<string, unknown>,
  list: 'results' | 'items',
  rows: number,
): unknown {
  const own = answer[list] as { transaction?: { id: string } }[]
  const row = (index: number) => {
    const { transaction, ...rest } = own[index % own.length]!
    return transaction
      ? {
          ...rest,
          transaction: {
            ...transaction,
            id: `${transaction.id.slice(0, -6)}${String(index).padStart(6, '0')}`,
          },
        }
      : rest
  }
  return { ...answer, [list]: Array.from({ length: rows }, (_, index) => row(index)) }
}

const listOf = { queue: 'results', history: 'results', balances: 'items' } as const
const megabyte = 2 ** 20

/**
 * So many damaged responds, always the same: most of usual size, each fifth with 100 rows, each
 * twentieth of 1 MB.
 */
export function damagedAnswers(count: number): DamagedAnswer[] {
  const dice = random(7)
  const usual = Object.keys(files)
  const lists = Object.keys(listOf) as (keyof typeof listOf)[]
  const rowsOf = (read: keyof typeof listOf, size: number) => {
    const answer = sample(files[read]!)
    return withRows(
      answer,
      listOf[read],
      size > 0
        ? Math.ceil(
            size / (JSON.stringify(answer).length / (answer[listOf[read]] as unknown[]).length),
          )
        : 100,
    )
  }
  const large = lists.map((read) => ({
    read,
    hundred: rowsOf(read, 0),
    whole: rowsOf(read, megabyte),
  }))
  return Array.from({ length: count }, (_, index) => {
    const one = large[index % large.length]!
    const [read, healthy] =
      index % 20 === 0
        ? [one.read, one.whole]
        : index % 5 === 0
          ? [one.read, one.hundred]
          : [usual[index % usual.length]!, undefined]
    return {
      read,
      text: JSON.stringify(corruptAtRandom(dice, healthy ?? sample(files[read]!)).answer),
    }
  })
}
