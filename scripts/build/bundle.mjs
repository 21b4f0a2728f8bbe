import path from 'node:path'
import { build } from 'vite'

/** Bundles an entry with everything it needs into one module. */
export async function bundle(entry) {
  const id = path.resolve('entry.js')
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (name) => (name === id ? id : undefined),
        load: (name) => (name === id ? entry : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: id,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', minify: true, comments: false },
      },
    },
  })
  if (output.length !== 1) throw new Error(`The bundle has ${output.length} files instead of one.`)
  return output[0].code
}
