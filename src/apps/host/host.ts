import type { ExecutedTransaction, HostMethod } from '#apps/protocol'
import type { StoredPermissions } from './createPermissionRequests.ts'
import type { Quota, QuotaUsage } from './createQuota.ts'
import type { Handlers, HostState } from './handlers.ts'
import type { LoggedMessage } from './messageLog.ts'

/** The frame of an app, which has no `src` yet. */
export interface AppFrame {
  src: string
  readonly contentWindow: { postMessage: (message: unknown, targetOrigin: string) => void } | null
  /** Null for pages of other origins. */
  readonly contentDocument: { readonly URL: string } | null
  addEventListener(name: 'load', listener: () => void): void
  removeEventListener(name: 'load', listener: () => void): void
}

export type Message = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>

/** The page of the host. */
export interface HostPage {
  readonly location: { readonly origin: string }
  addEventListener(name: 'message', listener: (message: Message) => void): void
  removeEventListener(name: 'message', listener: (message: Message) => void): void
}

export interface HostOptions {
  frame: AppFrame
  /** The app. The host sets it as the frame's `src` when it listens. */
  url: string
  /** The app's own URL if `url` is a page inside the app: it has the app's permissions. */
  start?: string | undefined
  state: HostState
  /** Read for each request, so a getter can return different ones. */
  handlers: Handlers
  permissions: StoredPermissions
  /** How often the user rejected each app. Share one between all hosts of a visit. */
  rejections?: Map<string, number> | undefined
  /** The remaining network reads. Share one between all hosts of a visit. */
  quota?: Quota | undefined
  now?: (() => number) | undefined
  page?: HostPage | undefined
  /** {@link Host.snapshot} has changed. */
  onChange?: (() => void) | undefined
  /** Each message, for developers. */
  onMessage?: ((message: LoggedMessage) => void) | undefined
}

/**
 * `ownPage`: a page of the host's own origin was in the iframe. `tookFocus`: the page took the
 * keyboard focus from open dialogs.
 */
export type BlockReason = 'ownPage' | 'tookFocus'

interface HostSnapshot {
  /** The origin that gets responses. */
  origin: string
  /** The frame is on a page of another origin, which only receives errors until `allow`. */
  movedTo: string | undefined
  /** Why the frame was emptied. */
  blocked: BlockReason | undefined
  dialog: { method: HostMethod; origin: string } | undefined
  queued: number
  networkReads: QuotaUsage
}

export interface Host {
  /**
   * The Safe, the chain, the account or the theme have changed. Requests for another Safe, chain or
   * account fail.
   */
  change(next: Partial<HostState>): void
  /** Notifies the app of an executed Safe transaction. */
  executed(transaction: ExecutedTransaction): void
  /** The user agrees that the app continues at the origin to which the frame has moved. */
  allow(origin: string): void
  /** Closes the app, whose page can't be trusted to stay in its frame. */
  block(reason: BlockReason): void
  snapshot(): HostSnapshot
  /** Fails what is pending and stops listening. Call it before the frame is removed. */
  destroy(): void
}
