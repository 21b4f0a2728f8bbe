import { owner } from '../standInHost.ts'
import { aHostWithAnApp, shortly, waiting } from './aFrame.ts'

export const tx = { txs: [{ to: owner, value: '1', data: '0x' }] }

export const addressBook = [{ requestAddressBook: {} }]

export const gone = '4900 Request failed'

/** A host whose dialogs and requests wait for the test. */
export function aWaitingHost(more: Parameters<typeof aHostWithAnApp>[0] = {}) {
  const { open, handlers } = waiting()
  const world = aHostWithAnApp({ handlers, ...more })
  const told = (id: string) => world.answers(id).map(shortly)
  return {
    ...world,
    open,
    told,
    methods: () =>
      open.map(({ method, signal }) => `${method}${signal.aborted ? ', aborted' : ''}`),
  }
}

export function aHostWithAnAppThatTells(more: Parameters<typeof aHostWithAnApp>[0] = {}) {
  const world = aHostWithAnApp(more)
  return { ...world, told: (id: string) => world.answers(id).map(shortly) }
}

export const gasPrice = { call: 'eth_gasPrice', params: [] }
