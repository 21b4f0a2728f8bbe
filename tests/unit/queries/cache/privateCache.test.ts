import { MutationObserver, type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { KeyValue } from '#base'
import { type Gateway, isNotOffered } from '#gateway'
import {
  accountQuery,
  askNonce,
  changeDataSettingsMutation,
  createAccountMutation,
  createQueries,
  dataSettingsQuery,
  deleteAccountMutation,
  emailQuery,
  keepCache,
  keepDelay,
  loginMutation,
  logoutMutation,
  registerEmailMutation,
  safeQuery,
  sessionQuery,
} from '#queries'
import { people, type Person } from '../../../../mocks/people.ts'
import type { GatewayVersion } from '../../../../mocks/world.ts'
import { aStage, treasury } from '../../mocks/gateway/journey.ts'
import { loginText, signText } from '../../mocks/gateway/loggingIn.ts'

const { alice } = people
const at = { chainId: '1', address: treasury }
const email = { at, signer: alice.address }
const open: (() => void)[] = []
/** A busy machine takes its time. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  open.splice(0).forEach((close) => close())
  vi.useRealTimers()
})

/** Alice's page over a gateway of that age, whose memory is kept in `stored` as the product keeps it. */
function aPage(gatewayVersion: GatewayVersion) {
  const { gateway } = aStage({ gatewayVersion })
  const stored = new Map<string, string>()
  const storage: KeyValue = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
  const queries = createQueries()
  open.push(keepCache(queries, gateway.baseUrl, storage))
  const act = async <Data, Variables>(options: ConstructorParameters<typeof MutationObserver<Data, Error, Variables>>[1], given: Variables): Promise<Data> => {
    const dialog = new MutationObserver(queries, options)
    const close = dialog.subscribe(() => {})
    return dialog.mutate(given).finally(close)
  }
  const logIn = async (who: Person) => {
    const message = loginText(who, { nonce: await askNonce(gateway) })
    await act(loginMutation(gateway), { message, signature: await signText(who, message) })
  }
  return { gateway, queries, stored, act, logIn }
}

/** Everything that is in memory, as text. */
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

/** Somebody looks at it, and goes on looking. */
function watch<Wire, Data, Key extends readonly unknown[]>(queries: QueryClient, options: QueryObserverOptions<Wire, Error, Data, Wire, Key>) {
  const observer = new QueryObserver(queries, options)
  open.push(observer.subscribe(() => {}))
  return () => observer.getCurrentResult()
}
/** An account as the gateway gave it. */
const known = { id: '1', groupId: null, address: alice.address, name: 'Alice-in-Wonderland' }
const own = (gateway: Gateway) => accountQuery(gateway, alice.address)

describe('who is logged in', () => {
  test('is known by a session, and by none after logging out', async () => {
    const { gateway, queries, act, logIn } = aPage('today')
    const session = watch(queries, sessionQuery(gateway))
    await soon(() => expect(session().data).toBeNull())
    await logIn(alice)
    await soon(() => expect(session().data).toMatchObject({ method: 'siwe', signer: alice.address }))
    await act(logoutMutation(gateway), undefined)
    expect(session().data).toBeUndefined()
    await soon(() => expect(session().data).toBeNull())
  })

  test('has an account with settings until it is deleted', async () => {
    const { gateway, queries, act, logIn } = aPage('2025-01')
    await logIn(alice)
    const account = watch(queries, own(gateway))
    await soon(() => expect(account().data).toBeNull())
    await act(createAccountMutation(gateway), { address: alice.address, name: 'Alice' })
    await soon(() => expect(account().data).toMatchObject({ name: 'Alice' }))
    const settings = watch(queries, dataSettingsQuery(gateway, alice.address))
    await soon(() => expect(settings().data).toEqual([]))
    await act(changeDataSettingsMutation(gateway), { address: alice.address, enabled: { 1: true } })
    await soon(() => expect(settings().data).toEqual(['1']))
    await act(deleteAccountMutation(gateway), alice.address)
    await soon(() => expect(account()).toMatchObject({ data: null, isFetching: false }))
  })
})

describe('what is private', () => {
  test('is in no store, though what everybody may see is', async () => {
    vi.useFakeTimers()
    const { gateway, queries, stored, act, logIn } = aPage('2025-01')
    await logIn(alice)
    await act(createAccountMutation(gateway), { address: alice.address, name: 'Alice-in-Wonderland' })
    await queries.fetchQuery(own(gateway))
    await queries.fetchQuery(safeQuery(gateway, at))
    await vi.advanceTimersByTimeAsync(keepDelay)
    const text = [...stored.values()].join()
    expect(text).toContain('txQueuedTag')
    expect(text).not.toContain('Wonderland')
    expect(text).not.toContain('private')
  })

  test('is gone from memory after logging out, also where the gateway knows no logging out', async () => {
    const { gateway, queries, act, logIn } = aPage('2025-01')
    await logIn(alice)
    await act(createAccountMutation(gateway), { address: alice.address, name: 'Alice-in-Wonderland' })
    await queries.fetchQuery(own(gateway))
    await queries.fetchQuery(safeQuery(gateway, at))
    expect(memory(queries)).toContain('Wonderland')
    await expect(act(logoutMutation(gateway), undefined)).rejects.toSatisfy(isNotOffered)
    expect(memory(queries)).not.toContain('Wonderland')
    expect(memory(queries)).toContain('txQueuedTag')
  })

  test('is off the page at once when it was shown, and what was on its way does not come back', async () => {
    const { gateway, queries, act, logIn } = aPage('today')
    await logIn(alice)
    queries.setQueryData<unknown>(own(gateway).queryKey, known)
    const shown = watch(queries, { ...own(gateway), staleTime: Infinity })
    expect(shown().data).toMatchObject({ name: known.name })
    let arrive: (name: string) => void = () => {}
    const late = queries.fetchQuery({ queryKey: ['private', 'late'], queryFn: () => new Promise<string>((done) => (arrive = done)) }).catch(() => 'given up')
    const out = act(logoutMutation(gateway), undefined)
    await soon(() => expect(shown().data).toBeUndefined())
    arrive('Alice')
    await out
    expect(await late).toBe('given up')
    expect(queries.getQueryData(['private', 'late'])).toBeUndefined()
  })

  test('is gone when the session ended by itself', async () => {
    const { gateway, queries } = aPage('today')
    queries.setQueryData<unknown>(own(gateway).queryKey, known)
    expect(await queries.fetchQuery(sessionQuery(gateway))).toBeNull()
    expect(memory(queries)).not.toContain('Wonderland')
  })

  test('is not asked for again where a gateway cannot end the login: it would come back', async () => {
    const { gateway, queries, act, logIn } = aPage('2025-01')
    await logIn(alice)
    await act(createAccountMutation(gateway), { address: alice.address, name: known.name })
    const shown = watch(queries, own(gateway))
    await soon(() => expect(shown().data).toMatchObject({ name: known.name }))
    await act(logoutMutation(gateway), undefined).catch(() => undefined)
    expect(shown()).toMatchObject({ data: undefined, isFetching: false })
  })

  test('is asked for anew when somebody logs in while it is shown', async () => {
    const { gateway, queries, logIn } = aPage('2025-01')
    const shown = watch(queries, own(gateway))
    await soon(() => expect(shown().error).toMatchObject({ status: 403 }))
    await logIn(alice)
    await soon(() => expect(shown()).toMatchObject({ data: null, error: null }))
  })

  test('is gone when somebody else logs in', async () => {
    const { gateway, queries, logIn } = aPage('2025-01')
    queries.setQueryData<unknown>(own(gateway).queryKey, known)
    await logIn(people.bob)
    expect(memory(queries)).not.toContain('Wonderland')
  })

  test('is not remembered from what was sent: an address of an e-mail', async () => {
    const { gateway, queries, act, logIn } = aPage('2024-05')
    await logIn(alice)
    await act(registerEmailMutation(gateway), { ...email, email: 'alice@wonderland.test' })
    await soon(() => expect(memory(queries)).not.toContain('wonderland'))
    expect(await queries.fetchQuery(emailQuery(gateway, email))).toEqual({ email: 'alice@wonderland.test', verified: false })
  })
})

test('a gateway that offers none of it says so', async () => {
  const { gateway, queries } = aPage('today')
  await expect(queries.fetchQuery(own(gateway))).rejects.toSatisfy(isNotOffered)
  await expect(queries.fetchQuery(emailQuery(gateway, email))).rejects.toSatisfy(isNotOffered)
})
