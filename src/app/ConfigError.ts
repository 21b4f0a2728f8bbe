import type { ConfigProblem } from '#screens/common/system'

/**
 * `config.json` is missing, unreachable, or invalid, or the app can use none of the chains;
 * `problems` lists each invalid field and why.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly kind: 'missing' | 'unreachable' | 'timeout' | 'notJson' | 'invalid' | 'noChains'
  readonly problems: readonly ConfigProblem[]
  constructor(
    kind: ConfigError['kind'],
    problems: ConfigError['problems'] = [],
    options?: ErrorOptions,
  ) {
    const lines = problems.map(({ field, problem }) => `\n${field || 'the file'}: ${problem}`)
    super(`config.json: ${kind}${lines.join('')}`, options)
    this.kind = kind
    this.problems = problems
  }
}
