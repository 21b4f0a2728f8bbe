import Eye from 'lucide-react/icons/eye'
import type { Address, Remote } from '#base'
import type { SafeState } from '#domain'
import { isOwner, isSupportedVersion } from '#safe'
import { Button, Notice, Problem, useText, VisuallyHidden } from '#ui'
import styles from './Queue.module.css'
import { queueText } from './text.ts'

export interface RoleNoticeProps {
  viewer: Address | undefined
  safe: Remote<SafeState>
}

/** Why nobody can sign in this queue. */
export function RoleNotice({ safe }: Pick<RoleNoticeProps, 'safe'>) {
  const text = useText(queueText)
  if (safe.status === 'failed')
    return (
      <Problem
        variant="inline"
        reason={safe.reason}
        title={text('safe.failed')}
        onRetry={safe.retry}
      />
    )
  if (safe.status === 'loading' || isSupportedVersion(safe.value.version)) return null
  return (
    <Notice tone="warning" title={text('unsupported.title')}>
      {text('unsupported.text')}
    </Notice>
  )
}

/**
 * What the viewer cannot do, at the end of the heading's line, so that the list doesn't move when
 * it becomes known. Nothing for owners.
 */
export function RoleMark({
  viewer,
  safe,
  isDelegate,
  onConnect,
}: RoleNoticeProps & { isDelegate?: boolean | undefined; onConnect: (() => void) | undefined }) {
  const text = useText(queueText)
  if (viewer && (safe.status !== 'ready' || isOwner(safe.value, viewer))) return null
  const role = !viewer ? 'visitor' : isDelegate ? 'delegate' : 'nonOwner'
  const words = text(`${role}.text`)
  return (
    <div className={styles.role}>
      <span className={styles.roleWords} title={words}>
        <Eye size={15} aria-hidden />
        {text(`${role}.title`)}
        <VisuallyHidden>{`. ${words}`}</VisuallyHidden>
      </span>
      {!viewer && onConnect && (
        <Button variant="primary" onClick={onConnect}>
          {text('connect')}
        </Button>
      )}
    </div>
  )
}
