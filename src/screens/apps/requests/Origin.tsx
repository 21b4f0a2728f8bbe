import Globe from 'lucide-react/icons/globe'
import { useText } from '#ui'
import { appsText } from '../text.ts'
import styles from './Request.module.css'

/** Who asks: the whole origin, as browsers spell it, with names of other scripts in ASCII. */
export function Origin({ origin }: { origin: string }) {
  const text = useText(appsText)
  return (
    <p className={styles.origin}>
      <Globe size={16} aria-hidden />
      <span>{text('request.from', { origin })}</span>
    </p>
  )
}
