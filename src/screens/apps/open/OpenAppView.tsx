import Braces from 'lucide-react/icons/braces'
import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  Button,
  IconButton,
  Link,
  Notice,
  Skeleton,
  useAnnounce,
  useCopy,
  useFormat,
  useText,
} from '#ui'
import { type AppEntry, AppMark, appsText, ManifestNotice } from '#screens/apps/common'
import type { HostSnapshot } from './AppFrame.tsx'
import { MovedNotice } from './MovedNotice.tsx'
import styles from './OpenAppView.module.css'

/** `slow` and `failed`: loading takes too long. */
export type LoadState = 'loading' | 'slow' | 'failed' | 'loaded'

export interface OpenAppViewProps {
  app: AppEntry
  listHref: string
  /** The link for others, who open the app with their own Safe. */
  shareLink: string
  /** The frame; undefined while there is nothing to show it with. */
  frame: ReactNode
  load: LoadState
  /** false: neither its server nor its page has responded, though the frame shows something. */
  doesAnswer?: boolean | undefined
  /** The host's state; undefined until there is one. */
  snapshot: HostSnapshot | undefined
  /** Whether the user can respond to requests: requires a wallet, and being an owner. */
  viewer: 'owner' | 'readOnly' | 'noWallet' | undefined
  onConnect: (() => void) | undefined
  /** Why the app's manifest couldn't be read. */
  manifestProblem?: string | undefined
  onReload: () => void
  onAllow: (origin: string) => void
  /** Restores the dialog of a minimized request; undefined if there is none. */
  onShowRequest?: (() => void) | undefined
  /** Opens or closes the list of messages. */
  onInspect: () => void
  inspector?: ReactNode
}

/** An app in its iframe, below a bar that shows whose page it is. */
export function OpenAppView({
  app,
  listHref,
  shareLink,
  frame,
  load,
  doesAnswer = true,
  snapshot,
  viewer,
  onConnect,
  manifestProblem,
  onReload,
  onAllow,
  onShowRequest,
  onInspect,
  inspector,
}: OpenAppViewProps) {
  const text = useText(appsText)
  const { name, url } = app
  const origin = snapshot?.origin ?? app.origin
  const blocked = snapshot?.blocked
  const isFailed = load === 'failed'
  const announce = useAnnounce()
  const [copied, copy] = useCopy()
  const share = async () =>
    announce(text((await copy(shareLink)) ? 'share.copied' : 'share.copyFailed'))
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link
          href={listHref}
          className={styles.back}
          aria-label={text('open.back')}
          title={text('open.back')}
        >
          <ChevronLeft size={18} aria-hidden />
        </Link>
        <span className={styles.mark}>
          <AppMark name={name} url={url} icon={app.icon} size={28} />
        </span>
        <div className={styles.words}>
          <h1 className={styles.name} tabIndex={-1} dir="auto">
            {name}
          </h1>
          <span className={styles.origin} dir="ltr" title={text('open.origin', { origin })}>
            {origin}
          </span>
        </div>
        <span className={styles.tools}>
          <IconButton
            icon={copied === 'copied' ? Check : Share2}
            label={text('share.copy')}
            onClick={() => void share()}
          />
          <IconButton
            icon={Braces}
            label={text(inspector === undefined ? 'inspector.open' : 'inspector.close')}
            aria-pressed={inspector !== undefined}
            onClick={onInspect}
          />
          <IconButton icon={RotateCw} label={text('open.reload')} onClick={onReload} />
        </span>
      </div>
      {onShowRequest && <PutAway name={name} onShow={onShowRequest} />}
      <Notices {...{ name, snapshot, viewer, onConnect, onAllow }} />
      {!isFailed && doesAnswer && (
        <ManifestNotice name={name} problem={manifestProblem} onReload={onReload} />
      )}
      {!doesAnswer && <FailedNotice title={text('open.silent', { name })} onReload={onReload} />}
      {blocked !== undefined ? (
        <Notice tone="danger" title={text('open.blocked', { name })}>
          {text(blocked === 'tookFocus' ? 'open.tookFocusText' : 'open.blockedText')}
        </Notice>
      ) : (
        <div className={styles.stage} data-load={load}>
          {(load === 'loading' || load === 'slow') && (
            <div className={styles.loading}>
              <Skeleton shape="block" height="100%" />
              <p className={styles.loadingText} role="status">
                {text(load === 'slow' ? 'open.slow' : 'open.loading', { name })}
              </p>
            </div>
          )}
          {isFailed && (
            <div className={styles.failed}>
              <FailedNotice title={text('open.failed', { name })} onReload={onReload} />
            </div>
          )}
          {frame}
        </div>
      )}
      {inspector}
    </div>
  )
}

function FailedNotice({ title, onReload }: { title: string; onReload: () => void }) {
  const text = useText(appsText)
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button size="s" onClick={onReload}>
          {text('open.reload')}
        </Button>
      }
      live
    >
      {text('open.failedText')}
    </Notice>
  )
}

function Notices({
  name,
  snapshot,
  viewer,
  onConnect,
  onAllow,
}: Pick<OpenAppViewProps, 'snapshot' | 'viewer' | 'onConnect' | 'onAllow'> & { name: string }) {
  const text = useText(appsText)
  const format = useFormat()
  const { movedTo, queued = 0, networkReads } = snapshot ?? {}
  const isUsedUp = networkReads !== undefined && networkReads.used >= networkReads.limit
  return (
    <>
      {movedTo !== undefined && <MovedNotice name={name} origin={movedTo} onAllow={onAllow} />}
      {isUsedUp && (
        <Notice tone="warning" live>
          {text('open.quotaReached', { name, time: format.time(networkReads.resetsAt) })}
        </Notice>
      )}
      {queued > 0 && <Notice live>{text('open.waiting', { count: queued })}</Notice>}
      {viewer === 'noWallet' && (
        <Notice
          action={
            onConnect && (
              <Button size="s" onClick={onConnect}>
                {text('open.connect')}
              </Button>
            )
          }
        >
          {text('open.noWallet')}
        </Notice>
      )}
      {viewer === 'readOnly' && <Notice>{text('open.readOnly')}</Notice>}
    </>
  )
}

/** A minimized request that waits while the user looks at the app. */
function PutAway({ name, onShow }: { name: string; onShow: () => void }) {
  const text = useText(appsText)
  const button = useRef<HTMLButtonElement>(null)
  // The minimized dialog had the focus.
  useEffect(() => button.current?.focus(), [])
  return (
    <Notice
      live
      action={
        <Button size="s" ref={button} onClick={onShow}>
          {text('open.show')}
        </Button>
      }
    >
      {text('open.minimized', { name })}
    </Notice>
  )
}
