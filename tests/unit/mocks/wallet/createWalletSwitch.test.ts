import { expect, test } from 'vitest'
import { otherChainId } from '../../../../mocks/wallet/behaviour.ts'
import { createWalletSwitch, walletSwitchKey } from '../../../../mocks/wallet/createWalletSwitch.ts'

const aStorage = (start: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('is kept over a reload', () => {
  const storage = aStorage()
  createWalletSwitch({ storage }).set({ person: 'bob', authorized: true })
  expect(createWalletSwitch({ storage }).get()).toEqual({ person: 'bob', behaviour: 'agrees', chainId: 1, authorized: true })
})

test.each([
  '',
  '{',
  '{"person":"mallory","behaviour":"agrees","chainId":1,"authorized":true}',
  '{"person":"bob","behaviour":"explodes","chainId":1,"authorized":true}',
])('starts afresh when %j is stored', (text) => expect(createWalletSwitch({ storage: aStorage({ [walletSwitchKey]: text }) }).get().person).toBe('alice'))

test('is not kept where nobody asked for it', () => {
  const wallet = createWalletSwitch({ person: 'dave' })
  wallet.set({ person: 'carol' })
  expect(createWalletSwitch({ person: 'dave' }).get().person).toBe('dave')
})

test('a wallet put on the wrong chain moves there', () => {
  const wallet = createWalletSwitch()
  wallet.set({ behaviour: 'wrongChain' })
  expect(wallet.get().chainId).toBe(otherChainId)
})

test('tells what is and what was, until told to stop', () => {
  const wallet = createWalletSwitch()
  const heard: [string, string][] = []
  const stop = wallet.subscribe((now, before) => heard.push([now.person, before.person]))
  wallet.set({ person: 'bob' })
  stop()
  wallet.set({ person: 'carol' })
  expect(heard).toEqual([['bob', 'alice']])
})
