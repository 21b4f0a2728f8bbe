import { Button, ButtonLink, useText } from '#ui'
import KeyRound from 'lucide-react/icons/key-round'
import LogIn from 'lucide-react/icons/log-in'
import { AppPart } from '../AppPart.tsx'
import { connectText } from './connectText.ts'
import { type AppInfo, learnAboutWallets } from './appInfo.ts'
import styles from './ConnectDialog.module.css'

const points = [
  ['keys', KeyRound],
  ['login', LogIn],
] as const

export interface IntroStepProps {
  appInfo?: AppInfo | undefined
  /** Leads to the wallets to get; undefined if there are none. */
  onGet?: (() => void) | undefined
}

/** Explains what a wallet is. */
export function IntroStep({ appInfo, onGet }: IntroStepProps) {
  const t = useText(connectText)
  return (
    <div className={styles.step}>
      <ul className={styles.points}>
        {points.map(([id, Icon]) => (
          <li key={id} className={styles.point}>
            <span className={styles.badge}>
              <Icon size={22} aria-hidden />
            </span>
            <div>
              <p className={styles.pointTitle}>{t(`intro.${id}.title`)}</p>
              <p className={styles.quiet}>{t(`intro.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink
          variant="quiet"
          href={appInfo?.learnMoreUrl ?? learnAboutWallets}
          target="_blank"
          rel="noreferrer"
        >
          {t('intro.learn')}
        </ButtonLink>
        {onGet && <Button onClick={onGet}>{t('intro.get')}</Button>}
      </div>
      {appInfo?.disclaimer && (
        <AppPart>
          <div className={styles.disclaimer}>{appInfo.disclaimer}</div>
        </AppPart>
      )}
    </div>
  )
}
