import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import type { Address, Remote } from '#base'
import type { SafeState } from '#domain'
import { isOwner, isSupportedVersion } from '#safe'
import { componentsText } from '#screens/common/text'
import { Button, Notice, Problem, useText, VisuallyHidden } from '#ui'
import styles from './Queue.module.css'
import { queueText } from './text.ts'

export interface RoleNoticeProps {
  viewer: Address | undefined
  safe: Remote<SafeState>
}

/** Why no one can sign in this queue. */
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
 * What the viewer may and may not do, at the end of the heading's line, so that the list doesn't
 * move when it becomes known. Nothing for owners.
 */
export function RoleMark({
  viewer,
  safe,
  isDelegate,
  limits,
  onConnect,
}: RoleNoticeProps & {
  isDelegate?: boolean | undefined
  /** What an account without a role may still spend, in place of this text. */
  limits?: ((otherwise: ReactNode) => ReactNode) | undefined
  onConnect: (() => void) | undefined
}) {
  const text = useText(queueText)
  const parts = useText(componentsText)
  if (viewer && (safe.status !== 'ready' || isOwner(safe.value, viewer))) return null
  const role = !viewer ? 'visitor' : isDelegate ? 'delegate' : 'nonOwner'
  const words = text(`${role}.text`)
  const title = role === 'delegate' ? parts('role.propose') : text(`${role}.title`)
  return (
    <div className={styles.role}>
      <span className={styles.roleWords} title={words}>
        <Eye size={15} aria-hidden />
        {viewer && limits ? <span>{limits(title)}</span> : title}
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
