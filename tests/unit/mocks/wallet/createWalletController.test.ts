import { expect, test } from 'vitest'
import { otherChainId } from '../../../../mocks/wallet/behavior.ts'
import {
  createWalletController,
  walletControllerKey,
} from '../../../../mocks/wallet/createWalletController.ts'

const aStorage = (start: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('is stored across reloads', () => {
  const storage = aStorage()
  createWalletController({ storage }).set({ person: 'bob', authorized: true })
  expect(createWalletController({ storage }).get()).toEqual({
    person: 'bob',
    behavior: 'agrees',
    chainId: 1,
    authorized: true,
  })
})

test.each([
  '',
  '{',
  '{"person":"mallory","behavior":"agrees","chainId":1,"authorized":true}',
  '{"person":"bob","behavior":"explodes","chainId":1,"authorized":true}',
])('starts over if %j is stored', (text) =>
  expect(
    createWalletController({ storage: aStorage({ [walletControllerKey]: text }) }).get().person,
  ).toBe('alice'),
)

test('is not stored without a storage', () => {
  const wallet = createWalletController({ person: 'dave' })
  wallet.set({ person: 'carol' })
  expect(createWalletController({ person: 'dave' }).get().person).toBe('dave')
})

test('a wallet set to the wrong chain switches there', () => {
  const wallet = createWalletController()
  wallet.set({ behavior: 'wrongChain' })
  expect(wallet.get().chainId).toBe(otherChainId)
})

test('reports the new and the previous state, until unsubscribed', () => {
  const wallet = createWalletController()
  const heard: [string, string][] = []
  const stop = wallet.subscribe((now, before) => heard.push([now.person, before.person]))
  wallet.set({ person: 'bob' })
  stop()
  wallet.set({ person: 'carol' })
  expect(heard).toEqual([['bob', 'alice']])
})
