import { expect, test } from 'vitest'
import { type Address, type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { checksumAddress } from '#safe'
import { readRecipients } from '../../../../src/screens/newTransaction/recipients/readRecipients.ts'
import { checkSend } from '../../../../src/screens/send/sendForm.ts'
import { knownAccounts } from '../../../../src/screens/shared/suspicions.ts'
import { aPast, at } from '../../../../stories/screens/shared/items.ts'
import { rounds } from '../../../size.ts'
import { random, type Random } from '../../safe/random.ts'

// Wherever a person types, pastes or chooses an address: one that begins and ends like an account
// that the Safe knows is marked, whoever it is known as, and how often the copy was seen before.

const cases = rounds(500)
const chains = [{ chainId: '1', shortName: 'eth', name: 'Ethereum' }] as ChainSummary[]
const ether: Asset = {
  type: 'native',
  token: zeroAddress,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw: 10n ** 18n,
  price: null,
  fiat: null,
}

const copyOf = (draw: Random, address: Address): Address =>
  checksumAddress(`0x${address.slice(2, 6)}${draw.bytes(16).slice(2)}${address.slice(-4)}`)

test(`a look-alike of a known account is marked where it is entered (${cases} cases)`, () => {
  const draw = random()
  for (let turn = 0; turn < cases; turn++) {
    const real = checksumAddress(draw.address())
    const copy = copyOf(draw, real)
    const stranger = checksumAddress(draw.address())
    const known = { contacts: [], safes: [at], owners: [], assets: [] }
    const paid = aPast(9, {
      action: {
        kind: 'send',
        what: { type: 'native', raw: 1n },
        to: { address: real, name: null },
      },
    })
    // Dust from the copy, later and earlier, is nothing that the Safe did.
    const dust = (minutes: number) =>
      aPast(minutes, {
        multisig: null,
        action: {
          kind: 'receive',
          what: { type: 'native', raw: 1n },
          from: { address: copy, name: null },
        },
      })
    const { lookAlikeOf } = draw.pick([
      () => knownAccounts([dust(1), paid, dust(20)], known),
      () => knownAccounts([], { ...known, owners: [real] }),
      () => knownAccounts([], { ...known, safes: [at, { chainId: '10', address: real }] }),
      () =>
        knownAccounts([dust(1)], {
          ...known,
          contacts: [{ name: 'Dave', address: real, chains: [] }],
        }),
    ])()
    const common = { at, assets: [ether], lookAlikeOf }
    const sent = (address: Address) =>
      checkSend(
        {
          payments: [{ key: 0, to: address, token: zeroAddress, amount: '0.1' }],
          note: '',
          nonce: '',
        },
        {
          ...common,
          found: [{ status: 'usable', address, chain: undefined }],
          contacts: [],
          safes: [],
          nonces: { current: 1n, recommended: 1n },
        },
      ).payments[0]?.lookAlike
    const pasted = (address: Address) =>
      readRecipients(`${address},0.1`, { ...common, chains, token: zeroAddress }).lines[0]
        ?.lookAlike
    for (const find of [lookAlikeOf, sent, pasted]) {
      const case_ = `SEED=${draw.seed}, case ${turn}: ${real} ${copy}`
      expect(sameAddress(find(copy)?.address, real), case_).toBe(true)
      expect([find(real), find(stranger)], case_).toEqual([undefined, undefined])
    }
  }
})
