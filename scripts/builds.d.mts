/** Builds a page where its sources have changed since it was last built; gives its folder. */
export function built(page: 'demo' | 'live' | 'storybook' | 'ladle'): Promise<string>
