import { describe, expect, test } from 'vitest'
import { isBlind, isSameDomain, signInDomain } from '../../../../src/safe/message/signIn.ts'

describe('a sign-in', () => {
  const text = (domain: string) =>
    `${domain} wants you to sign in with your Ethereum account:\n` +
    '0x63A9bf153603E4a100579FF7763066b998107F83\n'

  test.each([
    ['ballot.example', 'https://ballot.example', true],
    ['ballot.example:8443', 'https://ballot.example:8443', true],
    ['ballot.example', 'https://ballot.example:8443', false],
    ['bank.example', 'https://ballot.example', false],
    ['ballot.example.evil.test', 'https://ballot.example', false],
    ['ballot.example@evil.test', 'https://ballot.example', false],
    ['ballot.example/evil', 'https://ballot.example', false],
    ['ballot.exаmple', 'https://ballot.example', false],
    ['BALLOT.example', 'https://ballot.example', true],
    ['ballot.example', 'null', false],
  ])('for %s that %s asks for is its own: %s', (domain, origin, isOwn) => {
    expect(signInDomain(text(domain))).toBe(domain)
    expect(isSameDomain(domain, origin)).toBe(isOwn)
  })

  test('may name its scheme; other texts aren’t sign-ins', () => {
    expect(signInDomain(text('https://ballot.example'))).toBe('ballot.example')
    expect(signInDomain('We want you to sign in with your Ethereum account')).toBeUndefined()
    // Anyone who checks the signature may skip what comes before.
    expect(signInDomain(`Hello\n${text('ballot.example')}`)).toBe('ballot.example')
  })
})

test('a text of hexadecimal digits alone is blind', () => {
  expect(isBlind(`0x${'ab'.repeat(32)}`)).toBe(true)
  expect(isBlind('0x pays 5')).toBe(false)
  expect(isBlind('Meet on Friday')).toBe(false)
})
