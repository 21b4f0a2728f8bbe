import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** Compiles every `messages/<locale>.json` (ICU texts by id) at build time, so that no parser is shipped. */
export function messages(): Plugin {
  return {
    name: 'coffer-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\/[\w-]+\.json$/ },
      handler: (code, id) => ({ code: compiledMessages(code, id), moduleType: 'js' }),
    },
  }
}

/** The module that a file of texts becomes. Throws an error that names the text when one is not valid ICU. */
export function compiledMessages(json: string, file: string): string {
  const source = JSON.parse(json) as Record<string, string>
  const compiled = Object.entries(source).map(([key, text]) => {
    try {
      return [key, compile(text)]
    } catch (cause) {
      throw new Error(`${file}: the text of "${key}" is not valid ICU: ${text}`, { cause })
    }
  })
  return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
}
