import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderToString } from 'react-dom/server'
import { ThemeRoot } from '../../../src/ui/theme/ThemeRoot.tsx'
import { themes } from '../../../src/ui/theme/themes.ts'

export const fixedRoot = (theme: string) => `fixed_${theme.replace('-', '_')}`

/**
 * Puts a server-rendered page next to a built one: a root with a pair of themes, one that follows
 * the system, and one for each theme.
 */
export function writeServerPage(dir: string): void {
  const sheets = readdirSync(path.join(dir, 'assets')).filter((file) => file.endsWith('.css'))
  const roots = renderToString(
    <>
      <ThemeRoot id="pair" theme={{ light: 'contrast', dark: 'midnight' }} surface="page">
        words
      </ThemeRoot>
      <ThemeRoot id="system" surface="page">
        words
      </ThemeRoot>
      {themes.map((theme) => (
        <ThemeRoot key={theme} id={fixedRoot(theme)} theme={theme} surface="page">
          words
        </ThemeRoot>
      ))}
    </>,
  )
  const links = sheets.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('')
  writeFileSync(
    path.join(dir, 'server.html'),
    '<!doctype html><html lang="en"><head><link rel="icon" href="data:," />' +
      `<title>From a server</title>${links}</head><body>${roots}</body></html>`,
  )
}
