import {
  type CheckedParams,
  codes,
  createRequestId,
  type HostEventName,
  type HostEvents,
  type HostMethod,
  hostTexts,
  isAnsweredByUser,
  Methods,
  type ReceivedRequest,
  readRequest,
  type RestrictedMethods,
  type SDKRequestData,
  toAnswer,
  toErrorAnswer,
  toEvent,
} from '#apps/protocol'
import { sameAddress } from '#base'
import { answerFromMemory } from './answerFromMemory.ts'
import { createDialogs } from './createDialogs.ts'
import { createDocuments, type Sent } from './createDocuments.ts'
import { createPermissionRequests } from './createPermissionRequests.ts'
import { createQuota } from './createQuota.ts'
import { createRequests, type PendingRequest } from './createRequests.ts'
import { AppRequestError, type Asker, type Handlers, type ReadMethod } from './handlers.ts'
import { isSafeTypedData } from './isSafeTypedData.ts'
import { loggedAnswer, loggedRequest, type LoggedMessage } from './messageLog.ts'
import { appAddress, hasPermission, permissionsOf, type PermissionStore } from './permissions.ts'
import { readAppUrl } from './readAppUrl.ts'
import { sendTransactions } from './sendTransactions.ts'
import type { BlockReason, Host, HostOptions, HostPage, Message } from './host.ts'
import { createNetworkQuota, createParamsReader } from './appQuotas.ts'

/** Requests that one app may have pending at once. */
export const maxPending = 1_000

const isDialog = ({ method }: { method: HostMethod }): boolean => isAnsweredByUser(method)

/** Whether it always needs a dialog: a permission may already be decided. */
const isPrompt = (method: HostMethod): boolean =>
  isAnsweredByUser(method) && method !== 'wallet_requestPermissions'

/**
 * Opens an app in an iframe and handles its messages. Throws a TypeError for a URL that may not be
 * opened; check it with {@link readAppUrl}. Never throws for message contents, and responds to each
 * request once: with its result, or with an error when its document is gone from the iframe, when
 * another Safe, chain, or account is selected, and when the host is destroyed.
 */
