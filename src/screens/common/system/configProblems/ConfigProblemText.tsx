import { useText } from '#ui'
import type { ConfigProblem, ConfigProblemViewProps } from '../ConfigProblemView.tsx'
import styles from '../StartScreens.module.css'
import { configProblemsText } from './text.ts'

export interface ConfigProblemTextProps {
  kind: Exclude<ConfigProblemViewProps['kind'], 'unreachable' | 'timeout'>
  problems: readonly ConfigProblem[]
}

/** Describes the problems of `config.json`, as a whole and per field. */
export function ConfigProblemText({ kind, problems }: ConfigProblemTextProps) {
  const text = useText(configProblemsText)
  return (
    <>
      <p className={styles.text}>
        {kind === 'invalid'
          ? text('config.invalid', { count: problems.length })
          : text(`config.${kind}`)}
      </p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map(({ field, problem }) => (
            <li key={`${field} ${problem}`}>
              {text(`config.problem.${problem}`, { field: field || 'config.json' })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
