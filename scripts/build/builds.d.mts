/** Builds a page where its sources have changed since it was last built; gives its folder. */
export function built(page: 'demo' | 'live' | 'storybook' | 'storybookPart' | 'ladle'): Promise<string>
/** Has a folder made where what it is made from has changed since; gives the folder. Of several processes that ask at once, one makes it and the others wait. */
export function builtFrom(sources: readonly string[], dir: string, make: () => Promise<unknown>): Promise<string>
