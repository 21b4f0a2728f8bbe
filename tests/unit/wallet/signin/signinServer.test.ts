import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { readLoginText } from '../../../../mocks/gateway/userData/loginText.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { createSigninServer } from '../../../../mocks/signin/createSigninServer.ts'
import { readSigninMessage } from '../../../../src/wallet/signin/readSigninMessage.ts'
import { runSignin } from '../../../../src/wallet/signin/runSignin.ts'
import { createSigninAdapter } from '../../../../src/wallet/signin/signinAdapter.ts'
import {
  type SigninMessage,
  writeSigninMessage,
} from '../../../../src/wallet/signin/signinMessage.ts'

const { alice, bob } = people
const now = () => Date.UTC(2026, 0, 5, 12)
const site = () => ({ domain: 'app.example', scheme: 'https', uri: 'https://app.example' })

/** Signs in to a server with its own parser; returns the kinds of events. */
async function signIn(change: { nonce?: string; signer?: Person; domain?: string } = {}) {
  const server = createSigninServer({ now, domain: () => change.domain ?? 'app.example' })
  const adapter = createSigninAdapter({
    getNonce: () => server.nonce(),
    verify: ({ message, signature }) => server.login(message, signature),
    signOut: () => server.logout(),
    now,
    site,
  })
  const nonce = change.nonce ?? (await server.nonce())
  const press = async () => {
    const seen: string[] = []
    await runSignin({
      adapter,
      nonce,
      address: alice.address,
      chainId: 1,
      sign: (message) =>
        privateKeyToAccount((change.signer ?? alice).privateKey).signMessage({ message }),
      site: site(),
      now,
      turn: 1,
      send: ({ type }) => seen.push(type),
      isOver: () => false,
    })
    return seen
  }
  return { server, press }
}

test('a valid signature signs in, once', async () => {
  const { server, press } = await signIn()
  expect(await press()).toEqual(['messageCreated', 'signed', 'verified'])
  expect(server.session()).toBe(alice.address)
  server.logout()
  expect(await press()).toEqual(['messageCreated', 'signed', 'failed'])
  expect(server.session()).toBeUndefined()
})

test.each([
  ['a nonce that the server did not give', { nonce: 'madeup000' }],
  ['the signature of somebody else', { signer: bob }],
  ['a message for another site', { domain: 'bank.example' }],
])('%s doesn’t sign anyone in', async (_name, change) => {
  const { server, press } = await signIn(change)
  expect(await press()).toEqual(['messageCreated', 'signed', 'failed'])
  expect(server.session()).toBeUndefined()
})

/** Deterministic random numbers. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function someMessage(next: (below: number) => number): SigninMessage {
  const pick = <T>(list: readonly T[]) => list[next(list.length)] as T
  const word = (letters: string, length: number) =>
    Array.from({ length }, () => letters[next(letters.length)]).join('')
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
  const perhaps = <T extends object>(part: T) => (next(2) === 0 ? part : {})
  const time = () => new Date(next(4_000_000) * 1_000_003).toISOString()
  const uri = () => {
    const host = `${word(letters, 1 + next(9))}.example`
    const path = word(`${letters}-._~!$&'()*+,;=:@/`, next(20))
    return `https://${host}/${path}${next(2) ? '?' : ''}${word(`${letters}/?=&`, next(2) * 5)}`
  }
  return {
    ...perhaps({ scheme: pick(['https', 'http', 'web+app']) }),
    domain: `${word(letters, 1 + next(9))}.example${next(2) ? `:${1 + next(65_535)}` : ''}`,
    address: pick(Object.values(people)).address,
    ...perhaps({ statement: word(`${letters} :/?#[]@!$&'()*+,;=-._~`, 1 + next(60)) }),
    uri: uri(),
    chainId: 1 + next(100_000),
    nonce: word(letters, 8 + next(20)),
    issuedAt: time(),
    ...perhaps({ expirationTime: time() }),
    ...perhaps({ notBefore: time() }),
    ...perhaps({ requestId: word(`${letters}-._~!$&'()*+,;=:@`, next(12)) }),
    ...perhaps({ resources: Array.from({ length: next(4) }, uri) }),
  }
}

test('five hundred messages are parsed as written, by three implementations', () => {
  const next = seeded(20_260_105)
  for (let count = 0; count < 500; count++) {
    const message = someMessage(next)
    const text = writeSigninMessage(message)
    expect(readSigninMessage(text), text).toEqual(message)
    const { domain, address, nonce, uri, chainId } = message
    expect(readLoginText(text), text).toMatchObject({
      domain,
      address,
      nonce,
      uri,
      chainId: String(chainId),
      issuedAt: Date.parse(message.issuedAt),
    })
    expect(parseSiweMessage(text), text).toMatchObject({ domain, address, nonce, uri, chainId })
  }
})

test('a message with one changed character is parsed exactly or rejected', () => {
  const next = seeded(4361)
  for (let count = 0; count < 500; count++) {
    const text = writeSigninMessage(someMessage(next))
    const place = next(text.length)
    const changed =
      text.slice(0, place) +
      ['', '\n', ' ', 'é', '\u0000', text[place] + '%'][next(6)] +
      text.slice(place + next(2))
    const read = readSigninMessage(changed)
    expect(read === undefined ? changed : writeSigninMessage(read)).toBe(changed)
  }
})
