import {
  MutationObserver,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { KeyValue } from '#base'
import { type Gateway, isNotOffered } from '#gateway'
import {
  accountQuery,
  fetchLoginNonce,
  changeDataSettingsMutation,
  createAccountMutation,
  createQueryClient,
  dataSettingsQuery,
  deleteAccountMutation,
  emailQuery,
  loginMutation,
  logoutMutation,
  registerEmailMutation,
  safeQuery,
  sessionQuery,
  type SessionReport,
} from '#queries'
import { persistCache, persistDelay } from '#queries/cache'
import { people, type Person } from '../../../../mocks/people.ts'
import type { GatewayVersion } from '../../../../mocks/world.ts'
import { aStage, treasury } from '../../mocks/gateway/journey.ts'
import { loginText, signText } from '../../mocks/gateway/loggingIn.ts'

const { alice } = people
const at = { chainId: '1', address: treasury }
const email = { at, signer: alice.address }
const open: (() => void)[] = []
/** Waits long enough for a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  open.splice(0).forEach((close) => close())
  vi.useRealTimers()
})

/**
 * Alice's page on a gateway of this version, with its cache persisted in `stored` as in the app.
 */
function aPage(gatewayVersion: GatewayVersion) {
  const { gateway } = aStage({ gatewayVersion })
  const stored = new Map<string, string>()
  const storage: KeyValue = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
  const queries = createQueryClient()
  open.push(persistCache(queries, gateway.baseUrl, storage))
  const mutate = async <Data, Variables>(
    options: ConstructorParameters<typeof MutationObserver<Data, Error, Variables>>[1],
    given: Variables,
  ): Promise<Data> => {
    const dialog = new MutationObserver(queries, options)
    const close = dialog.subscribe(() => {})
    return dialog.mutate(given).finally(close)
  }
  const logIn = async (who: Person) => {
    const message = loginText(who, { nonce: await fetchLoginNonce(gateway) })
    await mutate(loginMutation(gateway), { message, signature: await signText(who, message) })
  }
  return { gateway, queries, stored, mutate, logIn }
}

/** Everything in memory, as text. */
const memory = (queries: QueryClient) =>
  JSON.stringify([
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    queries
      .getMutationCache()
      .getAll()
      .map(({ state }) => [state.variables, state.data]),
  ])

/** Shows a query on screen until the end of the test. */
function show<Wire, Data, Key extends readonly unknown[]>(
  queries: QueryClient,
  options: QueryObserverOptions<Wire, Error, Data, Wire, Key>,
) {
  const observer = new QueryObserver(queries, options)
  open.push(observer.subscribe(() => {}))
  return () => observer.getCurrentResult()
}
/** An account as the gateway returns it. */
const account = { id: '1', groupId: null, address: alice.address, name: 'Alice-in-Wonderland' }
const ownAccountQuery = (gateway: Gateway) => accountQuery(gateway, alice.address)

describe('a user', () => {
  test('has a session from login to logout', async () => {
    const { gateway, queries, mutate, logIn } = aPage('today')
    const session = show(queries, sessionQuery(gateway))
    await soon(() => expect(session().data).toBeNull())
    await logIn(alice)
    await soon(() =>
      expect(session().data).toMatchObject({ method: 'siwe', signer: alice.address }),
    )
    await mutate(logoutMutation(gateway), undefined)
    expect(session().data).toBeUndefined()
    await soon(() => expect(session().data).toBeNull())
  })

  test.each<[GatewayVersion, SessionReport]>([
    ['today', null],
    ['2025-01', 'notOffered'],
  ])(
    "whose login is rejected keeps its state, even while it's refetched: gateway of %s",
    async (version, before) => {
      const { gateway, queries, mutate } = aPage(version)
      const session = show(queries, sessionQuery(gateway))
      await soon(() => expect(session().data).toBe(before))
      const seen: unknown[] = []
      open.push(
        queries
          .getQueryCache()
          .subscribe(() => void seen.push([session().isFetching, session().data])),
      )
      const message = loginText(alice, { nonce: await fetchLoginNonce(gateway) })
      await expect(
        mutate(loginMutation(gateway), { message, signature: await signText(people.bob, message) }),
      ).rejects.toMatchObject({ status: 401 })
      await soon(() => expect(session().isFetching).toBe(false))
      expect(seen).toContainEqual([true, before])
      expect(seen).not.toContainEqual([expect.anything(), undefined])
    },
  )

  test('creates an account, changes its settings and deletes it', async () => {
    const { gateway, queries, mutate, logIn } = aPage('2025-01')
    await logIn(alice)
    const shown = show(queries, ownAccountQuery(gateway))
    await soon(() => expect(shown().data).toBeNull())
    await mutate(createAccountMutation(gateway), { address: alice.address, name: 'Alice' })
    await soon(() => expect(shown().data).toMatchObject({ name: 'Alice' }))
    const settings = show(queries, dataSettingsQuery(gateway, alice.address))
    await soon(() => expect(settings().data).toEqual([]))
    await mutate(changeDataSettingsMutation(gateway), {
      address: alice.address,
      enabled: { 1: true },
    })
    await soon(() => expect(settings().data).toEqual(['1']))
    await mutate(deleteAccountMutation(gateway), alice.address)
    await soon(() => expect(shown()).toMatchObject({ data: null, isFetching: false }))
  })
})

describe('private data', () => {
  test('is never persisted, unlike public data', async () => {
    vi.useFakeTimers()
    const { gateway, queries, stored, mutate, logIn } = aPage('2025-01')
    await logIn(alice)
    await mutate(createAccountMutation(gateway), {
      address: alice.address,
      name: 'Alice-in-Wonderland',
    })
    await queries.fetchQuery(ownAccountQuery(gateway))
    await queries.fetchQuery(safeQuery(gateway, at))
    await vi.advanceTimersByTimeAsync(persistDelay)
    const text = [...stored.values()].join()
    expect(text).toContain('txQueuedTag')
    expect(text).not.toContain('Wonderland')
    expect(text).not.toContain('private')
  })

  test('is removed from memory on logout, even if the gateway has no logout', async () => {
    const { gateway, queries, mutate, logIn } = aPage('2025-01')
    await logIn(alice)
    await mutate(createAccountMutation(gateway), {
      address: alice.address,
      name: 'Alice-in-Wonderland',
    })
    await queries.fetchQuery(ownAccountQuery(gateway))
    await queries.fetchQuery(safeQuery(gateway, at))
    expect(memory(queries)).toContain('Wonderland')
    await expect(mutate(logoutMutation(gateway), undefined)).rejects.toSatisfy(isNotOffered)
    expect(memory(queries)).not.toContain('Wonderland')
    expect(memory(queries)).toContain('txQueuedTag')
  })

  test('disappears from the screen on logout, and pending responses are discarded', async () => {
    const { gateway, queries, mutate, logIn } = aPage('today')
    await logIn(alice)
    queries.setQueryData<unknown>(ownAccountQuery(gateway).queryKey, account)
    const shown = show(queries, { ...ownAccountQuery(gateway), staleTime: Infinity })
    expect(shown().data).toMatchObject({ name: account.name })
    let respond: (name: string) => void = () => {}
    const late = queries
      .fetchQuery({
        queryKey: ['private', 'late'],
        queryFn: () => new Promise<string>((resolve) => (respond = resolve)),
      })
      .catch(() => 'canceled')
    const out = mutate(logoutMutation(gateway), undefined)
    await soon(() => expect(shown().data).toBeUndefined())
    respond('Alice')
    await out
    expect(await late).toBe('canceled')
    expect(queries.getQueryData(['private', 'late'])).toBeUndefined()
  })

  test('is removed when the session has expired', async () => {
    const { gateway, queries } = aPage('today')
    queries.setQueryData<unknown>(ownAccountQuery(gateway).queryKey, account)
    expect(await queries.fetchQuery(sessionQuery(gateway))).toBeNull()
    expect(memory(queries)).not.toContain('Wonderland')
  })

  test('is not refetched after logout from a gateway that can’t end the session', async () => {
    const { gateway, queries, mutate, logIn } = aPage('2025-01')
    await logIn(alice)
    await mutate(createAccountMutation(gateway), { address: alice.address, name: account.name })
    const shown = show(queries, ownAccountQuery(gateway))
    await soon(() => expect(shown().data).toMatchObject({ name: account.name }))
    await mutate(logoutMutation(gateway), undefined).catch(() => undefined)
    expect(shown()).toMatchObject({ data: undefined, isFetching: false })
  })

  test('is refetched when someone logs in while it is on screen', async () => {
    const { gateway, queries, logIn } = aPage('2025-01')
    const shown = show(queries, ownAccountQuery(gateway))
    await soon(() => expect(shown().error).toMatchObject({ status: 403 }))
    await logIn(alice)
    await soon(() => expect(shown()).toMatchObject({ data: null, error: null }))
  })

  test('is removed when someone else logs in', async () => {
    const { gateway, queries, logIn } = aPage('2025-01')
    queries.setQueryData<unknown>(ownAccountQuery(gateway).queryKey, account)
    await logIn(people.bob)
    expect(memory(queries)).not.toContain('Wonderland')
  })

  test('is not kept in mutations: an email address', async () => {
    const { gateway, queries, mutate, logIn } = aPage('2024-05')
    await logIn(alice)
    await mutate(registerEmailMutation(gateway), { ...email, email: 'alice@wonderland.test' })
    await soon(() => expect(memory(queries)).not.toContain('wonderland'))
    expect(await queries.fetchQuery(emailQuery(gateway, email))).toEqual({
      email: 'alice@wonderland.test',
      verified: false,
    })
  })
})

test('a gateway without accounts and email is recognized by isNotOffered', async () => {
  const { gateway, queries } = aPage('today')
  await expect(queries.fetchQuery(ownAccountQuery(gateway))).rejects.toSatisfy(isNotOffered)
  await expect(queries.fetchQuery(emailQuery(gateway, email))).rejects.toSatisfy(isNotOffered)
})
