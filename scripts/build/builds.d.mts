/** Builds a page if its sources have changed since the last build; returns its folder. */
export function built(
  page: 'demo' | 'live' | 'storybook' | 'storybookPart' | 'ladle',
): Promise<string>
/**
 * Rebuilds a folder if its sources have changed; returns the folder. If several processes call it
 * at once, one builds and the others wait.
 */
export function builtFrom(
  sources: readonly string[],
  dir: string,
  make: () => Promise<unknown>,
): Promise<string>
/** The files that a page is built from. */
export function sourcesOf(
  page: 'demo' | 'live' | 'storybook' | 'storybookPart' | 'ladle',
): readonly string[]
