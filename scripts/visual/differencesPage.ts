import type { Difference } from '../../tests/visual/runner/checkPicture.ts'

const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const link = (name: string, file: string) =>
  `<a href="${safe(file)}"><img src="${safe(file)}" alt="${name}"></a>`
const image = (name: string, file: string | undefined) =>
  `<figure><figcaption>${name}</figcaption>${file ? link(name, file) : '<p>none</p>'}</figure>`

/** A page that shows before, after, and difference of each picture side by side. */
export function differencesPage(differences: readonly (Difference & { story: string })[]): string {
  const rows = differences.map(
    ({ story, name, message, before, after, difference }) =>
      `<section><h2>${safe(story)} <small>${safe(name)}</small></h2><p>${safe(message)}</p>
<div>${image('before', before)}${image('after', after)}${image('difference', difference)}</div>
</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<title>${differences.length} screenshots differ</title>
<style>
body{font:15px/1.5 system-ui,sans-serif;margin:24px;background:#f4f5f6;color:#16191d}
section{background:#fff;border:1px solid #d5d9de;border-radius:10px;padding:16px;margin-block:16px}
h2{font-size:17px;margin:0}small{color:#5a6270;font-weight:400}
div{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}figure{margin:0}
img{max-width:100%;border:1px solid #d5d9de;
background:repeating-conic-gradient(#eee 0 25%,#fff 0 50%) 0/16px 16px}
</style>
<h1>${differences.length} screenshot${differences.length === 1 ? ' differs' : 's differ'}</h1>
<p>If this is what was wanted: <code>npm run visual:accept</code></p>
${rows.join('\n')}
</html>
`
}
