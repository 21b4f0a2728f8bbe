import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Trash2 from 'lucide-react/icons/trash-2'
import { IconButton, Link, useText } from '#ui'
import { type AppEntry, AppMark, appsText } from '#screens/apps/common'
import styles from './AppsView.module.css'

export interface AppCardProps {
  app: AppEntry
  href: string
  pinned: boolean
  /** Whether it didn't load when it was last opened. */
  hasFailed: boolean
  onPin: (app: AppEntry, pinned: boolean) => void
  onRemove: (app: AppEntry) => void
}

/** An app in the list; the whole card opens it. */
export function AppCard({ app, href, pinned, hasFailed, onPin, onRemove }: AppCardProps) {
  const text = useText(appsText)
  const { name, url, origin, description, tags, isCustom } = app
  return (
    <li className={styles.card}>
      <AppMark name={name} url={url} icon={app.icon} />
      <div className={styles.words}>
        <Link href={href} className={styles.name} dir="auto">
          {name}
        </Link>
        <span className={styles.origin} dir="ltr">
          {origin.replace(/^https:\/\//, '')}
        </span>
        {hasFailed && (
          <p className={styles.failed}>
            <TriangleAlert size={14} aria-hidden />
            {text('open.failed', { name })}
            <Link href={href} className={styles.reload}>
              {text('open.reload')}
            </Link>
          </p>
        )}
        {description && (
          <p className={styles.description} dir="auto" title={description}>
            {description}
          </p>
        )}
        {(isCustom || tags.length > 0) && (
          <p className={styles.tags}>
            {[...(isCustom ? [text('custom.hint')] : []), ...tags].map((tag) => (
              <bdi key={tag} className={styles.tag}>
                {tag}
              </bdi>
            ))}
          </p>
        )}
      </div>
      <span className={styles.buttons}>
        {isCustom && (
          <IconButton
            size="s"
            icon={Trash2}
            label={text('remove', { name })}
            onClick={() => onRemove(app)}
          />
        )}
        <IconButton
          size="s"
          icon={pinned ? PinOff : Pin}
          label={text(pinned ? 'unpin' : 'pin', { name })}
          data-pin={url}
          onClick={() => onPin(app, !pinned)}
        />
      </span>
    </li>
  )
}
