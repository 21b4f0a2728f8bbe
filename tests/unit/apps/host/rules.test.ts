import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostOptions, HostPage } from '../../../../src/apps/host/index.ts'
import { owner, safeAddress, safeInfo } from '../standInHost.ts'

// Rules of a host that the conformance kit can't try, because an app sees nothing of them: each
// holds, and no longer does in a host without it.
//
// Not among them, because they can't be switched off in a host:
// - what the dialogs of the app show and when they can be answered: the host has none;
//   stories/screens/apps checks each
// - the size and the address of a manifest: fetchManifest.test.ts
// - which features of the browser a frame is given: a list that is copied, not checked;
//   schemas.test.ts

type Frame = typeof import('./aFrame.ts')
type World = ReturnType<Frame['aHostWithAnApp']>
type Any = (...parameters: never[]) => unknown

const files = {
  answerFromMemory: '../../../../src/apps/host/answerFromMemory.ts',
  createRequests: '../../../../src/apps/host/createRequests.ts',
  permissions: '../../../../src/apps/host/permissions.ts',
  readAppUrl: '../../../../src/apps/host/readAppUrl.ts',
  readRequest: '../../../../src/apps/protocol/readRequest.ts',
}

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  for (const file of Object.values(files)) vi.doUnmock(file)
  // Other test files share these modules.
  vi.resetModules()
})

interface Rule {
  /** What holds. */
  rule: string
  holds: (world: World, frame: Frame) => unknown
  /**
   * A host without it: a part of it that does otherwise, or a page whose events arrive otherwise.
   */
  part?: keyof typeof files
  without?: (original: Record<string, Any>) => Record<string, unknown>
  page?: (page: HostPage) => HostPage
  frame?: (world: ReturnType<Frame['aFrame']>) => void
  options?: (frame: Frame) => Partial<HostOptions>
}

const otherOrigin = 'https://other.test'

/** The page of a host to which messages arrive otherwise. */
const arriving =
  (arrive: (message: MessageEvent, next: (message: MessageEvent) => void) => void) =>
  (page: HostPage): HostPage => ({
    ...page,
    addEventListener: (name, listener) =>
      page.addEventListener(name, (message) =>
        arrive(message as MessageEvent, listener as (message: MessageEvent) => void),
      ),
  })

/** Abandoned requests end with one error, and their dialog closes. */
const settles = (when: string, act: (world: World) => unknown): Rule => ({
  rule: `requests are settled ${when}`,
  options: ({ waiting }) => ({ handlers: waiting().handlers }),
  async holds(world, { settled }) {
    const id = world.ask('signMessage', { message: 'x' })
    await act(world)
    await settled()
    return world.answers(id).length === 1 && world.host.snapshot().dialog === undefined
  },
  part: 'createRequests',
  without: ({ createRequests }) => ({
    createRequests: (...parameters: never[]) => ({
      ...(createRequests?.(...parameters) as object),
      settle: () => {},
    }),
  }),
})

const opensApp = (what: string, url: string): Rule => ({
  rule: `an app at ${what} is not opened`,
  holds: (_, { aHostWithAnApp }) => {
    try {
      aHostWithAnApp({ url })
      return false
    } catch (error) {
      return error instanceof TypeError && error.message.startsWith("This app can't be opened")
    }
  },
  part: 'readAppUrl',
  without: () => ({
    readAppUrl: (text: string) => ({ kind: 'valid', url: text, origin: new URL(text).origin }),
  }),
})

