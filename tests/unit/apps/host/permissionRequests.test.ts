import { afterEach, describe, expect, it, vi } from 'vitest'
import { setPermission } from '../../../../src/apps/host/index.ts'
import { owner } from '../standInHost.ts'
import { appOrigin, settled, startPage } from './aFrame.ts'
import { aHostWithAnAppThatTells, aWaitingHost, addressBook } from './aWaitingHost.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('permissions', () => {
  const ask2 = ['wallet_requestPermissions', addressBook] as const

  it.each([
    undefined,
    'x',
    {},
    [],
    [{}],
    [null],
    ['x'],
    [{ eth_accounts: {} }],
    [{ toString: {} }],
    [{ constructor: {} }],
  ])('%j opens no dialog', (params) => {
    const { ask, told, open } = aWaitingHost()
    expect([told(ask('wallet_requestPermissions', params)), open]).toEqual([
      ['4001 Permissions request is invalid'],
      [],
    ])
  })

  it('that were granted are stored by the app’s address, and not requested again', async () => {
    const { ask, told, open, store } = aWaitingHost({ now: () => 5 })
    const first = ask(...ask2)
    open[0]?.answer(['requestAddressBook'])
    await settled()
    const permission = {
      parentCapability: 'requestAddressBook',
      invoker: appOrigin,
      date: 5,
      caveats: [],
    }
    expect(store()).toEqual({ [startPage]: [permission] })
    const again = ask(...ask2)
    expect(
      [first, again, ask('wallet_getPermissions')].map((id) => JSON.parse(told(id)[0]!) as unknown),
    ).toEqual(Array(3).fill([permission]))
    expect(open).toHaveLength(1)
  })

  it('are rejected without a dialog after two rejections in a visit', async () => {
    const rejections = new Map<string, number>()
    const { ask, told, open, store } = aWaitingHost({ rejections })
    const [first, second] = [ask(...ask2), ask(...ask2), ask(...ask2)]
    open[0]?.close()
    await settled()
    // A decision is kept; a closed dialog is none.
    expect(store()).toEqual({})
    open[1]?.answer([])
    await settled()
    expect(store()[startPage]).toMatchObject([
      { caveats: [{ type: 'userRestricted', value: true }] },
    ])
    const rejected = ['4001 Permissions were rejected']
    expect([told(first), told(second), told(ask(...ask2))]).toEqual([rejected, rejected, rejected])
    await settled()
    expect([open.length, rejections.get(startPage)]).toEqual([2, 2])
    const next = aWaitingHost({ rejections })
    expect(next.told(next.ask(...ask2))).toEqual(rejected)
    const visit = aWaitingHost()
    visit.ask(...ask2)
    expect(visit.open).toHaveLength(1)
  })

  it('that were requested twice prompt once', async () => {
    const { ask, told, open } = aWaitingHost()
    const ids = [ask(...ask2), ask(...ask2)]
    open[0]?.answer(['requestAddressBook'])
    await settled()
    expect([open.length, ids.map((id) => told(id).length)]).toEqual([1, [1, 1]])
  })

  it('aren’t granted by a dialog of a page that is gone', async () => {
    const { ask, open, store, reload, errors } = aWaitingHost()
    ask(...ask2)
    reload()
    open[0]?.answer(['requestAddressBook'])
    await settled()
    expect([store(), errors]).toEqual([{}, []])
  })

  it('protect the address book', async () => {
    const { ask, told, store, setStore } = aHostWithAnAppThatTells()
    const before = ask('requestAddressBook')
    await settled()
    setStore(setPermission(store(), startPage, 'requestAddressBook', false, 0))
    const declined = ask('requestAddressBook')
    await settled()
    setStore(setPermission(store(), startPage, 'requestAddressBook', true, 0))
    const given = ask('requestAddressBook')
    await settled()
    expect([told(before), told(declined), told(given)]).toEqual([
      ['[]'],
      ['[]'],
      [`[{"address":"${owner}","chainId":"1","name":"Ada"}]`],
    ])
  })
})
