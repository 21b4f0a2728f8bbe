import type { Address } from '#base'
import { routes } from '#gateway'
import { aHistoryTransfer, aPage } from '../../../../mocks/fixtures/index.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'

const { address } = people.dave
const looksLikeDave = `${address.slice(0, 6)}${'0'.repeat(32)}${address.slice(-4)}` as Address

/** A history that the gateway returns only once it is released: it paid a look-alike of Dave. */
export function lateHistory() {
  let released = Promise.resolve()
  let release = () => {}
  return {
    hold: () => {
      released = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
    handler: mockRoute(routes.history).answers(async () => {
      await released
      return aPage([aHistoryTransfer({ to: looksLikeDave, value: 1n })])
    }),
  }
}
