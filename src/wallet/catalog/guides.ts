import type { GuideStep, ListedWallet } from './types.ts'

export type GuideKind = keyof ListedWallet['guides']

/**
 * Message IDs of one guide step; each takes the wallet's name. The install step also has a button.
 */
export const guideTexts = <K extends GuideKind, S extends GuideStep>(kind: K, step: S) =>
  ({
    title: `guide.${kind}.${step}.title`,
    text: `guide.${kind}.${step}.text`,
    open: step === 'install' ? `guide.${kind}.install.open` : undefined,
  }) as const
