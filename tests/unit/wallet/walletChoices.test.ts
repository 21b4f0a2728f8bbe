import { expect, test } from 'vitest'
import { browserWalletId, walletChoices } from '../../../src/wallet/connectors/walletChoices.ts'

const connector = (id: string) => ({ id, name: `The ${id}` })
const browser = connector(browserWalletId)
const ids = (...args: Parameters<typeof walletChoices>) => walletChoices(...args).map(({ id, recent }) => (recent ? `${id}*` : id))

test('wallets stand in the order of the connectors', () => expect(ids([connector('a'), connector('b')], [], false)).toEqual(['a', 'b']))

test('recently used ones are first, the newest at the head, and say so', () => expect(ids(['a', 'b', 'c'].map(connector), ['c', 'b'], false)).toEqual(['c*', 'b*', 'a']))

test('three recent ones at most, counting only those that are still there', () =>
  expect(ids(['a', 'b', 'c', 'd', 'e'].map(connector), ['gone', 'e', 'd', 'c', 'b'], false)).toEqual(['e*', 'd*', 'c*', 'a', 'b']))

test('the nameless browser wallet is offered where it is the only one', () => {
  expect(walletChoices([browser], [], true)).toEqual([{ id: browserWalletId, name: undefined, icon: undefined, recent: false }])
  expect(ids([browser], [], false)).toEqual([])
})

test('a wallet that announced itself takes the place of the nameless one', () => expect(ids([browser, connector('io.metamask')], [browserWalletId], true)).toEqual(['io.metamask']))

test('the first of two with the same id counts only once', () => expect(ids([connector('a'), connector('a')], [], false)).toEqual(['a']))
