import { Button } from '../Button/Button.tsx'
import { useTextSettings } from '../text/TextProvider.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { Notice } from './Notice.tsx'

export interface PartialBannerProps {
  /** Names of the parts that failed to load. */
  missing: readonly string[]
  onRetry?: (() => void) | undefined
}

/** Warns that some parts failed to load. Renders nothing if nothing is missing. */
export function PartialBanner({ missing, onRetry }: PartialBannerProps) {
  const t = useText(uiText)
  const { locale } = useTextSettings()
  if (missing.length === 0) return null
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing)
  return (
    <Notice
      tone="warning"
      live
      title={t('partial.title')}
      action={
        onRetry && (
          <Button size="s" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {t('partial.text', { missing: list })}
    </Notice>
  )
}
