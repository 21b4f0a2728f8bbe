import { routes, type Gateway } from '#gateway'
import { describe, expect, it } from 'vitest'
import { safes } from '../../../../mocks/chain/index.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { aStage, chainId, treasury, type Stage } from './journey.ts'
import { aMovingClock, emailHeaders, logIn } from './loggingIn.ts'
import { outcomeOf } from './outcomeOf.ts'

const { alice, bob, carol, dave } = people
/** The version with email, which was about to change its authentication. */
const gatewayVersion = '2024-05'
const minute = 60_000
const nonOwner = '403 CGW error - 403: Forbidden resource'
/** The response has no body: the client chooses the message. */
const wrongCode = /^400 /

const at = (who: Person) => ({ chainId, safeAddress: treasury, signer: who.address })
const mails = async ({ world }: Stage) => (await world.state.userData()).mailbox.list()
const codeIn = async (stage: Stage) => (await mails(stage))[0]?.code ?? ''

const register = (gateway: Gateway, who: Person, emailAddress = 'alice@example.test') =>
  gateway.call(routes.registerEmail, {
    path: { chainId, safeAddress: treasury },
    body: { emailAddress, signer: who.address },
  })
const change = (gateway: Gateway, who: Person, emailAddress: string) =>
  gateway.call(routes.changeEmail, { path: at(who), body: { emailAddress } })
const registered = (gateway: Gateway, who: Person) =>
  gateway.call(routes.registeredEmail, { path: at(who) })
const verify = (gateway: Gateway, who: Person, code: string) =>
  gateway.call(routes.verifyEmail, { path: at(who), body: { code } })
const resend = (gateway: Gateway, who: Person) =>
  gateway.call(routes.resendVerification, { path: at(who) })

/** Alice's registration, with the cookie of her login. */
async function anAddress(clock = aMovingClock()) {
  const stage = aStage({ gatewayVersion, clock })
  await logIn(stage.gateway, alice)
  await register(stage.gateway, alice)
  return { ...stage, clock, code: await codeIn(stage) }
}

