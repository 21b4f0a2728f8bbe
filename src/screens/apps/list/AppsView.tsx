import Blocks from 'lucide-react/icons/blocks'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import type { Remote } from '#base'
import {
  Button,
  EmptyState,
  Problem,
  Select,
  Skeleton,
  StaleBanner,
  Switch,
  TextInput,
  useText,
} from '#ui'
import { Page } from '#screens/common/pages'
import { useKeptFocus } from '#screens/common/hooks'
import { AppCard, type AppCardProps } from './AppCard.tsx'
import { type AppEntry, appsText, findApps, tagsOf } from '#screens/apps/common'
import styles from './AppsView.module.css'

export interface AppsViewProps extends Pick<AppCardProps, 'onPin' | 'onRemove'> {
  /** The gateway's apps and custom ones. */
  apps: Remote<readonly AppEntry[]>
  /** Whether there is no gateway, so that all apps are custom ones. */
  isLocal?: boolean | undefined
  /** Custom apps, even while the gateway's are unknown. */
  custom: readonly AppEntry[]
  /** URLs of pinned apps. */
  pinned: readonly string[]
  /** URLs of apps that didn't load when they were last opened. */
  failed: ReadonlySet<string>
  /** Name of the Safe's network. */
  network: string
  hrefOf: (app: AppEntry) => string
  onAdd: () => void
  /** Whether icons are loaded from other hosts. */
  showsIcons: boolean
  onShowIcons: (shows: boolean) => void
  notices?: ReactNode
}

/** Apps that run inside this one: pinned, custom, featured, all. */
export function AppsView({
  apps,
  isLocal,
  custom,
  pinned,
  failed,
  network,
  hrefOf,
  onAdd,
  onPin,
  onRemove,
  showsIcons,
  onShowIcons,
  notices,
}: AppsViewProps) {
  const text = useText(appsText)
  const [words, setWords] = useState('')
  const [tag, setTag] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(frame)
  const wanted = useDeferredValue(words)
  const all = apps.status === 'ready' ? apps.value : custom
  const isFiltered = wanted.trim() !== '' || tag !== ''
  const found = findApps(all, wanted, tag || undefined)
  const groups = isFiltered ? [{ name: undefined, list: found }] : groupsOf(all, pinned)
  const tags = tagsOf(all)
  return (
    <Page
      heading={text('title')}
      ref={frame}
      onFocus={keepFocus}
      actions={
        <Button icon={Plus} onClick={onAdd}>
          {text('add')}
        </Button>
      }
    >
      {notices}
      <div className={styles.tools} role="search">
        <TextInput
          className={styles.search ?? ''}
          type="search"
          leading={<Search size={16} aria-hidden />}
          aria-label={text('search')}
          placeholder={text('search.hint')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Select
          label={text('tags')}
          className={styles.tagChoice ?? ''}
          value={tag}
          options={[
            { value: '', label: text('tags.all') },
            ...tags.map((one) => ({ value: one, label: one })),
          ]}
          onChange={(event) => setTag(event.target.value)}
        />
        <span className={styles.count} role="status">
          {isFiltered ? text('search.found', { count: found.length }) : ''}
        </span>
      </div>
      {apps.status === 'ready' && apps.freshness !== 'live' && (
        <StaleBanner updating={apps.freshness === 'updating'} onRetry={apps.retry} />
      )}
      {apps.status === 'failed' && (
        <Problem
          variant="inline"
          reason={apps.reason}
          title={text('failed')}
          onRetry={apps.retry}
        />
      )}
      {apps.status === 'loading' && <AppsSkeleton />}
      {apps.status === 'ready' && all.length === 0 && (
        <EmptyState
          variant="page"
          icon={Blocks}
          title={text('empty', { network })}
          text={text(isLocal ? 'empty.local' : 'empty.text')}
          action={
            <Button variant="primary" icon={Plus} onClick={onAdd}>
              {text('add')}
            </Button>
          }
        />
      )}
      {isFiltered && all.length > 0 && found.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={text('search.none')}
          text={text('search.noneText')}
          action={
            <Button
              onClick={() => {
                setWords('')
                setTag('')
              }}
            >
              {text('search.clear')}
            </Button>
          }
        />
      )}
      {all.some(({ icon }) => icon?.host !== undefined) && (
        <Switch
          label={text('icons')}
          hint={text('icons.help')}
          checked={showsIcons}
          onChange={onShowIcons}
        />
      )}
      {groups.map(({ name, list }) => (
        <section key={name ?? 'found'} className={styles.group}>
          {name && <h2 className={styles.groupTitle}>{text(`group.${name}`)}</h2>}
          <ul className={styles.cards} aria-label={text(name ? `group.${name}` : 'title')}>
            {list.map((app) => (
              <AppCard
                key={app.url}
                app={app}
                href={hrefOf(app)}
                pinned={pinned.includes(app.url)}
                hasFailed={failed.has(app.url)}
                onPin={onPin}
                onRemove={onRemove}
              />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

/** Each app in one group, in list order. */
function groupsOf(apps: readonly AppEntry[], pinned: readonly string[]) {
  const nameOf = (app: AppEntry) => {
    if (pinned.includes(app.url)) return 'pinned'
    if (app.isCustom) return 'custom'
    return app.featured ? 'featured' : 'all'
  }
  return (['pinned', 'custom', 'featured', 'all'] as const)
    .map((name) => ({ name, list: apps.filter((app) => nameOf(app) === name) }))
    .filter(({ list }) => list.length > 0)
}

const AppsSkeleton = () => (
  <div className={styles.cards} aria-hidden>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={styles.card}>
        <Skeleton shape="round" width={40} height={40} />
        <div className={styles.words}>
          <Skeleton width="40%" />
          <Skeleton width="90%" />
        </div>
      </div>
    ))}
  </div>
)