const rules: Rule[] = [
  {
    rule: 'the host listens before the frame has its address',
    holds: ({ sources }) => sources[0]?.endsWith(' with 1 listeners'),
    page: (page) => ({
      ...page,
      addEventListener: (...listener) => queueMicrotask(() => page.addEventListener(...listener)),
    }),
  },
  {
    rule: 'the Safe is answered in the same turn',
    holds: ({ ask, answers }) => answers(ask('getSafeInfo')).length === 1,
    part: 'answerFromMemory',
    without: () => ({ answerFromMemory: () => undefined }),
  },
  {
    rule: 'the Safe is not told to a page of another origin in the frame',
    holds: ({ ask, answers, start }) => {
      start(otherOrigin)
      const id = ask('getSafeInfo')
      return answers(id).length === 1 && answers(id)[0]?.code === 4100
    },
    page: arriving((message, next) =>
      next({
        source: message.source,
        origin: 'https://app.test',
        data: message.data as unknown,
      } as MessageEvent),
    ),
  },
  {
    rule: 'an answer does not arrive at the page to which the frame has moved meanwhile',
    options: ({ waiting }) => ({ handlers: waiting().handlers }),
    async holds({ ask, start, received, host }, { settled }) {
      ask('getSafeBalances', {})
      start(otherOrigin)
      host.destroy()
      await settled()
      return received.length === 1 && received.every(({ arrived }) => !arrived)
    },
    frame: ({ app }) => {
      const post = app.postMessage.bind(app)
      app.postMessage = (data) => post(data, '*')
    },
  },
  settles('when the frame is reloaded', ({ reload }) => reload()),
  settles('when the frame moves to another origin', ({ start, ask }) => {
    start(otherOrigin)
    ask('getSafeInfo')
  }),
  settles('when another Safe is chosen', ({ host }) =>
    host.change({ safe: { ...safeInfo, safeAddress: owner } }),
  ),
  settles('when another chain is chosen', ({ host }) =>
    host.change({ safe: { ...safeInfo, chainId: 5 } }),
  ),
  settles('when another account is chosen', ({ host }) => host.change({ account: safeAddress })),
  settles('when the app is closed', ({ host }) => host.destroy()),
  {
    rule: 'permissions belong to the exact origin',
    holds(world, { granted, appOrigin }) {
      world.setStore({ 'https://sub.app.test': [{ ...granted, invoker: 'https://sub.app.test' }] })
      const id = world.ask('wallet_getPermissions')
      return JSON.stringify(world.answers(id)[0]?.data) === '[]' && appOrigin === 'https://app.test'
    },
    part: 'permissions',
    without: () => ({
      permissionsOf: (store: Record<string, unknown[]>) => Object.values(store).flat(),
    }),
  },
  {
    rule: 'nothing that arrives in a message throws in the host',
    holds({ deliver, errors }) {
      for (const data of [
        null,
        undefined,
        'x',
        { id: 'a' },
        { id: 'a', method: 'getSafeInfo', env: null },
      ])
        deliver(data)
      return errors.length === 0
    },
    part: 'readRequest',
    without: () => ({
      readRequest: (data: { id: string; env: { sdkVersion: string } }) => ({
        kind: 'declined',
        id: data.env.sdkVersion,
        error: '',
        code: 0,
      }),
    }),
  },
  opensApp('a script', 'javascript:alert(1)'),
  opensApp('a file', 'file:///etc/hosts'),
  opensApp('an address with a user name', 'https://wallet.test@evil.test/'),
  opensApp("the host's own origin", 'https://wallet.test/apps'),
]

async function worldOf({ options, page, frame: change }: Rule, isOff: boolean) {
  const frame = await import('./aFrame.ts')
  const prepare = (world: ReturnType<Frame['aFrame']>) => {
    change?.(world)
    return page ? { page: page(world.hostWindow) } : {}
  }
  return { frame, world: frame.aHostWithAnApp(options?.(frame), isOff ? prepare : undefined) }
}

describe.each(rules.map((one) => [one.rule, one] as const))('%s', (_, rule) => {
  it('with the rule', async () => {
    const { frame, world } = await worldOf(rule, false)
    expect(await rule.holds(world, frame)).toBe(true)
  })

  it('and no longer without it', async () => {
    const { part, without } = rule
    if (part && without) {
      vi.doMock(files[part], async (original) => {
        const exports = await original<Record<string, Any>>()
        return { ...exports, ...without(exports) }
      })
    }
    const { frame, world } = await worldOf(rule, true)
    const held = await Promise.resolve(rule.holds(world, frame)).catch(() => false)
    expect(held).not.toBe(true)
  })
})
