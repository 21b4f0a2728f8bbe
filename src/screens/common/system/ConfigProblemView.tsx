import { Button, lazyPart, loadOnce, Logo, useText } from '#ui'
import styles from './StartScreens.module.css'
import { systemText } from './text.ts'

/** The possible problems of a `config.json` field; each has a message `config.problem.…`. */
export type ConfigProblemKind =
  | 'addressTemplate'
  | 'byte'
  | 'chainId'
  | 'chains'
  | 'empty'
  | 'keyAlone'
  | 'list'
  | 'noChains'
  | 'noGateway'
  | 'node'
  | 'noNode'
  | 'object'
  | 'picture'
  | 'prefixTwice'
  | 'priceChain'
  | 'projectId'
  | 'pushKey'
  | 'relayUrl'
  | 'required'
  | 'sameHost'
  | 'shortName'
  | 'text'
  | 'tokenKey'
  | 'twice'
  | 'txHashTemplate'
  | 'webUrl'
  | 'yesOrNo'

/** `field` is a path such as `chains.0.name`, and empty for the file as a whole. */
export interface ConfigProblem {
  field: string
  problem: ConfigProblemKind
}

export interface ConfigProblemViewProps {
  kind: 'missing' | 'unreachable' | 'timeout' | 'notJson' | 'invalid' | 'noChains'
  problems: readonly ConfigProblem[]
  onRetry: () => void
}

// Loaded on demand: only site operators see it, before launch.
const ConfigProblemText = /*@__PURE__*/ lazyPart(
  /*@__PURE__*/ loadOnce(() =>
    import('./configProblems/ConfigProblemText.tsx').then(
      (loaded) => loaded.ConfigProblemText,
      () => ProblemNames,
    ),
  ),
)

/** The problems by their names, if the sentences couldn't be loaded. */
const ProblemNames = ({ kind, problems }: Pick<ConfigProblemViewProps, 'kind' | 'problems'>) => (
  <p className={styles.text}>
    config.json: {problems.map(({ field, problem }) => `${field} ${problem}`).join(', ') || kind}
  </p>
)

/**
 * The page shown if `config.json` is missing, unreachable, or invalid, with an error per field, or
 * contains no usable network.
 */
export function ConfigProblemView({ kind, problems, onRetry }: ConfigProblemViewProps) {
  const text = useText(systemText)
  const isOut = kind === 'unreachable' || kind === 'timeout'
  const isSetUp = kind === 'unreachable' || kind === 'timeout' || kind === 'noChains'
  return (
    <main className={styles.page}>
      <div className={styles.card} role="alert">
        <Logo size={40} />
        <h1 className={styles.heading}>{text(isSetUp ? 'outage.heading' : 'config.heading')}</h1>
        {isOut ? (
          <p className={styles.text}>{text(`config.${kind}`)}</p>
        ) : (
          <ConfigProblemText kind={kind} problems={problems} />
        )}
        <div>
          <Button onClick={onRetry}>{text('retry')}</Button>
        </div>
      </div>
    </main>
  )
}
