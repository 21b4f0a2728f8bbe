import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import {
  createHost,
  createQuota,
  type Handlers,
  type Host,
  type HostState,
  type LoggedMessage,
} from '#apps/host'
import { storedPermissions } from '#screens/common/appStores'
import styles from './OpenAppView.module.css'
import { watchFocus } from './watchFocus.ts'

export type HostSnapshot = ReturnType<Host['snapshot']>

export interface AppFrameProps {
  url: string
  /** The app's own URL; `url` may be a page inside it. */
  start: string
  title: string
  /** Value of the frame's `allow` attribute. */
  allow: string
  state: HostState
  handlers: Handlers
  hostRef: RefObject<Host | undefined>
  onSnapshot: (snapshot: HostSnapshot) => void
  onLoad: () => void
  onMessage: (message: LoggedMessage) => void
}

/** The sandbox of the iframe's page. It has its own origin, so it can't access this page. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
  'allow-forms allow-downloads allow-orientation-lock'

// Kept for the visit: reopening an app doesn't reset its limits.
const rejections = new Map<string, number>()
const quota = createQuota()

/** An app's iframe and its message handlers. Its URL is set once the handlers are ready. */
export function AppFrame({
  url,
  start,
  title,
  allow,
  state,
  handlers,
  hostRef,
  onSnapshot,
  onLoad,
  onMessage,
}: AppFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The user may choose another node while the app is open.
  const latest = useRef(handlers)
  useEffect(() => void (latest.current = handlers), [handlers])
  const create = useEffectEvent((element: HTMLIFrameElement) => {
    const host: Host = createHost({
      frame: element,
      url,
      start,
      state,
      get handlers() {
        return latest.current
      },
      permissions: storedPermissions,
      rejections,
      quota,
      onChange: () => onSnapshot(host.snapshot()),
      onMessage,
    })
    hostRef.current = host
    onSnapshot(host.snapshot())
    return host
  })
  useEffect(() => {
    if (!frame.current) return
    const host = create(frame.current)
    const stop = watchFocus(frame.current, () => host.block('tookFocus'))
    return () => {
      stop()
      host.destroy()
      hostRef.current = undefined
    }
  }, [url, hostRef])
  useEffect(() => hostRef.current?.change(state), [hostRef, state])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox={sandbox}
      allow={allow}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  )
}
