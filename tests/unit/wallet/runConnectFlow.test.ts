import { describe, expect, test } from 'vitest'
import type { ConnectState } from '../../../src/wallet/connect/connectSteps.ts'
import { runConnectFlow } from '../../../src/wallet/connect/runConnectFlow.ts'
import type { ConnectPhase, ConnectSession } from '../../../src/wallet/connect/session.ts'
import { here, nowhere, onBoth, onPhones } from './pickerWallets.ts'

/** A picker with a session that records its calls; `reports` are the callbacks of each attempt. */
function aPicker() {
  const told: string[] = []
  const reports: ((phase: ConnectPhase) => void)[] = []
  const states: ConnectState[] = []
  const session: ConnectSession = {
    start: ({ id }, report) => {
      told.push(`start ${id}`)
      reports.push(report)
    },
    renew: () => told.push('renew'),
    cancel: () => told.push('cancel'),
  }
  const { get, subscribe, send } = runConnectFlow(session)
  subscribe(() => states.push(get()))
  return { told, reports, send, now: get, states }
}

const code = { phase: 'qr', uri: 'wc:1@2', expiresAt: 240_000 } as const
const rejection = { phase: 'failed', failure: { kind: 'rejected' } } as const

describe('the wallet behind the picker', () => {
  test('receives the request as soon as it is picked, before rendering', () => {
    const { send, told } = aPicker()
    send({ type: 'picked', wallet: here })
    expect(told).toEqual(['start here'])
  })

  test.each([here, onPhones])(
    'receives one request from a double press on its row: $id',
    (wallet) => {
      const { send, told, reports } = aPicker()
      send({ type: 'picked', wallet })
      send({ type: 'picked', wallet })
      reports[0]?.(code)
      send({ type: 'picked', wallet })
      expect(told).toEqual([`start ${wallet.id}`])
    },
  )

  test('receives no request if it is unreachable', () => {
    const { send, told, now } = aPicker()
    send({ type: 'picked', wallet: nowhere })
    expect(told).toEqual([])
    expect(now().step).toBe('missing')
  })

  test.each([{ type: 'wentBack' }, { type: 'left' }, { type: 'wanted', wallet: onBoth }] as const)(
    'is canceled by $type',
    (event) => {
      const { send, told } = aPicker()
      send({ type: 'picked', wallet: onBoth })
      send(event)
      expect(told).toEqual(['start onBoth', 'cancel'])
    },
  )

  test('isn’t canceled without a pending request', () => {
    const { send, told } = aPicker()
    for (const type of [
      'askedWhat',
      'askedForMore',
      'wentBack',
      'left',
      'renewed',
      'retried',
    ] as const)
      send({ type })
    expect(told).toEqual([])
  })

  test('receives a request for a new pairing, which is shown', () => {
    const { send, told, reports, now } = aPicker()
    send({ type: 'picked', wallet: onPhones })
    reports[0]?.(code)
    send({ type: 'renewed' })
    expect(told).toEqual(['start onPhones', 'renew'])
    reports[0]?.({ ...code, uri: 'wc:2@2' })
    expect(now()).toMatchObject({ step: 'connect', phase: { uri: 'wc:2@2' } })
  })

  test('gets a new request after a rejection, and late results are ignored', () => {
    const { send, told, reports, now } = aPicker()
    send({ type: 'picked', wallet: here })
    reports[0]?.(rejection)
    send({ type: 'retried' })
    reports[0]?.({ phase: 'failed', failure: { kind: 'lost' } })
    expect(told).toEqual(['start here', 'start here'])
    expect(now().step).toBe('connect')
    reports[1]?.(rejection)
    expect(now()).toMatchObject({ step: 'failed', failure: { kind: 'rejected' } })
  })

  test('reports nothing once another one is picked', () => {
    const { send, reports, now } = aPicker()
    send({ type: 'picked', wallet: onPhones })
    send({ type: 'picked', wallet: here })
    reports[0]?.(code)
    expect(now()).toMatchObject({ step: 'connect', wallet: here, phase: { phase: 'opening' } })
  })

  test('causes no re-render without a change', () => {
    const { send, states, reports } = aPicker()
    send({ type: 'picked', wallet: here })
    reports[0]?.({ phase: 'connected' })
    send({ type: 'continued' })
    expect(states).toHaveLength(1)
  })
})