export function createHost(options: HostOptions): Host {
  const { frame, permissions, now = Date.now } = options
  const { rejections = new Map<string, number>(), quota = createQuota({ now }) } = options
  const page: HostPage = options.page ?? window
  const app = readAppUrl(options.url, page.location.origin)
  if (app.kind === 'invalid') throw new TypeError(`This app can't be opened: ${app.reason}`)

  let state = options.state
  let origin = app.origin
  let movedTo: string | undefined
  let blocked: BlockReason | undefined
  let offChainSigning = true
  let isUsedUp = false
  const consented = new Set([origin])

  // In a task of their own: an error of the screen isn't one of the host, and the app has its
  // response before the screen renders. Libraries wait 10 ms for the Safe.
  const later = (call: () => void) => void setTimeout(call)
  const changed = () => later(() => options.onChange?.())
  const log = (message: () => LoggedMessage) => {
    const { onMessage } = options
    if (onMessage) later(() => onMessage(message()))
  }
  const post = (message: object, to: string): void => {
    frame.contentWindow?.postMessage(message, to === 'null' ? '*' : to)
    const at = now()
    log(() => loggedAnswer(at, message))
  }
  const reject = (id: string, to: string, code: number, text: string = hostTexts.requestFailed) =>
    post(toErrorAnswer(id, text, undefined, code), to)
  const dialogs = createDialogs()
  let visited: PermissionStore = {}
  const own = { ...permissions, app: appAddress(options.start ?? app.url) }
  // On another origin it's unknown which of its apps a page is, so permissions last only as long as
  // the iframe.
  const elsewhere = {
    read: () => visited,
    write: (next: PermissionStore) => void (visited = next),
  }
  const placeOf = (of: string) => (of === app.origin ? own : { ...elsewhere, app: of })
  const permissionRequests = createPermissionRequests(placeOf, rejections, now)
  const readWithinQuota = createParamsReader(now)
  const network = createNetworkQuota(quota, (of) => placeOf(of).app)
  const requests = createRequests((request) => {
    dialogs.remove(request)
    if (isDialog(request)) changed()
  })
  const documents = createDocuments((isOver) =>
    requests.settle((request) => isOver({ sent: request.sent, isDialog: isDialog(request) })),
  )

  const onMessage = (message: Message): void => {
    const { source, origin: from } = message
    // A frame that was removed has no window, and neither do some messages.
    if (blocked || source === null || source !== (frame.contentWindow as unknown)) return
    // Read by then: browsers deserialize a message's data on first access.
    const { data } = message
    const received = readRequest(data)
    const at = now()
    const logAs = (check: Parameters<typeof loggedRequest>[3]) =>
      log(() => loggedRequest(at, data, from, check))
    if (!isAnswered(from)) {
      logAs('foreign')
      if (received) reject(idOf(received), from, codes.unauthorized)
      if (from === page.location.origin) block('ownPage')
      return
    }
    const request = received?.kind === 'request' ? received.request : undefined
    // Comes first: a new document may reuse the previous one's IDs.
    const sent =
      request && documents.received(request.env.document, request.method === Methods.getSafeInfo)
    if (!received || requests.has(idOf(received))) return logAs('ignored')
    logAs(received.kind === 'declined' ? 'declined' : 'accepted')
    if (received.kind === 'declined') reject(received.id, origin, received.code, received.error)
    else if (sent) receive(received.request, sent)
  }

  /**
   * Whether a page of this origin gets responses. If the iframe moved to another origin, the
   * previous one's requests end.
   */
  function isAnswered(from: string): boolean {
    const isConsented = consented.has(from)
    const next = isConsented ? { origin: from, movedTo: undefined } : { origin, movedTo: from }
    if (next.origin !== origin || next.movedTo !== movedTo) {
      ;({ origin, movedTo } = next)
      offChainSigning = true
      requests.settle()
      documents.moved()
      changed()
    }
    return isConsented
  }

  /**
   * Empties the iframe. A page of the host's own origin could read and change everything in the
   * host.
   */
  function block(reason: BlockReason): void {
    blocked ??= reason
    requests.settle()
    frame.src = 'about:blank'
    changed()
  }

  function receive(
    { id, method, params, env }: SDKRequestData<HostMethod, unknown>,
    sent: Sent,
  ): void {
    try {
      const known = answerFromMemory(method, state, page.location.origin, () =>
        permissionsOf(placeOf(origin).read(), placeOf(origin).app),
      )
      if (known) return post(toAnswer(id, known.data), origin)
    } catch {
      return reject(id, origin, codes.internal)
    }
    // Messages over quota aren't read.
    if (requests.size() >= maxPending || (isPrompt(method) && dialogs.isFull()))
      return reject(id, origin, codes.pending)
    const read = readWithinQuota(origin, method, params)
    if (read.kind === 'invalid') return reject(id, origin, read.code, read.error)
    if (
      method === 'signTypedMessage' &&
      isSafeTypedData(
        (read.params as CheckedParams['signTypedMessage']).typedData,
        state.safe.safeAddress,
      )
    )
      return reject(id, origin, codes.unauthorized)
    const to = origin
    const request = requests.open({ id, method, sent }, (message) => post(message, to))
    const asker: Asker = {
      origin,
      sdkVersion: env.sdkVersion,
      offChainSigning,
      signal: request.signal,
      walletAsked: (isAsked) => void (request.isAsked = isAsked),
    }
    if (method === 'wallet_requestPermissions')
      return requestPermissions(request, read.params as RestrictedMethods[], asker)
    if (isDialog(request))
      return openDialog(request, () =>
        request.run(() =>
          method === 'sendTransactions'
            ? sendTransactions(read.params as never, asker, options.handlers)
            : options.handlers[method as 'signMessage'](read.params as never, asker),
        ),
      )
    request.run(() => callRead(method as ReadMethod, read.params, asker))
  }

  async function callRead(method: ReadMethod, params: unknown, asker: Asker): Promise<unknown> {
    const place = placeOf(asker.origin)
    if (method === 'requestAddressBook' && !hasPermission(place.read(), place.app, method))
      return []
    if (method === 'rpcCall') {
      const call = params as Parameters<Handlers['rpcCall']>[0]
      if (call.call === 'safe_setSettings')
        return setSettings(call.params[0] as { offChainSigning?: boolean })
    }
    if (network.isRead(method)) {
      const isLeft = network.take(asker.origin, method)
      updateUsedUp()
      if (!isLeft) throw new AppRequestError('pending')
    }
    return options.handlers[method as 'getSafeBalances'](params as never, asker)
  }

  /** Not every read counts as a change: there may be hundreds per second. */
  function updateUsedUp() {
    const { used, limit } = network.usage(origin)
    if (used >= limit === isUsedUp) return
    isUsedUp = !isUsedUp
    changed()
  }

  function setSettings(settings: { offChainSigning?: boolean }) {
    offChainSigning = settings.offChainSigning ?? offChainSigning
    return { offChainSigning }
  }

  function openDialog(request: PendingRequest, open: () => void): void {
    dialogs.add(request, open)
    changed()
  }

  function requestPermissions(
    request: PendingRequest,
    names: RestrictedMethods[],
    asker: Asker,
  ): void {
    const prompt = () =>
      request.run(() =>
        permissionRequests.ask(names, asker, (...asked) =>
          options.handlers.wallet_requestPermissions(...asked),
        ),
      )
    let known
    try {
      known = permissionRequests.answerFromStore(names, asker.origin)
    } catch (error) {
      return request.failWith(error)
    }
    if (known) request.answer(known)
    else openDialog(request, prompt)
  }

  const sendTheme = () => post(toAnswer(createRequestId(), { darkMode: state.darkMode }), origin)
  const send = <Name extends HostEventName>(name: Name, data: HostEvents[Name]) =>
    post(toEvent(name, data), origin)

  const onLoad = (): void => {
    const own = frame.contentDocument
    if (own) return own.URL === 'about:blank' ? undefined : block('ownPage')
    documents.loaded()
    sendTheme()
  }

  page.addEventListener('message', onMessage)
  frame.addEventListener('load', onLoad)
  frame.src = app.url

  return {
    change(next) {
      const last = state
      state = { ...state, ...next }
      const isOther =
        !sameAddress(last.safe.safeAddress, state.safe.safeAddress) ||
        last.safe.chainId !== state.safe.chainId
      if (isOther) requests.settle()
      else if (!isSameAccount(last.account, state.account))
        requests.settle((request) => !request.isAsked)
      if (JSON.stringify(last.safe) !== JSON.stringify(state.safe)) send('safeChanged', state.safe)
      if (last.darkMode !== state.darkMode) sendTheme()
    },
    executed: (transaction) => send('transactionExecuted', transaction),
    allow(next) {
      if (next !== movedTo || next === page.location.origin || next === 'null') return
      consented.add(next)
      isAnswered(next)
      sendTheme()
    },
    snapshot() {
      const current = dialogs.current()
      const dialog = current && { method: current.method, origin }
      return {
        origin,
        movedTo,
        blocked,
        dialog,
        queued: dialogs.queued(),
        networkReads: network.usage(origin),
      }
    },
    block,
    destroy() {
      requests.settle()
      page.removeEventListener('message', onMessage)
      frame.removeEventListener('load', onLoad)
    },
  }
}

const idOf = (received: ReceivedRequest): string =>
  received.kind === 'request' ? received.request.id : received.id

const isSameAccount = (one: string | undefined, other: string | undefined): boolean =>
  one === other || sameAddress(one, other)
