import { Button, Logo, useText } from '#ui'
import styles from './StartScreens.module.css'
import { systemText } from './text.ts'

export interface ConfigProblemViewProps {
  kind: 'missing' | 'unreachable' | 'notJson' | 'invalid'
  problems: readonly { field: string; problem: string }[]
  onRetry: () => void
}

/** The page shown if `config.json` is missing, unreachable or invalid; lists each invalid field. */
export function ConfigProblemView({ kind, problems, onRetry }: ConfigProblemViewProps) {
  const text = useText(systemText)
  return (
    <main className={styles.page}>
      <div className={styles.card} role="alert">
        <Logo size={40} />
        <h1 className={styles.heading}>{text('config.heading')}</h1>
        <p className={styles.text}>{kind === 'invalid' ? text('config.invalid', { count: problems.length }) : text(`config.${kind}`)}</p>
        {problems.length > 0 && (
          <ul className={styles.list}>
            {problems.map(({ field, problem }) => (
              <li key={`${field} ${problem}`}>{field ? text('config.field', { field, problem }) : text('config.whole', { problem })}</li>
            ))}
          </ul>
        )}
        <div>
          <Button onClick={onRetry}>{text('retry')}</Button>
        </div>
      </div>
    </main>
  )
}