describe('an email address', () => {
  it('is registered, verified with a code, changed, verified again, and deleted', async () => {
    const stage = await anAddress()
    const { gateway, code } = stage
    expect(await mails(stage)).toMatchObject([
      { to: 'alice@example.test', subject: 'Verification code', at: storyInstant },
    ])
    expect(code).toMatch(/^[1-9]\d{5}$/)
    expect(await registered(gateway, alice)).toEqual({
      email: 'alice@example.test',
      verified: false,
    })
    await verify(gateway, alice, code)
    expect(await registered(gateway, alice)).toEqual({
      email: 'alice@example.test',
      verified: true,
    })

    await change(gateway, alice, 'alice@elsewhere.test')
    expect(await registered(gateway, alice)).toEqual({
      email: 'alice@elsewhere.test',
      verified: false,
    })
    const [second, first] = await mails(stage)
    expect(second).toMatchObject({ to: 'alice@elsewhere.test' })
    expect(second!.code).not.toBe(code)
    expect(second!.unsubscribeToken).not.toBe(first!.unsubscribeToken)
    expect(await outcomeOf(verify(gateway, alice, code))).toMatch(wrongCode)
    await verify(gateway, alice, second!.code!)
    expect(await registered(gateway, alice)).toMatchObject({ verified: true })

    await gateway.call(routes.deleteEmail, { path: at(alice) })
    expect(await outcomeOf(registered(gateway, alice))).toBe(
      `404 CGW error - 404: No email address was found for the provided signer ${alice.address}.`,
    )
    // Does not reveal whether there was one.
    expect(await outcomeOf(gateway.call(routes.deleteEmail, { path: at(alice) }))).toBe('accepted')
  })

  it('can resend the code after 30 seconds, and gets a new one after five minutes', async () => {
    const stage = await anAddress()
    const { gateway, clock, code } = stage
    clock.pass(30_000 - 1)
    await resend(gateway, alice)
    expect(await mails(stage)).toHaveLength(1)
    clock.pass(1)
    await resend(gateway, alice)
    expect((await mails(stage)).map((mail) => mail.code)).toEqual([code, code])
    clock.pass(5 * minute)
    expect(await outcomeOf(verify(gateway, alice, code))).toMatch(wrongCode)
    await resend(gateway, alice)
    const fresh = await codeIn(stage)
    expect(fresh).not.toBe(code)
    await verify(gateway, alice, fresh)
    // Nothing is sent to a verified or unknown signer; both get the same response.
    clock.pass(minute)
    await resend(gateway, alice)
    await resend(gateway, bob)
    expect(await mails(stage)).toHaveLength(3)
  })

  it('accepts only the correct code, once, and in time', async () => {
    const { gateway, clock, code } = await anAddress()
    expect(await outcomeOf(verify(gateway, alice, String(Number(code) ^ 1)))).toMatch(wrongCode)
    expect(await outcomeOf(verify(gateway, bob, code))).toMatch(wrongCode)
    clock.pass(5 * minute - 1)
    expect(await outcomeOf(verify(gateway, alice, code))).toBe('accepted')
    expect(await outcomeOf(verify(gateway, alice, code))).toMatch(wrongCode)
  })

  it('receives recovery emails until it unsubscribes with a token', async () => {
    const stage = aStage({ gatewayVersion })
    const { gateway } = stage
    const { vault } = safes
    const moduleAddress = vault.modules[0]!
    const path = { chainId, safeAddress: vault.address }
    await logIn(gateway, alice)
    await gateway.call(routes.registerEmail, {
      path,
      body: { emailAddress: 'alice@example.test', signer: alice.address },
    })
    const watch = () => gateway.call(routes.registerRecovery, { path, body: { moduleAddress } })
    await watch()
    expect(await mails(stage)).toHaveLength(1)
    await gateway.call(routes.verifyEmail, {
      path: { ...path, signer: alice.address },
      body: { code: await codeIn(stage) },
    })
    await watch()
    const [notice] = await mails(stage)
    expect(notice).toMatchObject({
      to: 'alice@example.test',
      subject: 'Recovery alerts are on',
      code: null,
    })

    const token = notice!.unsubscribeToken
    await gateway.call(routes.unsubscribe, { query: { category: 'something_else', token } })
    await watch()
    expect(await mails(stage)).toHaveLength(3)
    await gateway.call(routes.unsubscribe, { query: { category: 'account_recovery', token } })
    await watch()
    expect(await mails(stage)).toHaveLength(3)
  })

  it('receives nothing after unsubscribing from everything', async () => {
    const stage = aStage({ gatewayVersion })
    const { gateway, world } = stage
    // Carol has verified an address before; only its own token unsubscribes it.
    const { emails, mailbox } = await world.state.userData()
    const place = { chainId, safe: treasury, signer: carol.address }
    const tell = () =>
      emails.tellOfRecovery({ ...place, moduleAddress: dave.address }, storyInstant)
    tell()
    const token = mailbox.list()[0]!.unsubscribeToken
    await gateway.call(routes.unsubscribeAll, {
      query: { token: token.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
    })
    tell()
    expect(mailbox.list()).toHaveLength(2)
    await gateway.call(routes.unsubscribeAll, { query: { token } })
    tell()
    expect(mailbox.list()).toHaveLength(2)
    const declined = '400 CGW error - 400: Validation failed (uuid is expected)'
    expect(await outcomeOf(gateway.call(routes.unsubscribeAll, { query: { token: 'xyz' } }))).toBe(
      declined,
    )
    expect(
      await outcomeOf(
        gateway.call(routes.unsubscribe, { query: { category: 'account_recovery', token: 'xyz' } }),
      ),
    ).toBe(declined)
  })
})

describe('a signer', () => {
  it('can authenticate with a signature in the headers, without a login', async () => {
    const { gateway } = aStage({ gatewayVersion })
    const email = 'bob@example.test'
    const path = at(bob)
    const about = [chainId, treasury, email, bob.address]
    await gateway.call(routes.registerEmail, {
      path,
      body: { emailAddress: email, signer: bob.address },
      headers: await emailHeaders(bob, 'register', about),
    })
    const read = async () =>
      gateway.call(routes.registeredEmail, {
        path,
        headers: await emailHeaders(bob, 'retrieval', [chainId, treasury, bob.address]),
      })
    expect(await read()).toEqual({ email, verified: false })
    const next = 'bob@elsewhere.test'
    await gateway.call(routes.changeEmail, {
      path,
      body: { emailAddress: next },
      headers: await emailHeaders(bob, 'edit', [chainId, treasury, next, bob.address]),
    })
    expect(await read()).toEqual({ email: next, verified: false })
    await gateway.call(routes.deleteEmail, {
      path,
      headers: await emailHeaders(bob, 'delete', [chainId, treasury, bob.address]),
    })
    expect(await outcomeOf(read())).toMatch(/^404 /)
  })

  it('is rejected if the signature is for another address, action, or time', async () => {
    const clock = aMovingClock()
    const { gateway } = aStage({ gatewayVersion, clock })
    const right = [chainId, treasury, carol.address] as const
    const read = async (headers: Awaited<ReturnType<typeof emailHeaders>>) =>
      outcomeOf(gateway.call(routes.registeredEmail, { path: at(carol), headers }))
    const signed = await emailHeaders(carol, 'retrieval', right)
    expect(await read(signed)).toBe('accepted')
    expect(await read(await emailHeaders(bob, 'retrieval', right))).toBe(nonOwner)
    expect(await read(await emailHeaders(carol, 'delete', right))).toBe(nonOwner)
    expect(
      await read(await emailHeaders(carol, 'retrieval', ['17000', treasury, carol.address])),
    ).toBe(nonOwner)
    expect(
      await read({ ...signed, 'Safe-Wallet-Signature-Timestamp': String(storyInstant + 1) }),
    ).toBe(nonOwner)
    expect(await read({ ...signed, 'Safe-Wallet-Signature': 'none' })).toBe(nonOwner)
    clock.pass(5 * minute - 1)
    expect(await read(signed)).toBe('accepted')
    clock.pass(1)
    expect(await read(signed)).toBe(nonOwner)
  })

  it('is rejected without a login, and with another login or chain', async () => {
    const { gateway } = aStage({ gatewayVersion })
    const calls = [
      () => register(gateway, alice),
      () => change(gateway, alice, 'a@example.test'),
      () => registered(gateway, alice),
      () => gateway.call(routes.deleteEmail, { path: at(alice) }),
    ]
    for (const call of calls) expect(await outcomeOf(call())).toBe(nonOwner)
    for (const [who, chain] of [
      [bob, '1'],
      [alice, '17000'],
    ] as const) {
      await logIn(gateway, who, { chainId: chain })
      for (const call of calls)
        expect(await outcomeOf(call())).toBe('401 CGW error - 401: Unauthorized')
    }
  })

  it('must be an owner of the Safe', async () => {
    const { gateway } = aStage({ gatewayVersion })
    await logIn(gateway, dave)
    expect(await outcomeOf(register(gateway, dave))).toBe(nonOwner)
    expect(await outcomeOf(change(gateway, dave, 'dave@example.test'))).toBe(nonOwner)
  })

  it('cannot register twice, with an invalid address, or change to the same one', async () => {
    const { gateway } = await anAddress()
    expect(await outcomeOf(register(gateway, alice))).toBe(
      '500 CGW error - 500: Internal server error',
    )
    expect(await outcomeOf(change(gateway, alice, 'nobody'))).toBe(
      '422 CGW error - invalid_string: Invalid email',
    )
    expect(await outcomeOf(change(gateway, alice, 'alice@example.test'))).toBe(
      '409 CGW error - 409: Email address matches that of the Safe owner.',
    )
    await logIn(gateway, bob)
    expect(await outcomeOf(change(gateway, bob, 'bob@example.test'))).toBe(
      `404 CGW error - 404: No email address was found for the provided signer ${bob.address}.`,
    )
  })
})
