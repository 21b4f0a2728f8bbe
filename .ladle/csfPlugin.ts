import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const isStory = (id: string) => id.endsWith('.stories.tsx')

/**
 * Serves every Storybook story file to Ladle as plain components: `X.stories.tsx` becomes a wrapper
 * around `X.stories.tsx?csf`.
 */
export function csfForLadle(runtime: string): Plugin {
  return {
    name: 'csf-for-ladle',
    enforce: 'pre',
    load(id) {
      if (!isStory(id)) return null
      const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(
        (match) => match[1],
      )
      return [
        `import * as csf from ${JSON.stringify(`${id}?csf`)}`,
        `import { toLadle } from ${JSON.stringify(runtime)}`,
        'const stories = toLadle(csf)',
        'export default {}',
        ...names.map((name) => `export const ${name} = stories.${name}`),
      ].join('\n')
    },
    hotUpdate({ file }) {
      if (!isStory(file)) return
      this.environment.hot.send({ type: 'full-reload', path: '*' })
      return []
    },
  }
}
