import { expect, it } from 'vitest'
import names from './exports.json' with { type: 'json' }

const doors = {
  gateway: () => import('../../src/exports/gateway.ts'),
  safe: () => import('../../src/exports/safe.ts'),
  ui: () => import('../../src/exports/ui.ts'),
  wallet: () => import('../../src/exports/wallet.ts'),
}

// What other projects import: a name that goes or comes is a decision, not an accident.
it.each(Object.entries(doors))('coffer/%s exports what it promises', async (door, open) => {
  expect(Object.keys(await open()).toSorted()).toEqual((names as Record<string, string[]>)[door])
})
