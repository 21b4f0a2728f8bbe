import { useState } from 'react'
import type { BrowserFeature } from '#apps/host'
import { Button, ButtonLink, Checkbox, Notice, useText } from '#ui'
import { Page } from '#screens/common/pages'
import {
  AppAddress,
  type AppEntry,
  AppFacts,
  AppMark,
  appsText,
  foreignLetters,
  ImitationAddress,
  ManifestNotice,
} from '#screens/apps/common'
import { featuresText } from '#screens/common/appStores'
import styles from '../common/FirstVisitView.module.css'

export interface FirstVisitViewProps {
  app: AppEntry
  /** Whether it is in a list, or was opened before without a warning. */
  isKnown: boolean
  /** Whether the general notice was read. */
  isTold: boolean
  /** The listed app that it could be mistaken for; its own name and icon aren't shown then. */
  lookAlike?: AppEntry | undefined
  /** Browser features that the app wants and the user hasn't decided on. */
  features: readonly BrowserFeature[]
  listHref: string
  /** Why the app's manifest couldn't be read. */
  manifestProblem?: string | undefined
  onReload: () => void
  /**
   * `remember`: opens without the warning from now on. `allowed`: the features that the app may
   * use.
   */
  onContinue: (remember: boolean, allowed: readonly BrowserFeature[]) => void
}

/** What the user should know before opening an app for the first time, on one page. */
export function FirstVisitView({
  app,
  isKnown,
  isTold,
  lookAlike,
  features,
  listHref,
  manifestProblem,
  onReload,
  onContinue,
}: FirstVisitViewProps) {
  const text = useText(appsText)
  const nameOf = useText(featuresText)
  const [remembers, setRemembers] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const [allowed, setAllowed] = useState<readonly BrowserFeature[]>([])
  const { name, url, origin } = app
  const back = (
    <ButtonLink variant={lookAlike ? 'primary' : 'secondary'} href={listHref}>
      {text('notice.cancel')}
    </ButtonLink>
  )
  return (
    <Page
      width="reading"
      {...(lookAlike
        ? {
            heading: text('imitation.title', { name: lookAlike.name }),
            lead: <ImitationAddress url={url} listed={lookAlike.url} />,
          }
        : {
            picture: <AppMark name={name} url={url} icon={app.icon} />,
            heading: text('notice.title', { name }),
            lead: <AppAddress url={url} />,
          })}
    >
      {lookAlike && <ImitationNotice of={lookAlike} url={url} />}
      <AppFacts app={app} />
      {!isTold && (
        <Notice title={text('notice.disclaimer')}>{text('notice.disclaimerText')}</Notice>
      )}
      {!isKnown && (
        <>
          {!lookAlike && (
            <Notice tone="warning" title={text('notice.unknown')}>
              {text('notice.unknownText', { origin })}
            </Notice>
          )}
          <div className={styles.choices}>
            <Checkbox label={text('addApp.agree')} checked={isAgreed} onChange={setAgreed} />
            {!lookAlike && (
              <Checkbox
                label={text('notice.remember')}
                checked={remembers}
                onChange={setRemembers}
              />
            )}
          </div>
        </>
      )}
      <ManifestNotice name={name} problem={manifestProblem} onReload={onReload} />
      {features.length > 0 && (
        <fieldset className={styles.features}>
          <legend className={styles.legend}>{text('notice.features')}</legend>
          {features.map((feature) => (
            <Checkbox
              key={feature}
              label={nameOf(feature)}
              checked={allowed.includes(feature)}
              onChange={(checked) =>
                setAllowed((before) =>
                  checked ? [...before, feature] : before.filter((one) => one !== feature),
                )
              }
            />
          ))}
          <p className={styles.hint}>{text('notice.featuresText')}</p>
        </fieldset>
      )}
      <div className={styles.buttons}>
        {!lookAlike && back}
        <Button
          variant={lookAlike ? 'secondary' : 'primary'}
          disabledReason={isKnown || isAgreed ? undefined : text('addApp.agreeFirst')}
          onClick={() =>
            onContinue(
              remembers && !lookAlike,
              features.filter((one) => allowed.includes(one)),
            )
          }
        >
          {text(lookAlike ? 'imitation.open' : 'notice.continue')}
        </Button>
        {lookAlike && back}
      </div>
    </Page>
  )
}

/** Where the listed app is, and what's odd about this one's address. */
function ImitationNotice({ of, url }: { of: AppEntry; url: string }) {
  const text = useText(appsText)
  const letters = foreignLetters(new URL(url).hostname)
  return (
    <Notice
      tone="danger"
      title={text('imitation.listed', { name: of.name, listed: new URL(of.url).host })}
    >
      {text('imitation.text')}
      {letters.length > 0 && <p>{text('imitation.letters', { letters: letters.join(', ') })}</p>}
    </Notice>
  )
}
