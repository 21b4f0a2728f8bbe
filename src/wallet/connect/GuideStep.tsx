import { Button, ButtonLink, useText } from '#ui'
import type { LucideIcon } from 'lucide-react'
import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import LogIn from 'lucide-react/icons/log-in'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ScanLine from 'lucide-react/icons/scan-line'
import { type GuideKind, guideTexts } from '../catalog/guides.ts'
import type { Guide, GuideStep as GuideStepKind } from '../catalog/types.ts'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'

const icons: Record<GuideStepKind, LucideIcon> = {
  install: Download,
  create: KeyRound,
  scan: ScanLine,
  connect: LogIn,
  refresh: RotateCw,
}

export interface GuideStepProps {
  /** The short name in narrow layouts. */
  wallet: string
  medium: GuideKind
  guide: Guide
  /** Where to get it. */
  store?: string | undefined
  /**
   * Sends the request. Undefined if the page must be reloaded first, because a new extension is
   * only detected then.
   */
  onConnect?: (() => void) | undefined
}

/** Setup guide for a new wallet. */
export function GuideStep({
  wallet,
  medium,
  guide: { steps, learnMore },
  store,
  onConnect,
}: GuideStepProps) {
  const t = useText(connectText)
  return (
    <div className={styles.step}>
      <ol className={styles.points}>
        {steps.map((one, index) => {
          const own = typeof one === 'string' ? undefined : one
          const step = typeof one === 'string' ? one : one.step
          const Icon = icons[step]
          const texts = guideTexts(medium, step)
          return (
            <li key={index} className={styles.point}>
              <span className={styles.badge}>
                <Icon size={20} aria-hidden />
              </span>
              <div>
                <p className={styles.pointTitle}>{own?.title ?? t(texts.title)}</p>
                <p className={styles.quiet}>{own?.description ?? t(texts.text, { wallet })}</p>
                {step === 'install' && store && (
                  <a className={styles.link} href={store} target="_blank" rel="noreferrer noopener">
                    {t(`guide.${medium}.install.open`)}
                  </a>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" href={learnMore} target="_blank" rel="noreferrer noopener">
          {t('guide.learn')}
        </ButtonLink>
        {onConnect ? (
          <Button variant="primary" onClick={onConnect}>
            {t('guide.connect')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => location.reload()}>
            {t('guide.reload')}
          </Button>
        )}
      </div>
    </div>
  )
}
