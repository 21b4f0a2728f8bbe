import Globe from 'lucide-react/icons/globe'
import { createContext, useContext } from 'react'
import { Notice, useText } from '#ui'
import { appsText } from '#screens/apps/common'
import styles from './Request.module.css'

/** Whether the app doesn't wait any more for what the dialog is about. */
export const IsOver = createContext(false)

/**
 * Who asks: the whole origin, as browsers spell it, with names of other scripts in ASCII; and
 * whether it still waits.
 */
export function Origin({ origin }: { origin: string }) {
  const text = useText(appsText)
  const isOver = useContext(IsOver)
  return (
    <>
      <p className={styles.origin}>
        <Globe size={16} aria-hidden />
        <span>{text('request.from', { origin })}</span>
      </p>
      {isOver && (
        <Notice live title={text('request.over')}>
          {text('request.overText')}
        </Notice>
      )}
    </>
  )
}
