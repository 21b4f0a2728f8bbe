import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { watchErrors } from './watchErrors.ts'

/** A build in its own folder, whose page keeps its errors, served with production headers. */
export async function serveWatched(build: 'demo' | 'live', config?: object): Promise<Served> {
  const dir = mkdtempSync(path.join(tmpdir(), `coffer-${build}-`))
  cpSync(await built(build), dir, { recursive: true })
  const page = path.join(dir, 'index.html')
  // Its own file, as the page's policy demands.
  writeFileSync(path.join(dir, 'watchErrors.js'), `(${watchErrors.toString()})()`)
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(/<head>/, '<head><script src="/watchErrors.js"></script>'),
  )
  if (config) writeFileSync(path.join(dir, 'config.json'), JSON.stringify(config))
  const served = await serve({ dir })
  return {
    url: served.url,
    close: async () => {
      await served.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
