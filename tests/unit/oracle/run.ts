import type { Genesis } from '../../../mocks/chain/types.ts'
import { random } from '../safe/random.ts'
import { calls, type Case, type Cell, cells, depths, encodings, generate } from './generate.ts'
import { judge, type Verdict } from './judge.ts'

/** A case, and how to make it again. */
export interface Recipe {
  seed: number
  cell: Cell
}

export const made = ({ seed, cell }: Recipe): Case | null => generate(random(seed), cell)

/**
 * The recipes of a run, without combinations that can't be written. Neighbors differ in everything,
 * so that a short run is a sample. `each`: one of every combination.
 */
export function recipes(count: number | 'each', seed: number): readonly Recipe[] {
  const all: Recipe[] = []
  for (let at = 0; count === 'each' ? at < cells.length : all.length < count; at++) {
    // Prime to the number of cells.
    const cell = cells[(at * 977) % cells.length] as Cell
    // Some can be written for some accounts and amounts only.
    const seeds = Array.from({ length: 16 }, (_, next) => seed * 1_000_003 + at * 16 + next)
    const found = seeds.find((one) => made({ seed: one, cell }) !== null)
    if (found !== undefined) all.push({ seed: found, cell })
  }
  return all
}

const simplicity = ({ encoding, depth }: Cell): number =>
  Object.keys(depths).indexOf(depth) * 10 + Object.keys(encodings).indexOf(encoding)

/** The simplest case of the same method that goes wrong, too. */
export async function shrink(shared: Genesis, { seed, cell }: Recipe): Promise<Recipe> {
  const simpler = cells
    .filter((one) => one.method === cell.method && simplicity(one) < simplicity(cell))
    .toSorted((a, b) => simplicity(a) - simplicity(b))
  for (const one of simpler)
    for (const next of [seed, seed + 1, seed + 2]) {
      const recipe = { seed: next, cell: one }
      const smaller = made(recipe)
      if (smaller && (await judge(shared, smaller)).problems.length > 0) return recipe
    }
  return { seed, cell }
}

/** What a failing case is, in lines that a person can read. */
export function described(
  { seed, cell }: Recipe,
  one: Case,
  { review, problems }: Verdict,
): string {
  const shown = JSON.stringify(
    { effect: review.effect, risks: review.risks },
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value),
  )
  return [
    `${cell.method}, ${cell.encoding}, ${cell.depth} (seed ${seed})`,
    ...one.safes.map(({ address, version }) => `  ${address} ${version}`),
    `  ${one.tx.operation === 1 ? 'delegatecall' : 'call'} ${one.tx.to} ${one.tx.data}`,
    `  shown: ${shown}`,
    ...problems.map((problem) => `  ${problem}`),
  ].join('\n')
}

/** Executed cases of each method at each depth, and in each encoding, as a table. */
export function coverageOf(ran: readonly { cell: Cell; isExecuted: boolean }[]): string {
  const count = (method: string, at: Partial<Cell>) => {
    const all = ran.filter(
      ({ cell }) =>
        cell.method === method &&
        (at.depth === undefined || cell.depth === at.depth) &&
        (at.encoding === undefined || cell.encoding === at.encoding),
    )
    return `${all.filter(({ isExecuted }) => isExecuted).length}/${all.length}`
  }
  const heads = [...Object.keys(encodings), ...Object.keys(depths)]
  const rows = Object.keys(calls).map((method) => [
    method,
    ...Object.keys(encodings).map((encoding) => count(method, { encoding } as Partial<Cell>)),
    ...Object.keys(depths).map((depth) => count(method, { depth } as Partial<Cell>)),
  ])
  return [['method', ...heads], ...rows].map((row) => row.join(' | ')).join('\n')
}
