import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** Compiles every `messages/<locale>.json` (ICU texts by id) at build time, so that no parser is shipped. */
export function messages(): Plugin {
  return {
    name: 'coffer-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\/[\w-]+\.json$/ },
      handler(code, id) {
        const source = JSON.parse(code) as Record<string, string>
        const compiled = Object.fromEntries(
          Object.entries(source).map(([key, text]) => {
            try {
              return [key, compile(text)]
            } catch (cause) {
              throw new Error(`${id}: the text of "${key}" is not valid ICU: ${text}`, { cause })
            }
          }),
        )
        return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js' }
      },
    },
  }
}
