import { routes } from '#gateway'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { base, safes } from '../../../../mocks/chain/index.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { aStage, type Stage } from './journey.ts'
import { aMovingClock, logIn, loginText, signText, type LoginParts } from './loggingIn.ts'
import { outcomeOf } from './outcomeOf.ts'

const { alice, bob, frank } = people
const minute = 60_000
const day = 86_400_000

const nonceOf = async ({ gateway }: Stage) => (await gateway.call(routes.authNonce, {})).nonce
const verify = ({ gateway }: Stage, message: string, signature: string) =>
  outcomeOf(gateway.call(routes.verifyLogin, { body: { message, signature } }))

/** The result of Alice's login with these changes to its message, correctly signed. */
async function loginWith(stage: Stage, parts: Partial<LoginParts>): Promise<string> {
  const message = loginText(alice, { nonce: await nonceOf(stage), ...parts })
  return verify(stage, message, await signText(alice, message))
}

describe('a login', () => {
  it('starts with a fresh nonce of 96 hex digits each time', async () => {
    const stage = aStage()
    const [first, second] = [await nonceOf(stage), await nonceOf(stage)]
    expect(first).toMatch(/^[\da-f]{96}$/)
    expect(second).not.toBe(first)
  })

  it('identifies the user until logout', async () => {
    const { gateway } = aStage()
    expect(await outcomeOf(gateway.call(routes.session, {}))).toBe(
      '403 CGW error - 403: Forbidden resource',
    )
    await logIn(gateway, alice)
    expect(await gateway.call(routes.session, {})).toEqual({
      id: '1',
      authMethod: 'siwe',
      signerAddress: alice.address,
    })
    await gateway.call(routes.logout, {})
    expect(await outcomeOf(gateway.call(routes.session, {}))).toBe(
      '403 CGW error - 403: Forbidden resource',
    )
    await logIn(gateway, bob, { statement: null, domain: 'elsewhere.test', chainId: '17000' })
    expect(await gateway.call(routes.session, {})).toMatchObject({
      id: '2',
      signerAddress: bob.address,
    })
    await logIn(gateway, alice)
    expect(await gateway.call(routes.session, {})).toMatchObject({ id: '1' })
  })

  it('ends after a day, or when its message expires', async () => {
    const clock = aMovingClock()
    const { gateway } = aStage({ clock })
    await logIn(gateway, alice)
    clock.pass(day - 1)
    expect(await gateway.call(routes.session, {})).toMatchObject({ signerAddress: alice.address })
    clock.pass(1)
    expect(await outcomeOf(gateway.call(routes.session, {}))).toBe(
      '403 CGW error - 403: Forbidden resource',
    )
    await logIn(gateway, alice, { issuedAt: clock.now(), expirationTime: clock.now() + minute })
    clock.pass(minute)
    expect(await outcomeOf(gateway.call(routes.session, {}))).toBe(
      '403 CGW error - 403: Forbidden resource',
    )
  })

  it('works for a contract, validated on its own chain', async () => {
    const stage = aStage()
    const asContract = async (who: Person) => {
      const message = loginText(who, { nonce: await nonceOf(stage), address: base.contractOwner })
      return verify(stage, message, await signText(who, message))
    }
    expect(await asContract(alice)).toBe('401 CGW error - 401: Invalid signature')
    // Frank keeps the keys of that contract.
    expect(await asContract(frank)).toBe('accepted')
    expect(await stage.gateway.call(routes.session, {})).toMatchObject({
      signerAddress: base.contractOwner,
    })
    // A contract without signature validation, and one that is on another chain.
    for (const parts of [
      { address: base.tokens.usdc },
      { address: base.contractOwner, chainId: '10' },
      { address: safes.treasury.address },
    ]) {
      expect(await loginWith(stage, parts)).toBe('401 CGW error - 401: Invalid signature')
    }
  })
})

describe('a login is rejected', () => {
  it('if its nonce is unknown, used, or five minutes old', async () => {
    const clock = aMovingClock()
    const stage = aStage({ clock })
    const nonce = await nonceOf(stage)
    expect(await loginWith(stage, { nonce: 'f'.repeat(96) })).toBe(
      '401 CGW error - 401: Invalid nonce',
    )
    expect(await loginWith(stage, { nonce })).toBe('accepted')
    expect(await loginWith(stage, { nonce })).toBe('401 CGW error - 401: Invalid nonce')
    const [late, later] = [await nonceOf(stage), await nonceOf(stage)]
    clock.pass(5 * minute - 1)
    expect(await loginWith(stage, { nonce: late })).toBe('accepted')
    clock.pass(1)
    expect(await loginWith(stage, { nonce: later })).toBe('401 CGW error - 401: Invalid nonce')
  })

  it('if someone else signed; the nonce is used up', async () => {
    const stage = aStage()
    const message = loginText(alice, { nonce: await nonceOf(stage) })
    expect(await verify(stage, message, await signText(bob, message))).toBe(
      '401 CGW error - 401: Invalid signature',
    )
    expect(await verify(stage, message, await signText(alice, message))).toBe(
      '401 CGW error - 401: Invalid nonce',
    )
    expect(await outcomeOf(stage.gateway.call(routes.session, {}))).toBe(
      '403 CGW error - 403: Forbidden resource',
    )
  })

  it('if the signature is invalid', async () => {
    const stage = aStage()
    const message = loginText(alice, { nonce: await nonceOf(stage) })
    expect(await verify(stage, message, '0x1234')).toBe('401 CGW error - 401: Invalid signature')
    expect(await verify(stage, message, 'please')).toBe(
      '422 CGW error - custom: Invalid "0x" notated hex string',
    )
  })

  it.each<[string, Partial<LoginParts>]>([
    ['is of another version', { version: '2' }],
    ['names no chain', { chainId: '0x1' }],
    ['names no address', { address: '0x1234' }],
    ['names an address with a wrong checksum', { address: alice.address.replace('A9bf', 'a9bf') }],
    ['has two lines where one statement stands', { statement: 'One\nTwo' }],
    ['comes from the future', { issuedAt: storyInstant + 30_001 }],
    ['is over', { expirationTime: storyInstant }],
    ['has not begun', { notBefore: storyInstant + 30_001 }],
    ['has an invalid nonce', { nonce: 'short' }],
  ])('if its message %s', async (_, parts) => {
    expect(await loginWith(aStage(), parts)).toBe('401 CGW error - 401: Invalid message')
  })

  it('but not for a clock difference of half a minute', async () => {
    expect(
      await loginWith(aStage(), {
        issuedAt: storyInstant + 30_000,
        notBefore: storyInstant + 30_000,
        expirationTime: storyInstant + day,
      }),
    ).toBe('accepted')
  })

  it('if it lasts longer than a day', async () => {
    expect(await loginWith(aStage(), { expirationTime: storyInstant + day + 1 })).toBe(
      '403 CGW error - 403: Cannot issue token for longer than 86400 seconds',
    )
  })

  it('if a field is missing', async () => {
    const { gateway } = aStage()
    const body = { signature: '0x' as Hex } as unknown as { message: string; signature: string }
    expect(await outcomeOf(gateway.call(routes.verifyLogin, { body }))).toBe(
      '422 CGW error - invalid_type: Invalid input: expected string, received undefined',
    )
  })
})
