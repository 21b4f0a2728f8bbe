import { useState } from 'react'
import { Button, ButtonLink, Checkbox, Notice, useText } from '#ui'
import { AppMark } from '../AppMark.tsx'
import type { AppEntry } from '../appEntry.ts'
import { appsText } from '../text.ts'
import styles from './FirstVisitView.module.css'

export interface FirstVisitViewProps {
  app: AppEntry
  /** In a list, or opened before without a warning. */
  isKnown: boolean
  /** Whether the general notice was read. */
  isTold: boolean
  listHref: string
  /** `remember`: without the warning from now on. */
  onContinue: (remember: boolean) => void
}

/** What a person should know before an app is opened for the first time, on one page. */
export function FirstVisitView({ app, isKnown, isTold, listHref, onContinue }: FirstVisitViewProps) {
  const text = useText(appsText)
  const [remembers, setRemembers] = useState(false)
  const { name, url, origin } = app
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <AppMark name={name} url={url} />
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {text('notice.title', { name })}
          </h1>
          <span className={styles.origin} dir="ltr">
            {origin}
          </span>
        </div>
      </div>
      {!isTold && <Notice title={text('notice.disclaimer')}>{text('notice.disclaimerText')}</Notice>}
      {!isKnown && (
        <>
          <Notice tone="warning" title={text('notice.unknown')}>
            {text('notice.unknownText', { origin })}
          </Notice>
          <Checkbox label={text('notice.remember')} checked={remembers} onChange={setRemembers} />
        </>
      )}
      <div className={styles.buttons}>
        <ButtonLink href={listHref}>{text('notice.cancel')}</ButtonLink>
        <Button variant="primary" onClick={() => onContinue(remembers)}>
          {text('notice.continue')}
        </Button>
      </div>
    </div>
  )
}
