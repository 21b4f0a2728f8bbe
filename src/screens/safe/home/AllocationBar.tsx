import type { CSSProperties } from 'react'
import { numberFormat } from '#base'
import { useText, useTextSettings } from '#ui'
import styles from './AllocationBar.module.css'
import type { Share } from './allocation.ts'
import { homeText } from './text.ts'

/** Hues that differ enough from their neighbors. */
const hues = [175, 65, 265, 330, 120]

/** The composition of the value: a bar with a segment per token or protocol, and its share. */
export function AllocationBar({ shares }: { shares: readonly Share[] }) {
  const text = useText(homeText)
  const { locale } = useTextSettings()
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const words = (part: number) =>
    part < 0.005 ? text('allocation.less', { percent: percent.format(0.01) }) : percent.format(part)
  const isOther = ({ id }: Share) => id === 'other'
  const color = (share: Share, index: number) =>
    isOther(share) ? undefined : ({ '--hue': hues[index % hues.length] } as CSSProperties)
  return (
    <div className={styles.allocation}>
      <span className={styles.bar} aria-hidden="true">
        {shares.map((share, index) => (
          <span
            key={share.id}
            className={styles.segment}
            data-other={isOther(share) || undefined}
            style={{ ...color(share, index), flexGrow: share.part }}
          />
        ))}
      </span>
      <ul className={styles.legend} aria-label={text('allocation')}>
        {shares.map((share, index) => (
          <li key={share.id} className={styles.item}>
            <span
              className={styles.dot}
              data-other={isOther(share) || undefined}
              style={color(share, index)}
              aria-hidden="true"
            />
            <bdi className={styles.symbol} title={share.symbol || undefined}>
              {share.symbol || text('allocation.other')}
            </bdi>
            <span className={styles.part}>{words(share.part)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
