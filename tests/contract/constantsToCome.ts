// Constants of modules that do not exist yet. Once a module exists, it must contain its constant.

/** A required constant. */
export interface Promised {
  what: string
  /** Files of the module that will contain it. */
  module: RegExp
  /** What it will look like there. */
  sign: RegExp
}

export const promises: readonly Promised[] = [
  {
    what: 'the WalletConnect session, with the configured project id',
    module: /^src\/wallet\/.*walletConnect[^/]*\.ts$/i,
    sign: /projectId/,
  },
]

/** Violations: the module exists, its constant does not. */
export const broken = (sources: readonly { file: string; text: string }[]): string[] =>
  promises.flatMap(({ what, module, sign }) => {
    const inside = sources.filter(({ file }) => module.test(file))
    return inside.length > 0 && !inside.some(({ text }) => sign.test(text)) ? [what] : []
  })
